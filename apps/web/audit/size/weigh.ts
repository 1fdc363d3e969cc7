import { type Download, download } from "./download.ts";
import { findReferences, findStaticImports } from "./references.ts";

/** Bytes as served. A page is usable once its HTML, CSS and JS are there: `total`. */
export interface Weight {
  html: number;
  css: number;
  js: number;
  /** Number of script files. */
  scripts: number;
  total: number;
  fonts: number;
  /** Pictures of this site only; an article may show one of another site. */
  pictures: number;
}

/** Largest total weight of a page, bytes. */
export const ALLOWED = 185_000;

/** Files of the build are the same for every page, as their names contain a hash of the content. */
const files = new Map<string, Promise<Download>>();

function downloadFile(address: string): Promise<Download> {
  const file = files.get(address) ?? download(address);
  files.set(address, file);
  return file;
}

async function weighAll(addresses: Iterable<string>): Promise<number> {
  const downloads = await Promise.all([...new Set(addresses)].map(downloadFile));
  return downloads.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The scripts with everything that they import statically, to the last module. */
async function weighScripts(addresses: Iterable<string>): Promise<{ js: number; scripts: number }> {
  const queue = new Set(addresses);
  let sum = 0;
  // Iterating a set includes entries that are added meanwhile.
  for (const address of queue) {
    const { bytes, text } = await downloadFile(address);
    sum += bytes;
    for (const imported of findStaticImports(text)) queue.add(new URL(imported, address).href);
  }
  return { js: sum, scripts: queue.size };
}

/** Weighs the files that a browser loads before the page is interactive. */
export async function weigh(address: string): Promise<Weight> {
  const page = await download(address);
  const { styles, scripts, fonts, pictures } = findReferences(page.text);
  const absolute = (written: string[]) => written.map((href) => new URL(href, address).href);
  const own = absolute(pictures).filter((href) => href.startsWith(new URL("/", address).href));
  const html = page.bytes;
  const css = await weighAll(absolute(styles));
  const loaded = await weighScripts(absolute(scripts));
  return {
    html,
    css,
    ...loaded,
    total: html + css + loaded.js,
    fonts: await weighAll(absolute(fonts)),
    pictures: await weighAll(own),
  };
}
