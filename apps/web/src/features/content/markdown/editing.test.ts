import { describe, expect, test } from "vitest";
import {
  areLines,
  type Change,
  computeEdit,
  continueLines,
  cycleHeading,
  type Selected,
  toggleLines,
} from "./editing.ts";
import {
  ASTERISKS,
  findLink,
  isLinkAddress,
  isMarked,
  putLink,
  putPicture,
  removeLink,
  toggleEmphasis,
} from "./inline.ts";

/** "a |b| c": b is selected; "a| b": a caret. */
function read(marked: string): Selected {
  const start = marked.indexOf("|");
  const end = marked.lastIndexOf("|");
  const text = marked.replaceAll("|", "");
  return { text, start, end: end > start ? end - 1 : start };
}

function write(selected: Selected, changes: readonly Change[]): string {
  const { text } = selected;
  const { from, to, insert, start, end } = computeEdit(selected, changes);
  const next = text.slice(0, from) + insert + text.slice(to);
  const selection = start === end ? "|" : `|${next.slice(start, end)}|`;
  return next.slice(0, start) + selection + next.slice(end);
}

const after = (marked: string, change: (selected: Selected) => Change[]) =>
  write(read(marked), change(read(marked)));

describe("bold", () => {
  test.each([
    ["a |heron| flew", "a **|heron|** flew"],
    ["a| heron| flew", "a| **heron|** flew"],
    ["a her|on flew", "a **her|on** flew"],
    ["a heron|", "a **heron|**"],
    ["|heron", "**|heron**"],
    ["a | flew", "a **|** flew"],
    ["a *|heron|* flew", "a ***|heron|*** flew"],
    ["|one\n\ntwo|", "**|one**\n\n**two|**"],
    ["|**one**\ntwo|", "|**one**\n**two|**"],
  ])("of %j is %j, and taken away again", (from, to) => {
    const bold = (selected: Selected) => toggleEmphasis(selected, ASTERISKS.bold);
    expect(isMarked(read(from), ASTERISKS.bold)).toBe(false);
    expect(after(from, bold)).toBe(to);
    expect(isMarked(read(to), ASTERISKS.bold)).toBe(true);
    expect(after(to, bold).replaceAll("|", "")).toBe(read(from).text.replaceAll("**", ""));
  });

  test.each([
    ["a **|heron|** flew", "a |heron| flew"],
    ["a |**heron**| flew", "a |heron| flew"],
    ["**two wo|rds**", "two wo|rds"],
    ["**two *wo|rds* here**", "two *wo|rds* here"],
    ["***wo|rd***", "*wo|rd*"],
  ])("is taken from %j", (from, to) => {
    expect(after(from, (selected) => toggleEmphasis(selected, ASTERISKS.bold))).toBe(to);
  });

  test("is ignored for spaces alone", () => {
    expect(after("a|  |b", (selected) => toggleEmphasis(selected, ASTERISKS.bold))).toBe("a|  |b");
  });
});

describe("italic", () => {
  const italic = (selected: Selected) => toggleEmphasis(selected, ASTERISKS.italic);
  test.each([
    ["a |heron| flew", "a *|heron|* flew"],
    ["a **|heron|** flew", "a ***|heron|*** flew"],
    ["***wo|rd***", "**wo|rd**"],
    ["*wo|rd*", "wo|rd"],
    ["**|**", "***|***"],
    ["* it|em", "* *it|em*"],
    ["2 * 3 and fo|ur", "2 * 3 and *fo|ur*"],
    ["\\*not\\* o|ne", "\\*not\\* *o|ne*"],
  ])("makes %j %j", (from, to) => {
    expect(after(from, italic)).toBe(to);
  });
});

