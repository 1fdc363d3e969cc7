import { expect, test } from "vitest";
import { findReferences, findStaticImports } from "./references.ts";

test("finds the files that a browser with JavaScript loads at once, and no others", () => {
  const html = `<!doctype html><html><head>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="/index.css"><link href='/page.css' rel=stylesheet>
    <link rel="preload" as="font" href="/text.woff2" crossorigin>
    <link rel="modulepreload" href="/page.js">
    <script>const later = '<link rel="stylesheet" href="/in-a-string.css">';</script>
    <script type="module" src="/index.js"></script>
    <noscript><link rel="stylesheet" href="/without-script.css"></noscript>
    <!-- <script src="/commented.js"></script> -->
    </head><body>
    <link rel="stylesheet" href="/in-the-page-already.css" disabled>
    <picture>
      <source media="(max-aspect-ratio: 4/5)" srcset="/tall-480.avif 480w, /tall-800.avif 800w, /tall-1080.avif 1080w">
      <source srcset="/wide-768.avif 768w"><img src="/wide-768.webp">
    </picture>
    <img loading="lazy" src="/further-down.webp"><img src="/plain.webp">
    </body></html>`;
  expect(findReferences(html)).toEqual({
    styles: ["/index.css", "/page.css"],
    scripts: ["/page.js", "/index.js"],
    fonts: ["/text.woff2"],
    pictures: ["/tall-800.avif", "/plain.webp"],
  });
});

test("static imports and re-exports count, dynamic imports do not", () => {
  const code = `import{a as b}from"./a.js";import"./b.js";export*from"./c.js";export{d}from"./d.js";
    export const e=1;const f=()=>import("./later.js");`;
  expect(findStaticImports(code).sort()).toEqual(["./a.js", "./b.js", "./c.js", "./d.js"]);
});
