import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { parseSync } from "vite";

type Element = DefaultTreeAdapterTypes.Element;

/** Files that a page's HTML loads at once, by address. */
export interface References {
  styles: string[];
  scripts: string[];
  fonts: string[];
  pictures: string[];
}

/** Screen width of Lighthouse's phone in device pixels: 412 px at a density of 1.75. */
const PHONE = 412 * 1.75;

function* walkElements(node: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!("tagName" in child)) continue;
    yield child;
    yield* walkElements(child);
  }
}

const attribute = (element: Element | undefined, name: string) =>
  element?.attrs.find((attr) => attr.name === name)?.value;

/** The kind of resource that a link element makes the browser fetch. */
function kindOfLink(link: Element): keyof References | undefined {
  const rel = attribute(link, "rel");
  if (rel === "stylesheet") return attribute(link, "disabled") === undefined ? "styles" : undefined;
  if (rel === "modulepreload") return "scripts";
  if (rel !== "preload") return undefined;
  const kinds = { style: "styles", script: "scripts", font: "fonts", image: "pictures" } as const;
  return kinds[attribute(link, "as") as keyof typeof kinds];
}

/** Of "a-480.avif 480w, a-960.avif 960w", the narrowest that fills a phone's screen. */
function chosen(srcset: string): string | undefined {
  const candidates = srcset.split(",").map((candidate) => candidate.trim().split(/\s+/));
  const sharp = candidates.find(([, width = "0w"]) => Number.parseInt(width, 10) >= PHONE);
  return (sharp ?? candidates.at(-1))?.[0];
}

/** The chosen source of a picture: our first source is for upright screens. */
function findSource(image: Element): string | undefined {
  const { parentNode } = image;
  const siblings = parentNode?.nodeName === "picture" ? [...walkElements(parentNode)] : [image];
  const srcset = siblings.map((sibling) => attribute(sibling, "srcset")).find(Boolean);
  return srcset ? chosen(srcset) : attribute(image, "src");
}

export function findReferences(html: string): References {
  const references: References = { styles: [], scripts: [], fonts: [], pictures: [] };
  for (const element of walkElements(parse(html))) {
    let kind: keyof References | undefined;
    let address: string | undefined;
    if (element.tagName === "link") {
      kind = kindOfLink(element);
      const srcset = attribute(element, "imagesrcset");
      address = srcset ? chosen(srcset) : attribute(element, "href");
    } else if (element.tagName === "script") {
      kind = "scripts";
      address = attribute(element, "src");
    } else if (element.tagName === "img" && attribute(element, "loading") !== "lazy") {
      kind = "pictures";
      address = findSource(element);
    }
    if (kind && address) references[kind].push(address);
  }
  return references;
}

/**
 * The modules that must load before this one runs. Dynamic imports do not block, so they do not
 * count.
 */
export function findStaticImports(code: string): string[] {
  const { staticImports, staticExports } = parseSync("module.js", code).module;
  const reexported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
  );
  return [...staticImports.map(({ moduleRequest }) => moduleRequest), ...reexported].map(
    ({ value }) => value,
  );
}
