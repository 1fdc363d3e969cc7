import type { Result } from "lighthouse";

type Details = NonNullable<Result["audits"][string]["details"]>;
type Row = Record<string, unknown>;

/** Always printed; the other findings only if they have entries. */
const ALWAYS = ["lcp-breakdown-insight", "long-tasks"];
const ROWS = 8;

/** Formats a cell of one of Lighthouse's tables. */
function words(value: unknown, type: string | undefined): string {
  if (typeof value === "number") {
    if (type === "bytes") return `${(value / 1000).toFixed(1)} kB`;
    if (type === "ms" || type === "timespanMs") return `${Math.round(value)} ms`;
    return String(Math.round(value * 1e4) / 1e4);
  }
  if (typeof value === "string") return value.replace(/^http:\/\/localhost:\d+/, "");
  if (typeof value !== "object" || value === null) return "";
  const { selector, snippet, url } = value as Row; // A place in the page or in a file.
  return words(selector ?? snippet ?? url, "text");
}

function formatLines(details: Details): string[] {
  switch (details.type) {
    case "table":
    case "opportunity":
      return details.items.slice(0, ROWS).map((item) =>
        details.headings
          .map(({ key, valueType }) => key && words((item as Row)[key], valueType))
          .filter(Boolean)
          .join("  "),
      );
    case "list":
      return details.items.flatMap((item) => formatLines(item as Details));
    case "checklist":
      return Object.values(details.items).map(
        ({ label, value }) => `${value ? "✓" : "✗"} ${label}`,
      );
    default: {
      const place = words(details, "node");
      return place ? [place] : [];
    }
  }
}

/** Lighthouse's findings about a page, one line each. */
export function formatDetails(result: Result): string[] {
  const telling = Object.values(result.audits).filter(
    ({ id, score }) => ALWAYS.includes(id) || (score !== null && score < 1),
  );
  return telling.flatMap(({ id, title, displayValue, details }) => [
    [title, displayValue, `(${id})`].filter(Boolean).join(" "),
    ...(details ? formatLines(details) : []).map((line) => `    ${line}`),
  ]);
}
