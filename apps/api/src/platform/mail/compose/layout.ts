import { organization } from "@headwaters/contracts";
import { createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { palette, styles } from "./styles.ts";
import { oneLine } from "./words.ts";

const { name, email, phone, address } = organization;
const postalAddress = `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`;

/** A mail's HTML in the organization's layout. React escapes user input. */
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
        h("p", { className: "name", style: styles.name }, name),
        ...content,
        h("hr", { className: "line", style: styles.line }),
        quiet(h("strong", null, name), h("br"), postalAddress, h("br"), `${email} · ${phone}`),
      ),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** The end of a mail's text: sender and address. */
export const signature = `-- \n${name}\n${postalAddress}\n${email} · ${phone}`;

/** Line breaks become elements: Outlook ignores `white-space`. */
export function withBreaks(text: string): ReactNode[] {
  return text.split(/\r\n?|\n/).flatMap((line, index) => (index === 0 ? [line] : [h("br"), line]));
}

export function paragraph(text: string): ReactNode {
  return h("p", { dir: "auto", style: styles.paragraph }, ...withBreaks(text));
}

export function quiet(...children: ReactNode[]): ReactNode {
  return h("p", { className: "quiet", style: styles.quiet }, ...children);
}
