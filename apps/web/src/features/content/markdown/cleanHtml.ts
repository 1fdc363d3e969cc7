import { isLinkAddress } from "./inline.ts";

const BLOCKS =
  "address, article, aside, blockquote, dd, div, dl, dt, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, ul";

const NO_TEXT =
  "audio, button, canvas, caption, colgroup, embed, iframe, input, link, meta, noscript, object, script, select, style, svg, template, textarea, title, video, [hidden], [aria-hidden=true]";

/** Reduces a copy from Word, Google Docs or a page to plain structural elements. */
export function cleanHtml(html: string) {
  // In a document of its own scripts do not run, and nothing is fetched.
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const pictures = body.querySelectorAll("img, picture");
  for (const element of [...pictures, ...body.querySelectorAll(NO_TEXT)]) element.remove();
  normalizeText(body);
  makeWordLists(body);
  for (const title of body.querySelectorAll("p.MsoTitle")) rewrap(title, "h1", false);
  readStyles(body);
  mergeEmphasis(body);
  nestLists(body);
  checkLinks(body);
  normalizeTables(body);
  dropBreaks(body);
  return { body, hasPictures: pictures.length > 0 };
}

/** Replaces non-breaking spaces, and removes colors from code. */
function normalizeText(body: HTMLElement) {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = text.data.replaceAll("\u00A0", " ");
  }
  for (const block of body.querySelectorAll("pre")) {
    const code = body.ownerDocument.createElement("code");
    code.textContent = block.textContent;
    block.replaceChildren(code);
  }
}

const MARKER = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';

const LEVEL = /mso-list:[^;]*\blevel(\d)/i;

/**
 * Makes lists of Word's list paragraphs, which have their level in a style and their bullet as
 * text.
 */
function makeWordLists(body: HTMLElement) {
  const open: HTMLElement[] = [];
  for (const paragraph of body.querySelectorAll("h1, h2, h3, h4, h5, h6, p, table")) {
    const level = Number(LEVEL.exec(paragraph.getAttribute("style") ?? "")?.[1] ?? 0);
    if (paragraph.localName !== "p" || level === 0) {
      open.length = 0;
      continue;
    }
    const markers = paragraph.querySelectorAll(MARKER);
    const isNumbered = /^\s*\(?\w{1,4}[.)]/.test(markers[0]?.textContent ?? "");
    for (const marker of markers) marker.remove();
    const depth = Math.min(level, open.length + 1);
    const list = findList(open, depth, isNumbered ? "ol" : "ul", paragraph);
    const item = body.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    list?.append(item);
    paragraph.remove();
  }
}

/**
 * Finds or creates the list of the next item among the open lists; a deeper list goes into the item
 * before.
 */
function findList(open: HTMLElement[], level: number, tag: "ol" | "ul", first: Element) {
  open.length = Math.min(open.length, level);
  if (open[level - 1] && open[level - 1]?.localName !== tag) open.pop();
  if (open.length < level) {
    const list = first.ownerDocument.createElement(tag);
    const above = open.at(-1)?.lastElementChild;
    if (above) above.append(list);
    else first.before(list);
    open.push(list);
  }
  return open.at(-1);
}

/**
 * Google Docs wraps everything in `<b style="font-weight:normal">`, and makes words bold by a
 * style.
 */
function readStyles(body: HTMLElement) {
  const isBold = ({ style }: HTMLElement) => /^(?:bold|bolder|[6-9]00)$/.test(style.fontWeight);
  for (const element of body.querySelectorAll<HTMLElement>("b, strong")) {
    if (element.style.fontWeight && !isBold(element)) unwrap(element);
  }
  for (const element of body.querySelectorAll<HTMLElement>("i, em")) {
    if (element.style.fontStyle === "normal") unwrap(element);
  }
  for (const element of body.querySelectorAll<HTMLElement>("span, font")) {
    const { fontStyle, textDecoration } = element.style;
    if (isBold(element)) rewrap(element, "strong", true);
    if (fontStyle === "italic") rewrap(element, "em", true);
    if (textDecoration.includes("line-through")) rewrap(element, "del", true);
    unwrap(element);
  }
  for (const element of body.querySelectorAll(":is(h1, h2, h3, h4, h5, h6) :is(b, strong)")) {
    unwrap(element);
  }
}

