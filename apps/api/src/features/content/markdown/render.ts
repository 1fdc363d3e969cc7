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
  /** The site's address, for a mail only. */
  publicUrl?: string;
  /** Limit of processor time, ms; limits.ts has the default. */
  maxMilliseconds?: number | undefined;
}

export interface Rendered {
  /** Safe HTML; null if the text exceeds the limits. */
  html: string | null;
  images: string[];
  /** Processor time. */
  milliseconds: number;
}

const processor = unified()
  .use(remarkParse)
  // Tables, bare addresses and ~~struck~~ words. A single tilde means "about": ~5 pounds.
  .use(remarkGfm, { singleTilde: false })
  .use(() => limitTables)
  // HTML is shown as text.
  .use(remarkRehype, { handlers: { html: (_state, { value }) => ({ type: "text", value }) } })
  .use(() => lowerSchemes)
  // The ids of footnotes are prefixed already.
  .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: "" })
  .use(() => headingsBelowTitle)
  .use(() => dressElements)
  .use(rehypeStringify)
  .freeze();

/** Collects the addresses of pictures, except unsafe ones. */
function collectImages(images: string[]) {
  return (tree: Root) =>
    visit(tree, "element", ({ tagName, properties }) => {
      if (tagName === "img" && properties.src) images.push(String(properties.src));
    });
}

/**
 * Renders Markdown to HTML. A hostile text takes the full limit of withTimeLimit, so call this in the
 * worker only.
 */
export function render({ markdown, publicUrl, maxMilliseconds }: RenderRequest): Rendered {
  const images: string[] = [];
  const using = processor().use(() => collectImages(images));
  // Videos cannot play in a mail, so the address stays a link.
  if (publicUrl === undefined) using.use(() => showVideos);
  else using.use(styleForEmail, publicUrl);
  const begun = usedTime();
  let html: string | null = null;
  try {
    html = withTimeLimit(() => String(using.freeze().processSync(markdown)), maxMilliseconds);
  } catch {
    // The text is too deep, too wide or too slow; real texts are not.
  }
  return { html, images, milliseconds: usedTime() - begun };
}