describe("lists and quotes", () => {
  test.each([
    ["bullets", "|one\n\ntwo|", "- |one\n\n- two|"],
    ["bullets", "- one\n- tw|o", "- one\ntw|o"],
    ["bullets", "1. on|e", "- on|e"],
    ["bullets", "|", "- |"],
    ["bullets", "## He|ron", "- He|ron"],
    ["numbers", "|one\ntwo\nthree|", "1. |one\n2. two\n3. three|"],
    ["numbers", "|1. one\n2. two|", "|one\ntwo|"],
    ["numbers", "|- one\n- two|", "1. |one\n2. two|"],
    ["quote", "- on|e", "> - on|e"],
    ["quote", "> on|e", "on|e"],
    ["bullets", "|one\n|two", "- |one\n|two"],
  ] as const)("%s make %j %j", (kind, from, to) => {
    expect(after(from, (selected) => toggleLines(selected, kind))).toBe(to);
  });

  test("are recognized", () => {
    expect(areLines(read("|- one\n- two|"), "bullets")).toBe(true);
    expect(areLines(read("|- one\ntwo|"), "bullets")).toBe(false);
  });

  test.each([
    ["- one|", "- one\n- |"],
    ["- one| two", "- one\n- | two"],
    ["9. nine|", "9. nine\n10. |"],
    ["3) three|", "3) three\n4) |"],
    ["  * deep|", "  * deep\n  * |"],
    ["- [x] done|", "- [x] done\n- [ ] |"],
    ["> said|", "> said\n> |"],
    ["> - said|", "> - said\n> - |"],
    ["- one\n- |", "- one\n\n|"],
    ["> said\n> |", "> said\n\n|"],
    ["> |", "|"],
  ])("continue %j as %j", (from, to) => {
    expect(after(from, (selected) => continueLines(selected) ?? [])).toBe(to);
  });

  test.each(["plain|", "|- one", "-| one", "- |one|", "-one|", "**bold**|"])(
    "leave the Enter key alone in %j",
    (marked) => {
      expect(continueLines(read(marked))).toBeNull();
    },
  );
});

describe("a heading", () => {
  test.each([
    ["He|rons", "## He|rons"],
    ["## He|rons", "He|rons"],
    ["## One\n\nTw|o", "## One\n\n## Tw|o"],
    ["## One\n\n## Tw|o", "## One\n\n### Tw|o"],
    ["## One\n\n### Tw|o", "## One\n\nTw|o"],
    ["# On|e", "## On|e"],
    ["- On|e", "## On|e"],
  ])("after %j is %j", (from, to) => {
    expect(after(from, cycleHeading)).toBe(to);
  });
});

describe("a link", () => {
  test.each([
    ["see |our map| here", "our map", "/map", "see [our map](/map)| here"],
    ["see |", "", "https://example.org", "see [https://example.org](https://example.org)|"],
    ["|x|", "a [b] c\\", "/a b(c)", "[a \\[b\\] c\\\\](/a%20b%28c%29)|"],
    ["see [ma|p](/old) here", "plan", "/new", "see [plan](/new)| here"],
  ])("in %j", (from, text, address, to) => {
    const result = after(from, (selected) => putLink(selected, text, address));
    expect(result.replaceAll("|", "")).toBe(to.replaceAll("|", ""));
  });

  test("is found around the caret, and can be removed", () => {
    const selected = read("see [our \\[old\\] m|ap](/map) and ![a](/b)");
    const link = findLink(selected);
    expect(link).toMatchObject({ text: "our [old] map", address: "/map" });
    expect(link && write(selected, removeLink(link)).replace("|", "")).toBe(
      "see our [old] map and ![a](/b)",
    );
    expect(findLink(read("![a|](/b)"))).toBeNull();
  });

  test.each([
    "https://example.org/a?b#c",
    "HTTP://example.org",
    "mailto:ana@example.org",
    "/events",
    " /news#top ",
  ])("may lead to %j", (address) => {
    expect(isLinkAddress(address)).toBe(true);
  });

  test.each([
    "",
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "//example.org",
    "/\\example.org",
    "https:river",
    "https://",
    "example.org",
    "ftp://example.org",
    "tel:1",
  ])("may not lead to %j", (address) => {
    expect(isLinkAddress(address)).toBe(false);
  });
});

describe("a picture", () => {
  test.each([
    ["|", "![Otters](/uploads/1)\n\n|"],
    ["One|", "One\n\n![Otters](/uploads/1)\n\n|"],
    ["One\n|\nTwo", "One\n\n![Otters](/uploads/1)\n|\nTwo"],
    ["One|\n\nTwo", "One\n\n![Otters](/uploads/1)|\n\nTwo"],
  ])("is in a paragraph of its own: %j", (from, to) => {
    expect(after(from, (selected) => putPicture(selected, "Otters", "/uploads/1"))).toBe(to);
  });
});
