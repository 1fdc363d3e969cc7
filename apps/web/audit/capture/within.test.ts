import { expect, test } from "vitest";
import { within } from "./within.ts";

test("what is never done ends the wait with its name", async () => {
  const never = new Promise(() => {});
  await expect(within(0.01, "/news", never)).rejects.toThrow("/news: not done within 0.01 s.");
});

test("what is done in time, or fails, ends as it would", async () => {
  expect(await within(60, "/news", Promise.resolve("done"))).toBe("done");
  await expect(within(60, "/news", Promise.reject(new Error("gone")))).rejects.toThrow("gone");
});
