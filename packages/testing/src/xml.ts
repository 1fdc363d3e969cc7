import { SaxesParser } from "saxes";

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  /** The text of the element itself, with references resolved. */
  text: string;
  children: XmlElement[];
}

/**
 * Parses a document and returns its root element.
 * @throws Error for everything that XML 1.0 forbids, including characters that most parsers accept
 */
export function parseXml(document: string): XmlElement {
  const documentNode: XmlElement = { name: "", attributes: {}, text: "", children: [] };
  const open = [documentNode];
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
  const [root] = documentNode.children;
  if (!root) throw new Error("The document has no element.");
  return root;
}

/** Finds the child elements of a name. */
export function findChildren({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name);
}
