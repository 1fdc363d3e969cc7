import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { organization } from "@headwaters/contracts";
import react from "@vitejs/plugin-react";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { pages } from "./src/paths.ts";

const API = "http://localhost:3000";

/** Tells the server which addresses are pages, so that every other one is answered with status 404. */
function routesJson(): Plugin {
  return {
    name: "headwaters:routes-json",
    apply: "build",
    generateBundle() {
      const source = `${JSON.stringify(Object.values(pages), null, 2)}\n`;
      this.emitFile({ type: "asset", fileName: "routes.json", source });
    },
  };
}

/** The two upright faces are on every page: fetch them beside the style sheet, not after it. */
function preloadFonts(): Plugin {
  return {
    name: "headwaters:preload-fonts",
    apply: "build",
    transformIndexHtml: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith(".woff2") && !file.includes("italic"))
        .map(
          (file): HtmlTagDescriptor => ({
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              href: `/${file}`,
              crossorigin: "",
            },
            injectTo: "head-prepend",
          }),
        ),
  };
}

/** Writes the organisation's words into index.html: {{name}}, {{email}}, … */
function identity(): Plugin {
  const words: Record<string, unknown> = organization;
  const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return {
    name: "headwaters:identity",
    transformIndexHtml: (html) =>
      html.replace(/\{\{(\w+)\}\}/g, (_all, word: string) => escaped(String(words[word]))),
  };
}

/** Lays a .br and a .gz beside each text of the build: the server sends them as they are. */
function precompress(): Plugin {
  return {
    name: "headwaters:precompress",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const path = join(dir, file);
        const text = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(text));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), identity(), routesJson(), preloadFonts(), precompress()],
  build: { assetsInlineLimit: 0 },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ["/api", "/trpc", "/healthz", "/readyz"].map((path) => [
        path,
        { target: API, changeOrigin: false },
      ]),
    ),
  },
  test: { include: ["{src,artwork}/**/*.test.{ts,tsx}"] },
});
