import { describe, expect, it } from "vitest";
import { plainText, preview, shorten } from "./excerpt.ts";

describe("plainText", () => {
  it.each([
    ["# Spring is here\n\nThe creek is high.", "Spring is here. The creek is high."],
    ["## Who came? ##\n\nEveryone.", "Who came? Everyone."],
    ["## **Who came**\nEveryone.", "Who came. Everyone."],
    ["Spring\n======\n\nis here\n\nSummer\n---\nis not", "Spring. is here Summer. is not"],
    ["Before.\n\n| Fish | Caught |\n| --- | ---: |\n| Bass | 12 |\n\nAfter.", "Before. After."],
    ["Fish | Caught\n:-|:-:\nBass | 12\n# After\nit", "After. it"],
    ["- [x] boots\n- [ ] hats", "boots hats"],
    ["Nine[^1] herons.\n\n[^1]: At noon.", "Nine herons."],
    ["See it.\n\nhttps://youtu.be/dQw4w9WgXcQ\n\nOr come.", "See it. Or come."],
    [
      "Our map is at https://example.org/map today.",
      "Our map is at https://example.org/map today.",
    ],
    ["one | two is no table", "one | two is no table"],
    ["We **counted** *every* fish, ~~twice~~ __once__.", "We counted every fish, twice once."],
    ['See [the map](https://example.org/map "Map") first.', "See the map first."],
    ["[Bass](https://example.org/wiki/Bass_(fish)) bite", "Bass bite"],
    ["![A heron](/pictures/heron.webp)\n\nA heron.", "A heron A heron."],
    ["> Keep them wet.\n> Always.", "Keep them wet. Always."],
    ["- a hat\n- a rod\n1. cast\n2) wait", "a hat a rod cast wait"],
    ["Use `barbless` hooks.\n\n```\ncode stays\n```", "Use barbless hooks. code stays"],
    ["one\n\n---\n\ntwo", "one two"],
    ["snake_case and 2 * 3 * 4 stay", "snake_case and 2 * 3 * 4 stay"],
    ["<b>tags</b> are text", "<b>tags</b> are text"],
    ["an \\*escaped\\* star", "an *escaped* star"],
  ])("reads %j as %j", (markdown, text) => {
    expect(plainText(markdown)).toBe(text);
  });
});

describe("shorten", () => {
  it("leaves a text of exactly the length alone", () => {
    expect(shorten("a".repeat(120), 120)).toBe("a".repeat(120));
  });

  it.each([
    ["Nine herons stand in the reeds", 20, "Nine herons stand in…"],
    ["Nine herons stand in the reeds", 21, "Nine herons stand in…"],
    ["Nine herons stand in the reeds", 19, "Nine herons stand…"],
    ["Nine herons, and an otter", 14, "Nine herons…"],
    ["See https://example.org/map", 20, "See…"],
    ["Nine\u0301 he\u0301rons", 9, "Nine\u0301…"],
    ["池のほとりに鷺が九羽", 5, "池のほとり…"],
    ["a".repeat(121), 120, `${"a".repeat(120)}…`],
  ])("cuts %j of more than %i characters between words, and marks the cut", (text, most, cut) => {
    expect(shorten(text, most)).toBe(cut);
  });

  it("never cuts a character in half", () => {
    expect(shorten("🎣".repeat(3), 2)).toBe("🎣🎣…");
  });
});

describe("preview", () => {
  it("prefers the item's own excerpt", () => {
    expect(preview({ excerpt: "In short.", content: "At length." })).toBe("In short.");
  });

  it("marks the cut of a text that is short without its Markdown", () => {
    const content = `See [the map](https://example.org/${"a".repeat(550)}) of the riverbanks, and come.`;
    expect(preview({ excerpt: null, content })).toBe("See the map of the…");
  });

  it.each([null, ""])("begins the content when the excerpt is %j", (excerpt) => {
    expect(preview({ excerpt, content: "**At** length." })).toBe("At length.");
  });
});