/** Joins bold runs, which Word splits in the middle of words. */
function mergeEmphasis(body: HTMLElement) {
  for (const [tag, runs] of [
    ["strong", "b, strong"],
    ["em", "i, em"],
  ] as const) {
    for (const element of body.querySelectorAll(runs)) {
      if (element.querySelector(BLOCKS)) unwrap(element);
      else if (element.parentElement?.closest(runs)) unwrap(element);
      else rewrap(element, tag, false);
    }
    for (const element of body.querySelectorAll(tag)) {
      const { previousSibling: before } = element;
      if (!(before instanceof Element) || before.localName !== tag) continue;
      element.prepend(...before.childNodes);
      before.remove();
    }
  }
}

/** Moves nested lists into items, as Google Docs puts a list directly into a list. */
function nestLists(body: HTMLElement) {
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    if (list.previousElementSibling?.localName === "li") list.previousElementSibling.append(list);
  }
}

/** Checks links like typed ones; a link around a card moves to its heading. */
function checkLinks(body: HTMLElement) {
  for (const link of body.querySelectorAll("a")) {
    const address = unwrapGoogleRedirect(link.getAttribute("href") ?? "");
    link.setAttribute("href", address);
    const isEmpty = link.textContent.trim() === "";
    const isCard = link.querySelector(BLOCKS) !== null;
    if (!isCard && !isEmpty && isLinkAddress(address)) continue;
    const heading = link.querySelector("h1, h2, h3, h4, h5, h6, p");
    unwrap(link);
    if (!heading || !isLinkAddress(address)) continue;
    link.replaceChildren(...heading.childNodes);
    heading.append(link);
  }
}

/** Google Docs leads links through an address of Google, which follows people and goes stale. */
function unwrapGoogleRedirect(address: string): string {
  const url = URL.parse(address);
  const isGoogle = url && /^(?:www\.)?google\.com$/.test(url.hostname) && url.pathname === "/url";
  return (isGoogle && (url.searchParams.get("q") ?? url.searchParams.get("url"))) || address;
}

/** Reduces table cells to one line, and removes tables that serve the layout. */
function normalizeTables(body: HTMLElement) {
  for (const table of [...body.querySelectorAll("table")].reverse()) {
    const rows = [...table.rows].map(({ cells }) => [...cells]);
    const width = Math.max(0, ...rows.map(({ length }) => length));
    if (width < 2 || table.querySelector("table")) {
      for (const cell of rows.flat()) rewrap(cell, "div", true);
      table.replaceWith(...rows.flat().flatMap((cell) => [...cell.childNodes]));
      continue;
    }
    for (const bold of rows[0]?.flatMap((cell) => [...cell.querySelectorAll("strong")]) ?? []) {
      unwrap(bold); // The head of a table is bold anyway.
    }
    for (const cell of rows.flat()) {
      for (const block of cell.querySelectorAll(`${BLOCKS}, br`)) {
        block.before(" ");
        unwrap(block);
      }
    }
    for (const row of table.rows) while (row.cells.length < width) row.insertCell();
  }
}

/** Removes breaks at the edges of blocks, which have no effect, and those in headings. */
function dropBreaks(body: HTMLElement) {
  const isEdge = (node: ChildNode | null, next: "previousSibling" | "nextSibling"): boolean => {
    if (node instanceof Text && node.data.trim() === "") return isEdge(node[next], next);
    return node === null || (node instanceof Element && node.matches(BLOCKS));
  };
  for (const element of body.querySelectorAll("br")) {
    const isLone =
      isEdge(element.previousSibling, "previousSibling") ||
      isEdge(element.nextSibling, "nextSibling");
    if (isLone || element.closest("h1, h2, h3, h4, h5, h6")) element.replaceWith(" ");
  }
}

function unwrap(element: Element) {
  element.replaceWith(...element.childNodes);
}

/** Moves the children of an element to a new one inside it, or in its place. */
function rewrap(element: Element, tag: string, isInside: boolean) {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  if (isInside) element.append(wrapper);
  else element.replaceWith(wrapper);
}
