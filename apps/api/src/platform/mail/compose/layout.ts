import { readFileSync } from "node:fs";
import { join } from "node:path";
import { organization, shorten } from "@headwaters/contracts";
import { type ComponentProps, type CSSProperties, createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { palette, styles } from "./styles.ts";
import { oneLine } from "./words.ts";

const MARK_ID = "mark";

/**
 * The organization's logo, attached to each mail, as mail programs block remote images. `pnpm artwork
 * icons` makes it.
 */
export const mark = {
  filename: "mark.png",
  content: readFileSync(join(import.meta.dirname, "mark.png")),
  contentType: "image/png",
  contentDisposition: "inline",
  cid: MARK_ID,
} as const;

/** Embeds the attached logo into the HTML, for a page that shows a mail. */
export function embedMark(html: string): string {
  return html.replace(`cid:${MARK_ID}`, `data:image/png;base64,${mark.content.toString("base64")}`);
}

const { name, email, phone, address } = organization;
const postalAddress = `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`;

/** The end of a plain-text mail: sender and address. */
export const signature = `-- \n${name}\n${postalAddress}\n${email} · ${phone}`;

/** Inboxes show about as many characters of a preview. */
const PREVIEW_LENGTH = 140;
/** Invisible characters after the preview, so that inboxes do not show the mail's beginning behind it. */
const PREVIEW_PADDING = "\u034f\u200c\u00a0".repeat(100);

/**
 * Renders a mail's HTML in the organization's layout. React escapes user input.
 * @param preview the line that inboxes show below the subject; what is new, not the subject again
 */
export function mailPage(
  { subject, preview }: { subject: string; preview: string },
  ...content: ReactNode[]
): string {
  const page = h(
    "html",
    { lang: "en" },
    h(
      "head",
      null,
      h("meta", { httpEquiv: "Content-Type", content: "text/html; charset=utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("title", null, oneLine(subject)),
      h("style", { dangerouslySetInnerHTML: { __html: palette } }),
    ),
    h(
      "body",
      { className: "page", style: styles.page },
      h(
        "div",
        { style: styles.preview },
        `${shorten(oneLine(preview), PREVIEW_LENGTH)}${PREVIEW_PADDING}`,
      ),
      h("div", { className: "card", style: styles.card }, header, ...content, ...footer),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** Mark and name in the cells of a row: a long name does not wrap below the mark. */
const header = row(
  styles.header,
  h(
    "td",
    { style: styles.markCell },
    picture({ src: `cid:${MARK_ID}`, alt: "", width: 40, height: 40, style: styles.mark }),
  ),
  h("td", { className: "name", style: styles.name }, name),
);

const footer = [
  h("hr", { className: "line", style: styles.line }),
  quiet(
    h("strong", null, name),
    h("br"),
    postalAddress,
    h("br"),
    h("a", { className: "link", href: `mailto:${email}`, style: styles.link }, email),
    h("br"),
    phone,
  ),
];

/** A table with one row, for cells side by side: mail programs support no other layout. */
export function row(style: CSSProperties, ...cells: ReactNode[]): ReactNode {
  return h("table", { role: "presentation", style }, h("tbody", null, h("tr", null, ...cells)));
}

/** A picture of a fixed size. Without lazy loading, React would add a preload link for it. */
export function picture(attributes: ComponentProps<"img">): ReactNode {
  return h("img", { ...attributes, loading: "lazy" });
}

/** Replaces line breaks by elements: Outlook ignores `white-space`. */
export function withBreaks(text: string): ReactNode[] {
  return text.split(/\r\n?|\n/).flatMap((line, index) => (index === 0 ? [line] : [h("br"), line]));
}

export function paragraph(text: string): ReactNode {
  return h("p", { dir: "auto", style: styles.paragraph }, ...withBreaks(text));
}

export function quiet(...children: ReactNode[]): ReactNode {
  return h("p", { className: "quiet", style: styles.quiet }, ...children);
}
