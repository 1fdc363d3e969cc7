import { expect, test } from "vitest";
import { accountKey } from "../rpc/rateLimits.ts";
import { showEmail } from "./emails.ts";
import { emailAddress } from "./fields.ts";

test.each([
  ["user@münchen.example", "user@xn--mnchen-3ya.example", "user@münchen.example"],
  ["user@MÜNCHEN.Example", "user@xn--mnchen-3ya.example", "user@münchen.example"],
  ["user@mu\u0308nchen.example", "user@xn--mnchen-3ya.example", "user@münchen.example"],
  ["O'Neil+a@straße.example", "O'Neil+a@xn--strae-oqa.example", "O'Neil+a@straße.example"],
  ["ana@пример.рф", "ana@xn--e1afmkfd.xn--p1ai", "ana@пример.рф"],
  ["ana@παράδειγμα.ελ", "ana@xn--hxajbheg2az3al.xn--qxam", "ana@παράδειγμα.ελ"],
  ["ana@例え。テスト", "ana@xn--r8jz45g.xn--zckzah", "ana@例え.テスト"],
  ["ana@예시.example", "ana@xn--vv4b11d.example", "ana@예시.example"],
  ["ana@ｅｘａｍｐｌｅ.org", "ana@example.org", "ana@example.org"],
  ["Ana@Example.org", "Ana@Example.org", "Ana@Example.org"],
])("%s is stored as %s and shown as %s", (typed, stored, shown) => {
  expect(emailAddress().parse(typed)).toBe(stored);
  expect(emailAddress().parse(stored)).toBe(stored);
  expect(showEmail(stored)).toBe(shown);
  expect(emailAddress().parse(shown)).toBe(stored);
});

test.each([
  ["аррӏе.example", "Cyrillic letters that look like Latin ones"],
  ["pаypal.example", "Cyrillic and Latin letters"],
  ["νικο.example", "Greek letters that look like Latin ones"],
  ["gıthub.example", "a dotless i"],
  ["exɑmple.org", "a phonetic letter"],
  ["a‧b.example", "a dot that is none"],
  ["☕.example", "a symbol"],
])("%s is shown in ASCII: %s", (domain) => {
  const stored = emailAddress().parse(`ana@${domain}`);
  expect(stored).toMatch(/^ana@xn--[a-z\d-]+\.(?:example|org)$/);
  expect(showEmail(stored)).toBe(stored);
});

test.each([
  "ana@xn--a.example",
  "ana@xn--mnchen-3ya-.example",
  "ana@xn--999999999.example",
  "x",
  "",
])("%j that no domain encodes is shown as it is", (stored) => {
  expect(showEmail(stored)).toBe(stored);
});

test.each([
  ...["ana@mün chen.example", "ana@münchen", "ana@münchen.example/x", "ana@münchen.example:25"],
  ...["ana@１２７.0.0.1", "@münchen.example"],
  ...["ana@münchen.example?x"],
])("%j is refused", (typed) => {
  const issue = emailAddress().safeParse(typed).error?.issues[0];
  expect(issue?.message).toBe("Please enter a valid email address");
});

test("an address whose ASCII form is too long is rejected", () => {
  const typed = `ana@${Array(40).fill("ü-ü").join(".")}.example`;
  const issue = emailAddress().safeParse(typed).error?.issues[0];
  expect(issue?.message).toBe("Email must be at most 254 characters");
});

test.each(["jürgen@example.org", "用户@münchen.example"])(
  "%s is refused: few mail servers take it",
  (typed) => {
    const { issues } = emailAddress().safeParse(typed).error ?? { issues: [] };
    expect(issues.map(({ message }) => message)).toEqual([
      "Please enter a valid email address: before the @ we can only write to letters without accents, digits and the like",
    ]);
  },
);

test("all ways to type an address count as one account", () => {
  for (const typed of [
    ...[" User@MÜNCHEN.example", "user@xn--mnchen-3ya.example", "user@ｍünchen。example"],
    ...["user\u0000@münchen.example", "\u202euser@münchen.example\n"],
  ]) {
    expect(accountKey(typed)).toBe("user@xn--mnchen-3ya.example");
  }
});
