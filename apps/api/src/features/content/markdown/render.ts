import type { Root } from "hast";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { dressElements, headingsBelowTitle, lowerSchemes } from "./elements.ts";
import { limitTables, usedTime, withTimeLimit } from "./limits.ts";
import { styleForEmail } from "./mail.ts";
import { showVideos } from "./videos.ts";

export interface RenderRequest {
  markdown: string;
  /** For a mail: the site's address. */
  publicUrl?: string;
  /** Limit of processor time, ms; limits.ts has the default. */
  maxMilliseconds?: number | undefined;
}

export interface Rendered {
  /** HTML that is safe to show; null where making it would take too much. */
  html: string | null;
  /** The addresses of the pictures in it. */
  images: string[];
  /** Of a core. */
  milliseconds: number;
}

const processor = unified()
  .use(remarkParse)
  // Tables, bare addresses and ~~struck~~ words; one tilde means "about": ~5 pounds.
  .use(remarkGfm, { singleTilde: false })
  .use(() => limitTables)
  // HTML is shown as the text that it is.
  .use(remarkRehype, { handlers: { html: (_state, { value }) => ({ type: "text", value }) } })
  .use(() => lowerSchemes)
  // The ids of footnotes have their prefix already.
  .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: "" })
  .use(() => headingsBelowTitle)
  .use(() => dressElements)
  .use(rehypeStringify)
  .freeze();

/** Collects the addresses of pictures; an image with an unsafe address has none. */
function collectImages(images: string[]) {
  return (tree: Root) =>
    visit(tree, "element", ({ tagName, properties }) => {
      if (tagName === "img" && properties.src) images.push(String(properties.src));
    });
}

/** Makes HTML of Markdown. Hostile texts take as long as withTimeLimit lets them: never on the main thread. */
export function render({ markdown, publicUrl, maxMilliseconds }: RenderRequest): Rendered {
  const images: string[] = [];
  const using = processor().use(() => collectImages(images));
  // A mail plays nothing: the address stays a link.
  if (publicUrl === undefined) using.use(() => showVideos);
  else using.use(styleForEmail, publicUrl);
  const begun = usedTime();
  let html: string | null = null;
  try {
    html = withTimeLimit(() => String(using.freeze().processSync(markdown)), maxMilliseconds);
  } catch {
    // Too deep, too wide or too slow: no honest text is.
  }
  return { html, images, milliseconds: usedTime() - begun };
}
