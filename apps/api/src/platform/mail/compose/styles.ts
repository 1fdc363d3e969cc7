import type { CSSProperties } from "react";

/** Inline styles, because many mail programs drop style sheets; they show the light scheme. */
export const styles = {
  page: { margin: 0, padding: "24px 12px", backgroundColor: "#eef4f7" },
  card: {
    maxWidth: "560px",
    margin: "0 auto",
    padding: "24px 28px",
    borderRadius: "12px",
    backgroundColor: "#ffffff",
    color: "#12303f",
    fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
    fontSize: "16px",
    lineHeight: "1.5",
  },
  name: { margin: "0 0 20px", fontSize: "18px", fontWeight: 700, color: "#0b5a7d" },
  paragraph: { margin: "0 0 16px", overflowWrap: "anywhere" },
  quote: {
    margin: "0 0 16px",
    padding: "0 0 0 14px",
    borderLeft: "3px solid #d5e1e8",
    fontSize: "14px",
    color: "#4b6472",
    overflowWrap: "anywhere",
  },
  button: {
    display: "inline-block",
    padding: "12px 22px",
    borderRadius: "8px",
    backgroundColor: "#0b5a7d",
    color: "#ffffff",
    fontWeight: 700,
    textDecoration: "none",
  },
  quiet: { margin: "0 0 16px", fontSize: "14px", color: "#4b6472", overflowWrap: "anywhere" },
  facts: { margin: "0 0 16px", borderCollapse: "collapse" },
  term: {
    padding: "4px 20px 4px 0",
    color: "#4b6472",
    fontSize: "14px",
    fontWeight: 400,
    textAlign: "left",
    verticalAlign: "top",
  },
  value: { padding: "4px 0", fontWeight: 700, overflowWrap: "anywhere" },
  link: { color: "#0b5a7d" },
  label: {
    margin: "0 0 4px",
    fontSize: "13px",
    fontWeight: 700,
    letterSpacing: "0.06em",
    textTransform: "uppercase",
    color: "#4b6472",
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
  line: { margin: "24px 0 16px", border: 0, borderTop: "1px solid #d5e1e8" },
} satisfies Record<string, CSSProperties>;

/** For the programs that know dark mode; "!important" because the elements carry their own styles. */
export const palette = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #0d1b22 !important; }
  .card { background-color: #152a34 !important; color: #e6eff3 !important; }
  .name, .link { color: #7cc4e6 !important; }
  .button { background-color: #7cc4e6 !important; color: #0d1b22 !important; }
  .quiet, .quote { color: #a9bdc7 !important; }
  .quote { border-left-color: #2c4653 !important; }
  .line { border-top-color: #2c4653 !important; }
}`;
