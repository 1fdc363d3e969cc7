import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodeResponse } from "./cachedResponse.ts";

const body = Array.from({ length: 900 }, (_, i) => `line ${i} of ${(i * 7919) % 1000}`).join("\n");
const answer = (cacheable: boolean) =>
  encodeResponse({ status: 200, type: "text/plain", body, tags: new Set(), cacheable });

test("the first to ask is answered quickly, the next with the smallest form, which stays", async () => {
  const bytes = answer(true);
  const first = await bytes.in("br");
  expect(bytes.ready("br")).toBeUndefined();
  const second = await bytes.in("br");
  expect(second.length).toBeLessThan(first.length);
  expect(bytes.ready("br")).toBe(second);
  for (const form of [first, second]) expect(brotliDecompressSync(form).toString()).toBe(body);
});

test("what is not kept is never given the time that its smallest form takes", async () => {
  const bytes = answer(false);
  const first = await bytes.in("br");
  const second = await bytes.in("br");
  expect(second.length).toBe(first.length);
  expect(bytes.ready("br")).toBeUndefined();
});
