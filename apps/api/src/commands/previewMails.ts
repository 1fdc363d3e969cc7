// pnpm mail:preview: writes every mail as a page for a browser.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mailKinds } from "../features/index.ts";
import { embedMark } from "../platform/mail/compose/layout.ts";

const folder = join(import.meta.dirname, "../../dist/mail");
mkdirSync(folder, { recursive: true });
for (const [kind, { sample }] of Object.entries(mailKinds)) {
  if (!sample) continue;
  const { html, text } = sample();
  writeFileSync(join(folder, `${kind}.html`), embedMark(html));
  writeFileSync(join(folder, `${kind}.txt`), text);
}
console.log(`Wrote the messages to ${folder}`);
