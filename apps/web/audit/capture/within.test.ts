import { expect, test } from "vitest";
import { within } from "./within.ts";

test("a promise that never settles ends the wait with an error that names it", async () => {
  const never = new Promise(() => {});
  await expect(within(0.01, "/news", never)).rejects.toThrow("/news: not done within 0.01 s.");
});

test("a promise that settles in time passes its result or error on", async () => {
  expect(await within(60, "/news", Promise.resolve("done"))).toBe("done");
  await expect(within(60, "/news", Promise.reject(new Error("gone")))).rejects.toThrow("gone");
});
