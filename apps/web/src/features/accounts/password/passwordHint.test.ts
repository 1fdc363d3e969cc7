import { expect, test } from "vitest";
import { passwordHint, passwordHints } from "./passwordHint.ts";

const ANA = ["Ana", "Reyes", "ana.reyes@example.org"];

test.each([
  ["reyes1984", passwordHints.personal],
  ["R3YES!!", passwordHints.personal],
  ["headwaters", passwordHints.personal],
  ["P@ssw0rd!", passwordHints.common],
  ["summer2026", passwordHints.common],
  ["123456789", passwordHints.predictable],
  ["qwertyuiop", passwordHints.predictable],
  ["aaaaaaaa", passwordHints.predictable],
  ["abababababababab", passwordHints.predictable],
  ["heron7", passwordHints.short],
  ["kx7fqpzm", passwordHints.short],
  ["heron gravel", passwordHints.good],
  ["heron gravel lantern", passwordHints.strong],
  ["Ana likes herons on gravel bars", passwordHints.strong],
  ["川魚釣竿水面朝霧", passwordHints.short],
])("%s: %s", (password, hint) => {
  expect(passwordHint(password, ANA)).toBe(hint);
});

test("is judged without a name and an address if the form has none", () => {
  expect(passwordHint("reyes1984")).toBe(passwordHints.short);
});

test("a megabyte that was pasted is judged at once", () => {
  // A quadratic comparison would exceed the test's timeout.
  expect(passwordHint("ab1".repeat(100_000), ANA)).toEqual(expect.any(String));
});
