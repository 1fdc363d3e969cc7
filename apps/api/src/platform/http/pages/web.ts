import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageRenderer, WebServer } from "@headwaters/contracts";
import { sha256 } from "../../hash.ts";
import { keepHashedFiles } from "./earlierBuilds.ts";

/** The built web application, read once at start. */
export interface WebBuild extends Omit<WebServer, "createRenderer"> {
  /** Folder of the files that browsers may fetch. */
  root: string;
  /** Folders with the hashed files of earlier builds, for tabs that were opened before a deploy. */
  earlierRoots: string[];
  /** CSP sources that allow exactly the inline scripts of index.html. */
  inlineScripts: string[];
  renderer: PageRenderer;
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, code = ""]) => `'sha256-${sha256(code, "base64")}'`);
}

/**
 * The build in this folder; null without one, as in development, where Vite serves the pages.
 * @param buildsFolder stores hashed files of builds; without it, files of earlier builds are not
 * served
 */
export async function readWebBuild(
  folder: string,
  publicUrl: string,
  buildsFolder?: string,
): Promise<WebBuild | null> {
  const root = join(folder, "client");
  const server = join(folder, "server/index.js");
  if (!existsSync(server)) return null;
  const { createRenderer, ...web } = (await import(pathToFileURL(server).href)) as WebServer;
  const template = readFileSync(join(root, "index.html"), "utf8");
  const manifest = JSON.parse(readFileSync(join(root, ".vite/manifest.json"), "utf8"));
  const readFile = (file: string) => readFileSync(join(root, file), "utf8");
  return {
    ...web,
    root,
    earlierRoots: buildsFolder ? keepHashedFiles(root, buildsFolder) : [],
    inlineScripts: inlineScriptHashes(template),
    renderer: createRenderer({ template, manifest, readFile, publicUrl }),
  };
}
