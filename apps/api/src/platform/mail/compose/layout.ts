import { readFileSync } from "node:fs";
import { join } from "node:path";
import { organization } from "@headwaters/contracts";
import { createElement as h, type ReactNode } from "react";
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

/** Renders a mail's HTML in the organization's layout. React escapes user input. */
export function mailPage(subject: string, ...content: ReactNode[]): string {
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
        { className: "card", style: styles.card },
        h(
          "p",
          { className: "name", style: styles.name },
          // Without lazy loading, React would add a preload link for the picture.
          h("img", {
            src: `cid:${MARK_ID}`,
            alt: "",
            width: 40,
            height: 40,
            loading: "lazy",
            style: styles.mark,
          }),
          name,
        ),
        ...content,
        h("hr", { className: "line", style: styles.line }),
        quiet(h("strong", null, name), h("br"), postalAddress, h("br"), `${email} · ${phone}`),
      ),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** The end of a plain-text mail: sender and address. */
export const signature = `-- \n${name}\n${postalAddress}\n${email} · ${phone}`;

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
