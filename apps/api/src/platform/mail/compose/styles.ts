import type { CSSProperties } from "react";

/**
 * Inline styles in the light scheme, because many mail programs drop style sheets. The colors are those
 * of the site: apps/web/src/ui/styles/tokens.css.
 */
export const styles = {
  page: { margin: 0, padding: "24px 12px", backgroundColor: "#f3ecde" },
  card: {
    maxWidth: "560px",
    margin: "0 auto",
    padding: "24px",
    borderRadius: "4px",
    borderTop: "6px solid #0a2c3d",
    backgroundColor: "#fffdf9",
    color: "#10303d",
    fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
    fontSize: "16px",
    lineHeight: "1.5",
  },
  // In several ways, as no mail program supports all of them.
  preview: {
    display: "none",
    ...({ msoHide: "all" } as CSSProperties),
    maxHeight: 0,
    overflow: "hidden",
    fontSize: "1px",
    lineHeight: "1px",
    opacity: 0,
  },
  header: { margin: "0 0 24px", borderCollapse: "collapse" },
  markCell: { width: "40px", padding: "0 12px 0 0", verticalAlign: "middle" },
  mark: { display: "block", border: 0 },
  name: {
    padding: 0,
    fontSize: "18px",
    fontWeight: 700,
    lineHeight: "1.2",
    color: "#0a2c3d",
    verticalAlign: "middle",
  },
  paragraph: { margin: "0 0 16px", overflowWrap: "anywhere" },
  quote: {
    margin: "0 0 16px",
    padding: "0 0 0 14px",
    borderLeft: "3px solid #ddd2bd",
    fontSize: "14px",
    color: "#45606b",
    overflowWrap: "anywhere",
  },
  button: {
    display: "inline-block",
    padding: "12px 22px",
    border: "1px solid #17536e",
    borderRadius: "3px",
    backgroundColor: "#17536e",
    color: "#ffffff",
    fontWeight: 700,
    textDecoration: "none",
  },
  outlined: {
    display: "inline-block",
    padding: "10px 20px",
    border: "1px solid #17536e",
    borderRadius: "3px",
    color: "#17536e",
    fontWeight: 700,
    textDecoration: "none",
  },
  quiet: { margin: "0 0 16px", fontSize: "14px", color: "#45606b", overflowWrap: "anywhere" },
  list: { margin: "0 0 16px", padding: "0 0 0 20px" },
  item: { margin: "0 0 8px", overflowWrap: "anywhere" },
  event: { margin: "0 0 16px", borderCollapse: "separate", borderSpacing: 0 },
  dateBadge: {
    width: "52px",
    padding: "6px",
    border: "1px solid #ddd2bd",
    borderTop: "4px solid #275436",
    borderRadius: "2px",
    backgroundColor: "#fbf8f1",
    textAlign: "center",
    verticalAlign: "middle",
  },
  month: {
    fontSize: "13px",
    fontWeight: 700,
    letterSpacing: "0.1em",
    lineHeight: "1.2",
    textTransform: "uppercase",
  },
  day: { fontSize: "28px", fontWeight: 700, lineHeight: "1.1" },
  eventPictureCell: { padding: "0 0 0 12px", verticalAlign: "top" },
  // The font is that of the description, shown while the picture is blocked.
  eventPicture: {
    display: "block",
    maxWidth: "100%",
    height: "auto",
    borderRadius: "2px",
    backgroundColor: "#f3ecde",
    color: "#45606b",
    fontSize: "12px",
    lineHeight: "1.3",
  },
  facts: { margin: "0 0 16px", borderCollapse: "collapse" },
  term: {
    padding: "4px 20px 4px 0",
    color: "#45606b",
    fontSize: "14px",
    fontWeight: 400,
    textAlign: "left",
    verticalAlign: "top",
  },
  value: { padding: "4px 0", fontWeight: 700, overflowWrap: "anywhere" },
  link: { color: "#17536e" },
  label: {
    margin: "0 0 4px",
    fontSize: "13px",
    fontWeight: 700,
    letterSpacing: "0.06em",
    textTransform: "uppercase",
    color: "#45606b",
  },
  heading: { margin: "0 0 8px", fontSize: "20px", lineHeight: "1.3", overflowWrap: "anywhere" },
  picture: {
    display: "block",
    width: "100%",
    maxWidth: "560px",
    height: "auto",
    margin: "0 0 16px",
    borderRadius: "8px",
  },
  line: { margin: "24px 0 16px", border: 0, borderTop: "1px solid #ddd2bd" },
} satisfies Record<string, CSSProperties>;

/** For mail programs with dark mode. "!important" overrides the inline styles. */
export const palette = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #061c29 !important; }
  .card { background-color: #0b2635 !important; color: #ecefe8 !important; border-top-color: #17536e !important; }
  .name { color: #ecefe8 !important; }
  .date { background-color: #061c29 !important; border-color: #1f4558 !important; border-top-color: #8fbb95 !important; }
  .picture { background-color: #0a2433 !important; color: #a8c0c9 !important; }
  .link, .outlined { color: #b4d5e4 !important; }
  .outlined { border-color: #b4d5e4 !important; }
  .button { background-color: #88bad0 !important; border-color: #88bad0 !important; color: #04202e !important; }
  .quiet, .quote { color: #a8c0c9 !important; }
  .quote { border-left-color: #1f4558 !important; }
  .line { border-top-color: #1f4558 !important; }
  .cell { border-color: #1f4558 !important; }
}`;
