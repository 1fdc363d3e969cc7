import { SaxesParser } from "saxes";

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  /** The text directly inside, with references resolved. */
  text: string;
  children: XmlElement[];
}

/**
 * The root element of a document.
 * @throws Error for whatever XML 1.0 forbids, characters included; most parsers let those pass.
 */
export function parseXml(document: string): XmlElement {
  const outside: XmlElement = { name: "", attributes: {}, text: "", children: [] };
  const open = [outside];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    const element: XmlElement = { name, attributes, text: "", children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on("closetag", () => open.pop());
  parser.write(document).close();
  const [root] = outside.children;
  if (!root) throw new Error("The document has no element.");
  return root;
}

/** The elements of this name directly inside. */
export function findChildren({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name);
}
