import { describe, expect, test } from "vitest";
import {
  emailAddress,
  optionalText,
  pictureAddress,
  requiredChoice,
  requiredLine,
  requiredText,
} from "./fields.ts";

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

  test.each(["Ana\nBcc: x", "A\rB", "A\tB", "A\u2028B"])("%j is refused", (text) => {
    expect(name.safeParse(text).error?.issues[0]?.message).toBe("First name must be one line");
  });

  test.each(["Ana", "O’Neil", "Ng-Sato", "عربى"])("%j is taken", (text) => {
    expect(name.parse(text)).toBe(text);
  });
});

test.each([undefined, null, "", "   "])("an optional text %j is null", (text) => {
  expect(optionalText("Excerpt", 10).parse(text)).toBeNull();
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
  test.each(["https://example.org/a b.jpg", "/pictures/a.webp"])("%j is taken", (address) => {
    expect(pictureAddress.parse(address)).toBe(address);
  });

  test.each([undefined, null, ""])("%j is none", (address) => {
    expect(pictureAddress.parse(address)).toBeNull();
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
  ])("%j is refused", (address) => {
    const issue = pictureAddress.safeParse(address).error?.issues[0];
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
