import type { RendererOptions } from "@headwaters/contracts";

type Manifest = RendererOptions["manifest"];

/** Files of the chunk of a source file and of all that it imports, in the order in which it needs them. */
function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [
    ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen)),
    ...(chunk.css ?? []),
    chunk.file,
  ];
}

/** Elements that fetch what a page needs beside its HTML, which otherwise its script would ask for late. */
export function assetLinks(manifest: Manifest, source: string, template: string): string {
  return filesOf(manifest, source)
    .filter((file) => !template.includes(`/${file}"`))
    .map((file) =>
      file.endsWith(".css")
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join("");
}

/** The parts that index.html leaves open. */
export interface PageParts {
  head: string;
  /** Behind the application's own style sheets, which say in what order those of pages count. */
  links: string;
  body: string;
  data: string;
}
const GAPS = /<!--(head|body|data)-->|(?=<\/head>)/;

/** Makes the function that fills index.html. */
export function readTemplate(template: string): (parts: PageParts) => string {
  // Text, gap, text, gap, …; the one before </head> has no name there.
  const pieces: (string | undefined)[] = template.split(GAPS);
  return (parts) =>
    pieces
      .map((piece = "links", index) => (index % 2 === 0 ? piece : parts[piece as keyof PageParts]))
      .join("");
}
