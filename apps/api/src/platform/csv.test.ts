import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { momentCell, toCsv } from "./csv.ts";

const columns = [
  ["Name", ({ name }: { name: string | null }) => name],
  ["Letters", ({ name }: { name: string | null }) => name?.length ?? 0],
] as const;

async function* yieldRows(...names: (string | null)[]) {
  for (const name of names) yield { name };
}

async function joinPieces(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

test("begins with the UTF-8 byte order mark and the headers; its line endings suit spreadsheets", async () => {
  const text = await joinPieces(toCsv(columns, yieldRows("Łukasz 🎣", null)));
  expect(text).toBe("\uFEFFName,Letters\r\nŁukasz 🎣,9\r\n,0\r\n");
});

test("has headers without rows", async () => {
  expect(await joinPieces(toCsv(columns, yieldRows()))).toBe("\uFEFFName,Letters\r\n");
});

test("quotes quotation marks, commas and line breaks in cells", async () => {
  const text = await joinPieces(toCsv(columns, yieldRows('Ann "Bo", Chen', "two\r\nlines")));
  expect(text).toContain('"Ann ""Bo"", Chen",14\r\n"two\r\nlines",10\r\n');
});

test.each(["=", "+", "-", "@", "\t", "\r", "＝"])(
  "leaves no formula in a cell that begins with %j",
  async (character) => {
    const text = await joinPieces(toCsv(columns, yieldRows(`${character}cmd|'/C calc'!A0`)));
    expect(text.split("\r\n", 2).at(1)).toMatch(/^"?'/);
  },
);

test("reads rows on demand, not all of them", async () => {
  let asked = 0;
  let isEnded = false;
  async function* endless() {
    try {
      while (true) {
        asked += 1;
        yield { name: "x".repeat(100) };
      }
    } finally {
      isEnded = true;
    }
  }
  const pieces = toCsv(columns, endless());
  await pieces.next();
  for (let turn = 0; turn < 100; turn += 1) await nextTurn();
  expect(asked).toBeLessThan(2_000);
  await pieces.return(undefined);
  await expect.poll(() => isEnded).toBe(true);
});

test("passes on errors of the rows", async () => {
  async function* broken() {
    yield { name: "Ann" };
    throw new Error("The database is away.");
  }
  await expect(joinPieces(toCsv(columns, broken()))).rejects.toThrow("The database is away.");
});

test("writes moments in the organization's time zone", () => {
  expect(momentCell(new Date("2026-11-22T21:05:00Z"))).toBe("2026-11-22 13:05");
});
