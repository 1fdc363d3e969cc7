import type { Encoding } from "./cachedResponse.ts";

const BEST_FIRST = ["br", "gzip"] as const;

/** Parses the quality of each coding in an Accept-Encoding header (RFC 9110, 12.5.3). */
function qualities(header: string): Map<string, number> {
  return new Map(
    header.split(",").map((part) => {
      const [name = "", ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const q = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, q ? Number(q.slice(2)) || 0 : 1];
    }),
  );
}

/** The smallest encoding that this Accept-Encoding header allows. */
export function encodingFor(header = ""): Encoding {
  const accepted = qualities(header);
  const rest = accepted.get("*") ?? 0;
  return BEST_FIRST.find((coding) => (accepted.get(coding) ?? rest) > 0) ?? "identity";
}
