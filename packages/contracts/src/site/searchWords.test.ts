import { expect, test } from "vitest";
import { markWords, matchesAll, readSearchWords, splitWords } from "./searchWords.ts";

const matches = (text: string, search: string) =>
  matchesAll(splitWords(text), readSearchWords(search));

test.each([
  ["Marisol Vega", "marisol"],
  ["Marisol Vega", "VEGA mari"],
  ["Dr. Astrid Lindqvist", "lind"],
  ["Día del río", "dia RIO"],
  ["Dia del rio", "día"],
  ["Heron at sundown", "herons"],
  ["Family days", "families"],
  ["How do we register for a program?", "how do I register"],
  ["Who are you?", "who"],
  ["יום הנהר", "הנהר"],
])("%j is found by %j", (text, search) => {
  expect(matches(text, search)).toBe(true);
});

test.each([
  ["Marisol Vega", "marisol tanaka"], // every word counts
  ["Marisol Vega", "risol"], // words begin
  ["Marisol Vega", "marine"],
  ["Marisol Vega", ""],
  ["Marisol Vega", "…!? <>&"],
  ["A red canoe", "reds"], // short words keep their endings
])("%j is not found by %j", (text, search) => {
  expect(matches(text, search)).toBe(false);
});

test("a search has at most twelve words, each once", () => {
  expect(readSearchWords("trout ".repeat(30))).toEqual(["trout"]);
  expect(readSearchWords(Array.from({ length: 30 }, (_, i) => `x${i}`).join(" "))).toHaveLength(12);
});

test("the words of a search are marked in a text as it was written", () => {
  const mark = (text: string, search: string) =>
    markWords(text, readSearchWords(search))
      .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
      .join("");
  expect(mark("Counted herons, and a Heron.", "heron counts")).toBe(
    "[Counted] [herons], and a [Heron].",
  );
  expect(mark("El río <b>", "rio b")).toBe("El [río] <[b]>");
  expect(mark("Nothing here", "trout")).toBe("Nothing here");
  expect(mark("", "trout")).toBe("");
});
