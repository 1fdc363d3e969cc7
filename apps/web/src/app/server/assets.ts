import type { RendererOptions } from "@headwaters/contracts";

type Manifest = NonNullable<RendererOptions["manifest"]>;
type Chunk = Manifest[string];

/** The manifest's name of the application itself. */
const ENTRY = "index.html";

/** The style sheets and scripts of a page, as HTML. */
export interface PageAssets {
  /** The sheets themselves, for a first view. */
  styles: string;
  /** Links to them, for browsers that have them already. */
  linkedStyles: string;
  scripts: string;
}

const STYLE_SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">\s*/g;
const SCRIPT = /<script type="module"[^>]* src="\/([^"]+)"><\/script>\s*/g;
const PRELOADED = /<link rel="modulepreload"[^>]* href="\/([^"]+)">\s*/g;

const findAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, file = ""]) => file);

/** The chunk of a source file and those of all its imports, dependencies first. */
function collectChunks(manifest: Manifest, source: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  const imported = (chunk.imports ?? []).flatMap((name) => collectChunks(manifest, name, seen));
  return [...imported, chunk];
}

/** The order of index.css, which is not the first file where code is shared. */
const LAYERS = "@layer base, mantine;";

/** Loaded lazily, but not rendered with the page: other pages, and what opens over a page. */
const LATER = /(Page(Part)?|[Dd]ialogs?|Menu)\.tsx$/;

/**
 * Takes the application's files out of Vite's index.html, so that they do not block the first
 * paint: style sheets are inlined into a visitor's page, and scripts come last, after the pictures.
 */
export function readAssets({ template, readFile }: RendererOptions, manifest: Manifest) {
  const styleSheets = findAll(template, STYLE_SHEET);
  const [main = ""] = findAll(template, SCRIPT);
  const known = new Map<string, PageAssets>();

  function findAssets(sources: readonly string[]): PageAssets {
    const seen = new Set<string>();
    const chunks = [ENTRY, ...sources].flatMap((source) => collectChunks(manifest, source, seen));
    // The server renders lazy parts too, so the first paint needs their styles.
    const lazyParts = chunks
      .flatMap(({ dynamicImports = [] }) => dynamicImports)
      .filter((source) => !LATER.test(source));
    const styled = [
      ...chunks,
      ...lazyParts.flatMap((source) => collectChunks(manifest, source, seen)),
    ];
    const own = new Set(styled.flatMap(({ css = [] }) => css));
    for (const file of styleSheets) own.delete(file);
    const sheets = [...styleSheets, ...own];
    const link = (attributes: string) =>
      sheets.map((file) => `<link rel="stylesheet" href="/${file}"${attributes}>`).join("");
    const modules = new Set([...findAll(template, PRELOADED), ...chunks.map(({ file }) => file)]);
    modules.delete(main);
    const preloads = [...modules].map(
      (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
    );
    return {
      // Such a link fetches nothing ("disabled" alone is not enough for Chromium). It tells Vite's
      // loader that the styles are present; loaded again, they would come last in the cascade.
      styles: `<style>${LAYERS}${sheets.map(readFile).join("")}</style>${link(' media="not all" disabled')}`,
      linkedStyles: `<style>${LAYERS}</style>${link(" crossorigin")}`,
      scripts: `<script type="module" crossorigin fetchpriority="low" src="/${main}"></script>${preloads.join("")}`,
    };
  }

  return {
    /** index.html without the files. */
    template: template.replace(STYLE_SHEET, "").replace(SCRIPT, "").replace(PRELOADED, ""),
    /** Assets of the page with these source files. */
    findAssets(sources: readonly string[]): PageAssets {
      const key = sources.join();
      const assets = known.get(key) ?? findAssets(sources);
      known.set(key, assets);
      return assets;
    },
  };
}

/** In development Vite serves scripts and styles. */
export function noAssets({ template }: RendererOptions): ReturnType<typeof readAssets> {
  return { template, findAssets: () => ({ styles: "", linkedStyles: "", scripts: "" }) };
}
