import { parentPort } from "node:worker_threads";
import { type RenderRequest, render } from "../render.ts";

/** Uses the common elements of Markdown. */
const SAMPLE = `## Heading

A [link](/events), **strong**, ~~struck~~, \`code\`, ![picture](/a.webp) and <html>.

- one
- [ ] two

> quoted[^1]

| a | b |
| - | - |
| 1 | 2 |

[^1]: note

https://youtu.be/dQw4w9WgXcQ`;
/** Enough for the slowest machines, in ms. */
const FIRST_TIME = 10_000;

// Warms up the JIT compiler: the first rendering takes several times as long, which could exceed the
// limit of a reader's text on a slow machine.
for (const publicUrl of [undefined, "http://localhost"]) {
  render({
    markdown: SAMPLE,
    maxMilliseconds: FIRST_TIME,
    ...(publicUrl !== undefined && { publicUrl }),
  });
}

parentPort?.postMessage("ready");
parentPort?.on("message", (request: RenderRequest) => {
  parentPort?.postMessage(render(request));
});
