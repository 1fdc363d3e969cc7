import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hugeHeic, phoneHeic } from "@headwaters/testing/pictures";
import { afterAll, expect, test } from "vitest";
import { decodeHeic, heicLimits } from "./decodeHeic.ts";

const folder = await mkdtemp(join(tmpdir(), "headwaters-heic-"));
afterAll(() => rm(folder, { recursive: true }));

async function decode(file: Buffer, limits: Partial<typeof heicLimits> = {}) {
  const path = join(folder, "picture.heic");
  await writeFile(path, file);
  return decodeHeic(path, { ...heicLimits, ...limits });
}

test("a picture is decoded upright", async () => {
  expect(await decode(phoneHeic)).toMatchObject({ width: 200, height: 600 });
});

test("a picture of too many pixels is not decoded, whatever was read of it before", async () => {
  expect(await decode(hugeHeic)).toBe("too much");
});

test("the decoder gets no more memory than its limit", async () => {
  const pixels = 50_000_000;
  expect(await decode(hugeHeic, { pixels, memory: 100_000_000 })).toBe("too much");
  expect(await decode(hugeHeic, { pixels })).toMatchObject({ width: 7_000, height: 5_000 });
});

test("decoding ends at its deadline", async () => {
  expect(await decode(phoneHeic, { deadlineMs: 1 })).toBe("too much");
});

test("a damaged picture is reported as such", async () => {
  for (const length of [0, 100, 1_000, 1_300]) {
    expect(await decode(phoneHeic.subarray(0, length))).toBe("damaged");
  }
});
