const LEVEL = /mso-list:[^;]*\blevel(\d)/i;
const MARKER = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';

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
 * Makes lists of Word's list paragraphs, which have their level in a style and their bullet as
 * text.
 */
export function makeWordLists(body: HTMLElement) {
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
