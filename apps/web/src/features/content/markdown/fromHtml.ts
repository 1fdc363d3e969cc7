import Turndown from "turndown";
import { cleanHtml } from "./cleanHtml.ts";
import { escapeAddress } from "./inline.ts";

const turndown = new Turndown({
  headingStyle: "atx",
  hr: "---",
  bulletListMarker: "-",
  codeBlockStyle: "fenced",
  emDelimiter: "*",
});

const escapeText = turndown.escape.bind(turndown);
/** A backslash would become part of an address. */
turndown.escape = (text) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? part : escapeText(part)))
    .join("");

turndown.addRule("item", {
  filter: "li",
  replacement(content, node) {
    const list = node.parentElement;
    const place = [...(list?.children ?? [])].indexOf(node as Element);
    const first = Number(list?.getAttribute("start") ?? 1);
    const marker = list?.localName === "ol" ? `${first + place}. ` : "- ";
    const text = content.trim().replace(/\n+(?= *(?:-|\d+\.) )/g, "\n");
    return `${marker}${text.replace(/\n(?=.)/g, `\n${" ".repeat(marker.length)}`)}\n`;
  },
});
turndown.addRule("link", {
  filter: (node) => node.nodeName === "A" && node.hasAttribute("href"),
  replacement(content, node) {
    const address = (node as Element).getAttribute("href") ?? "";
    return node.textContent === address ? address : `[${content}](${escapeAddress(address)})`;
  },
});
turndown.addRule("struck", {
  filter: ["del", "s"],
  replacement: (content) => `~~${content}~~`,
});
turndown.addRule("cell", {
  filter: ["td", "th"],
  replacement: (content) => ` ${content.trim().replaceAll("|", "\\|")} |`,
});
turndown.addRule("row", {
  filter: "tr",
  replacement(content, node) {
    const row = node as HTMLTableRowElement;
    const isFirst = row.closest("table")?.querySelector("tr") === row;
    return `|${content}\n${isFirst ? `|${" --- |".repeat(row.cells.length)}\n` : ""}`;
  },
});
turndown.addRule("rows", {
  filter: ["tbody", "tfoot", "thead"],
  replacement: (content) => content,
});

/** Converts copied HTML to Markdown. Pictures are left out, as they would stay on other sites. */
export function fromHtml(html: string) {
  const { body, hasPictures } = cleanHtml(html);
  const markdown = turndown
    .turndown(body)
    .replace(/^ +$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return { markdown, hasPictures };
}
