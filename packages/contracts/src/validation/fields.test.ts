import { describe, expect, test } from "vitest";
import {
  emailAddress,
  lineOrEmpty,
  optionalLine,
  optionalText,
  pictureUrl,
  requiredChoice,
  requiredLine,
  requiredText,
} from "./fields.ts";
import { search } from "./lists.ts";

describe("a required text", () => {
  const title = requiredText("Title", 10);

  test("is trimmed", () => {
    expect(title.parse("  Dawn\n")).toBe("Dawn");
  });

  test.each([
    [undefined, "Title is required"],
    ["", "Title is required"],
    [" \t\n", "Title is required"],
    ["\u200b\u2060", "Title is required"],
    ["12345678901", "Title must be at most 10 characters"],
    ["a\u0000b", "Title contains characters that cannot be saved"],
    ["a\u001bb", "Title contains characters that cannot be saved"],
    ["\ud800", "Title contains characters that cannot be saved"],
    ["\udc00x", "Title contains characters that cannot be saved"],
  ])("%j is refused", (text, message) => {
    expect(title.safeParse(text).error?.issues[0]?.message).toBe(message);
  });

  test.each(["🎣", "عربى", "two\nlines", "tab\there"])("%j is taken", (text) => {
    expect(title.parse(text)).toBe(text);
  });
});

describe("a required line", () => {
  const name = requiredLine("First name", 10);

  test.each([
    ["Ana\r\nBcc", "Ana Bcc"],
    ["A\tB\u2028C\u0085D", "A B C D"],
    ["A\u0000n\u001ba\u007f\u009f", "Ana"],
    ["\u202eana\u202c", "ana"],
    ["\u202dA\u2067n\u2069a\u202a", "Ana"],
    ["1234567890\u0000", "1234567890"],
  ])("%j loses what no line has", (text, line) => {
    expect(name.parse(text)).toBe(line);
  });

  test.each(["\u0000", "\u202e\n", "\u2066\u200f"])("%j is none", (text) => {
    expect(name.safeParse(text).error?.issues[0]?.message).toBe("First name is required");
  });

  test.each([
    ...["Ana", "O’Neil", "Ng-Sato", "عربى", "\u200fא\u200f!"],
    ...["علی\u200cرضا", "👩\u200d👧"],
  ])("%j is taken", (text) => {
    expect(name.parse(text)).toBe(text);
  });
});

test.each([undefined, null, "", "   "])("an optional text %j is null", (text) => {
  expect(optionalText("Excerpt", 10).parse(text)).toBeNull();
  expect(optionalLine("Picked up by", 10).parse(text)).toBeNull();
});

test("every kind of line loses the same", () => {
  const typed = "\u202eDawn\u0007\n";
  expect(lineOrEmpty("Subject", 10).parse(typed)).toBe("Dawn");
  expect(optionalLine("Picked up by", 10).parse(typed)).toBe("Dawn");
  expect(search.parse(typed)).toBe("Dawn");
  expect(pictureUrl.parse("/pictures/\u202ea.webp\n")).toBe("/pictures/a.webp");
  expect(emailAddress().parse("\u202aana@example.org\u202c")).toBe("ana@example.org");
});

describe("an email address", () => {
  test("loses the spaces around it and keeps its letter case", () => {
    expect(emailAddress().parse(" Ana@Example.org ")).toBe("Ana@Example.org");
  });

  test.each(["ana", "ana@", "@example.org", "a b@example.org", "a@b@c.org", "a@example.org\nx"])(
    "%j is refused",
    (text) => {
      const issue = emailAddress().safeParse(text).error?.issues[0];
      expect(issue?.message).toBe("Please enter a valid email address");
    },
  );
});

describe("the address of a picture", () => {
  test.each(["https://example.org/a b.jpg", "/pictures/a.webp"])("%j is taken", (url) => {
    expect(pictureUrl.parse(url)).toBe(url);
  });

  test.each([undefined, null, ""])("%j is none", (url) => {
    expect(pictureUrl.parse(url)).toBeNull();
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:image/png;base64,AAAA",
    "http://example.org/a.jpg",
    "//example.org/a.jpg",
    "/\\example.org/a.jpg",
    "/a\tb",
    "picture.jpg",
    "https://",
    "ftp://example.org/a.jpg",
  ])("%j is refused", (url) => {
    const issue = pictureUrl.safeParse(url).error?.issues[0];
    expect(issue?.message).toMatch(/^Image address /);
  });
});

test("a word of a list is that word or a message with all of them", () => {
  const season = requiredChoice("Season", ["spring", "autumn"]);
  expect(season.parse("spring")).toBe("spring");
  expect(season.safeParse("winter").error?.issues[0]?.message).toBe(
    "Season must be one of: spring, autumn",
  );
  expect(season.safeParse("").error?.issues[0]?.message).toBe("Season is required");
});
