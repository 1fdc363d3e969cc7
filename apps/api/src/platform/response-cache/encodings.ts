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

/** The first of these encodings that an Accept-Encoding header allows. */
export function encodingFor<Name extends string>(
  header: string | undefined,
  bestFirst: readonly Name[],
): Name | "identity" {
  const accepted = qualities(header ?? "");
  const rest = accepted.get("*") ?? 0;
  return bestFirst.find((coding) => (accepted.get(coding) ?? rest) > 0) ?? "identity";
}
