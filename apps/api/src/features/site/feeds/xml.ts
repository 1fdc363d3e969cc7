export const XML_DECLARATION = '<?xml version="1.0" encoding="utf-8"?>';

/** What no XML 1.0 document may hold, not even escaped (section 2.2): halves of surrogate pairs, too. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Any text as the content of an element or of a quoted attribute. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (mark) => ESCAPES[mark] ?? "");
}
