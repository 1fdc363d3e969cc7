import { parentPort } from "node:worker_threads";
import { type RenderRequest, render } from "../render.ts";

/** Of everything a little. */
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
/** On the slowest of machines, ms. */
const FIRST_TIME = 10_000;

// The first text takes a core several times as long as others, which must not count for it: on a slow
// machine it would be taken for one that is too much.
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
