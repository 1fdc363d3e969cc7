import { expect, test } from "vitest";
import { typedTwice } from "./schema.ts";

test("a form asks for as many characters as the organization wants", () => {
  const messages = (password: string) =>
    typedTwice(12)
      .safeParse({ password, confirmPassword: password })
      .error?.issues.map(({ message }) => message);
  expect(messages("12345")).toEqual(["Password must be at least 12 characters"]);
  expect(messages("eleven char")).toEqual(["Password must be at least 12 characters"]);
  expect(messages("twelve chars")).toBeUndefined();
});
