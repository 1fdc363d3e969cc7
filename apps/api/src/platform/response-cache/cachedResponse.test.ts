import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodeResponse } from "./cachedResponse.ts";

const body = Array.from({ length: 900 }, (_, i) => `line ${i} of ${(i * 7919) % 1000}`).join("\n");
const respond = (cacheable: boolean) =>
  encodeResponse({ status: 200, type: "text/plain", body, tags: new Set(), cacheable });

test("the first request gets a quick encoding, later ones the smallest, which is cached", async () => {
  const bytes = respond(true);
  const first = await bytes.in("br");
  expect(bytes.ready("br")).toBeUndefined();
  const second = await bytes.in("br");
  expect(second.length).toBeLessThan(first.length);
  expect(bytes.ready("br")).toBe(second);
  for (const form of [first, second]) expect(brotliDecompressSync(form).toString()).toBe(body);
});

test("a response that is not cached never gets the slow encoding", async () => {
  const bytes = respond(false);
  const first = await bytes.in("br");
  const second = await bytes.in("br");
  expect(second.length).toBe(first.length);
  expect(bytes.ready("br")).toBeUndefined();
});
