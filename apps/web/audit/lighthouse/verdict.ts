import type { Result } from "lighthouse";
import { MAX_LAYOUT_SHIFT } from "../pages.ts";
import { CATEGORIES } from "./measure.ts";

/** Points that a page may have fewer than the bare page of the same run. */
const MAX_LOST_POINTS = 2;
/** Largest ratio of its largest contentful paint to that of the bare page. */
const MAX_PAINT_RATIO = 1.15;

export const score = (result: Result, category: string) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

export const metric = (result: Result, id: string) => result.audits[id]?.numericValue ?? Number.NaN;

/** Audits of a category that cost it points, the most expensive first. */
function costly(result: Result, category: string) {
  const refs = result.categories[category]?.auditRefs ?? [];
  return refs
    .flatMap(({ id, weight }) => {
      const audit = result.audits[id];
      if (!audit) return [];
      const failed = audit.scoreDisplayMode === "error";
      return { audit, lost: failed ? weight : weight * (1 - (audit.score ?? 1)) };
    })
    .filter(({ lost }) => lost > 0)
    .sort((a, b) => b.lost - a.lost)
    .map(({ audit }) => audit);
}

/**
 * Explains in sentences why this page fails against the bare page of the same run; empty if it
 * passes.
 */
export function complaintsAbout(result: Result, bare: Result): string[] {
  const complaints: string[] = [];
  for (const category of CATEGORIES) {
    const wanted = category === "performance" ? score(bare, category) - MAX_LOST_POINTS : 100;
    if (score(result, category) >= wanted) continue;
    for (const { id, title, displayValue } of costly(result, category)) {
      complaints.push([`${category}:`, title, displayValue, `(${id})`].filter(Boolean).join(" "));
    }
  }
  const paint = (page: Result) => metric(page, "largest-contentful-paint");
  const limits = [
    ["largest-contentful-paint", paint(bare) * MAX_PAINT_RATIO],
    ["cumulative-layout-shift", MAX_LAYOUT_SHIFT],
  ] as const;
  for (const [id, allowed] of limits) {
    const value = metric(result, id);
    // NaN, for a metric that could not be measured, is a failure too.
    if (!(value <= allowed))
      complaints.push(`${id} is ${Math.round(value * 1e3) / 1e3}, above ${allowed}`);
  }
  return complaints;
}
