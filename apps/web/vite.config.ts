import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { organization } from "@headwaters/contracts";
import react from "@vitejs/plugin-react";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { developmentPages } from "./plugins/developmentPages.ts";
import { guides } from "./plugins/guides.ts";
import { mantineVariables } from "./plugins/mantineVariables.ts";

const API = process.env.API_URL ?? "http://localhost:3000";

/** Every page begins with text in these two faces, so they are fetched beside the style sheet. */
const FIRST_FACES = /\/(national-park|source-sans-3)-[\w-]{8}\.woff2$/;

function preloadFonts(): Plugin {
  return {
    name: "headwaters:preload-fonts",
    apply: "build",
    transformIndexHtml: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FIRST_FACES.test(file))
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
            // In the head, as text that changes its face after the first paint would shift the
            // page.
            injectTo: "head",
          }),
        ),
  };
}

/**
 * Fills the organization's name and address into index.html ({{name}}, {{email}}, …), and removes
 * its comments.
 */
function identity(): Plugin {
  const words: Record<string, unknown> = organization;
  const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return {
    name: "headwaters:identity",
    transformIndexHtml: (html) =>
      html
        .replace(/\s*<!-- .*? -->/gs, "") // Comments like <!--head--> mark gaps, and stay.
        .replace(/\{\{(\w+)\}\}/g, (_all, word: string) => escaped(String(words[word]))),
  };
}

/**
 * Writes a .br and a .gz beside each text file of the build, which the server sends as they are.
 */
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

export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild
    ? [react(), guides()]
    : [
        react(),
        guides(),
        identity(),
        mantineVariables(),
        preloadFonts(),
        precompress(),
        developmentPages(API),
      ],
  build: isSsrBuild
    ? { outDir: "dist/server", copyPublicDir: false }
    : {
        outDir: "dist/client",
        assetsInlineLimit: 0,
        manifest: true,
        sourcemap: true,
        // Code that many pages share is one file, for fewer requests and better compression.
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 30 }] } },
        },
        // The server's documents preload all scripts of their page. A list of those of all other pages,
        // for navigation in the browser, would be 4 kB of the first load.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
      },
  // The server's build is self-contained, because this package's dependencies are not installed
  // where it runs.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": '"production"' },
  }),
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      [
        "/api",
        "/trpc",
        "/uploads",
        "/healthz",
        "/readyz",
        "/version",
        "/feed.xml",
        "/sitemap",
        "/robots.txt",
        "^/events(/[^/?]+)?\\.ics(\\?|$)",
      ].map((path) => [path, { target: API, changeOrigin: false }]),
    ),
  },
  test: {
    include: ["{src,audit}/**/*.test.{ts,tsx}"],
    environment: "jsdom",
    globalSetup: "../../packages/testing/src/site/vitestSetup.ts",
    setupFiles: "src/testing/setup.ts",
    // Loading the application takes longer than most tests, so the files of a worker share it.
    isolate: false,
    // Classes keep the names of the style sheets, which a build changes: see hydratePage.
    css: { modules: { classNameStrategy: "non-scoped" } },
    // A generous timeout, because the first test of a worker loads the application.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
}));
