// pnpm mail:preview: every message as a page to look at in a browser.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { samples } from "./samples.ts";

const folder = join(import.meta.dirname, "../../dist/mail");
mkdirSync(folder, { recursive: true });
for (const [kind, { html, text }] of Object.entries(samples)) {
  writeFileSync(join(folder, `${kind}.html`), html);
  writeFileSync(join(folder, `${kind}.txt`), text);
}
console.log(`Wrote ${Object.keys(samples).length} messages to ${folder}`);
