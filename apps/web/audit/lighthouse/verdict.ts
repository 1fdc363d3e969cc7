import type { Result } from "lighthouse";
import { CATEGORIES } from "./measure.ts";

/** Limits of the metrics: milliseconds, except the layout shift, which is a score. */
const ALLOWED = {
  "largest-contentful-paint": 1_500,
  "total-blocking-time": 50,
  // Lighthouse shows three decimals: a date that moves by a letter's width rounds to 0.
  "cumulative-layout-shift": 0.0005,
};

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

/** Why this page fails, a sentence each; none if it passes. */
export function complaintsAbout(result: Result): string[] {
  const complaints: string[] = [];
  for (const category of CATEGORIES) {
    if (score(result, category) === 100) continue;
    for (const { id, title, displayValue } of costly(result, category)) {
      complaints.push([`${category}:`, title, displayValue, `(${id})`].filter(Boolean).join(" "));
    }
  }
  for (const [id, allowed] of Object.entries(ALLOWED)) {
    const value = metric(result, id);
    // NaN, of a metric that could not be measured, is a failure too.
    if (!(value <= allowed))
      complaints.push(`${id} is ${Math.round(value * 1e3) / 1e3}, above ${allowed}`);
  }
  return complaints;
}
