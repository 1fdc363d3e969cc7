export const XML_DECLARATION = '<?xml version="1.0" encoding="utf-8"?>';

/** Characters forbidden in XML 1.0, even escaped (section 2.2), including lone surrogates. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes text for an element or a quoted attribute, and removes forbidden characters. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (mark) => ESCAPES[mark] ?? "");
}
