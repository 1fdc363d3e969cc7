import { expect, test } from "vitest";
import { displayAccount, displayName, isName } from "./names.ts";

test.each([
  "Mia",
  "Łukasz-José",
  "O'Neil",
  "D’Arcy",
  "Anne Marie",
  "山田",
  "Zoë",
  "Zoe\u0308",
  "علی\u200cرضا",
  "ප්\u200dරියා",
  "'Akiki",
  "ʻIolani",
  "x".repeat(50),
  ...["J.R.", "J. R.", "J.R.R. Tolkien", "É.", "E\u0301.A.", "J.-P.", "St. John", "Kahlil Jr."],
])("%s is a name", (name) => {
  expect(isName(name)).toBe(true);
  expect(displayName(` ${name} `)).toBe(name);
});

test.each([
  ...[
    "",
    "-",
    "' '",
    "Mia 7",
    "x".repeat(51),
    "evil.example",
    "www.evil.example.",
    "x.co",
    "x.y.co.",
    "St.John",
    "J.R",
    ".",
    ". J",
    "Win at https://evil.example",
  ],
  "mia@example.org",
  "Mia\nLeo",
  "<b>Mia</b>",
  "Mia (call 555-0100)",
  "Mia & Leo",
  "🐟",
  "\u200d",
])("%j is none", (text) => {
  expect(isName(text)).toBe(false);
  expect(displayName(text)).toBe(null);
});

test("a typed name may be absent", () => {
  expect(displayName(null)).toBe(null);
});

test("an account without a readable name differs from a deleted one", () => {
  expect(displayAccount({ firstName: "Ana" })).toBe("Ana");
  expect(displayAccount({ firstName: "Ana", lastName: "Reyes" })).toBe("Ana Reyes");
  expect(displayAccount({ firstName: "%00", lastName: null })).toMatch(/name we cannot show/);
  expect(displayAccount(null)).toBe(null);
});
