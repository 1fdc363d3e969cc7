import { dirname, join } from "node:path";
import type { Element, Root } from "hast";
import rehypeStringify from "rehype-stringify";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import sharp from "sharp";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { Plugin } from "vite";
import type { Guide } from "../src/features/staff/guides/guides.ts";

const readText = (element: Element): string =>
  element.children
    .map((child) =>
      child.type === "element" ? readText(child) : child.type === "text" ? child.value : "",
    )
    .join("");

/** The fragment that GitHub gives a heading, so that links work there too. */
const toFragment = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

/** Makes the text of a guide, and lists its pictures by their paths beside it. */
async function renderGuide(markdown: string, folder: string) {
  const guide: Guide = { title: "", html: "", sections: [] };
  const pictures: Element[] = [];

  function collect(tree: Root) {
    visit(tree, "element", (element, index, parent) => {
      const { tagName, properties } = element;
      if (tagName === "h1" && parent && index !== undefined) {
        guide.title = readText(element);
        parent.children.splice(index, 1);
        return index;
      }
      if (tagName === "h2") {
        const title = readText(element);
        const section = { id: toFragment(title), title };
        guide.sections.push(section);
        Object.assign(properties, { id: section.id, tabIndex: -1 });
      }
      // Another guide: its file in the repository, its page on the site.
      if (tagName === "a") properties.href = String(properties.href).replace(/^(\w+)\.md/, "$1");
      if (tagName === "img") pictures.push(element);
      return undefined;
    });
  }
  const processor = unified().use(remarkParse).use(remarkRehype);
  const tree = await processor.run(processor.parse(markdown));
  collect(tree);
  // Their sizes, so that the text does not move when they arrive.
  for (const { properties } of pictures) {
    const { width, height } = await sharp(join(folder, String(properties.src))).metadata();
    Object.assign(properties, { width, height, loading: "lazy" });
  }
  guide.html = unified().use(rehypeStringify).stringify(tree);
  return { guide, pictures: pictures.map(({ properties }) => String(properties.src)) };
}

/** Imports the guides of apps/docs/guides: their Markdown becomes HTML, their pictures files of the build. */
export function guides(): Plugin {
  return {
    name: "headwaters:guides",
    transform: {
      filter: { id: /\/docs\/guides\/\w+\.md$/ },
      async handler(markdown, id) {
        const { guide, pictures } = await renderGuide(markdown, dirname(id));
        const imports = pictures.map((path, index) => `import p${index} from "./${path}";`);
        const replaced = pictures.map(
          (path, index) => `.replace('src="${path}"', () => 'src="' + p${index} + '"')`,
        );
        const { html, ...rest } = guide;
        const code = [
          ...imports,
          `const html = ${JSON.stringify(html)}${replaced.join("")};`,
          `export default { ...${JSON.stringify(rest)}, html };`,
        ];
        return { code: code.join("\n"), moduleType: "js", map: null };
      },
    },
  };
}
