import { expect, test } from "vitest";
import { listAllParts, listChosenParts } from "./parts.mjs";

const titles = (parts) => parts.map(({ title }) => title);

test.each([
  ["everything", listAllParts("/tmp")],
  ["a later shard", listAllParts("/tmp", "2/3")],
  ["a choice", listChosenParts("/tmp", { vitestArgs: [], needsBuild: true, specs: ["a.spec.ts"] })],
])("of %s, each part waits only for parts before it", (_, parts) => {
  for (const [index, { waitsFor }] of parts.entries()) {
    expect(titles(parts.slice(0, index))).toEqual(expect.arrayContaining(waitsFor));
  }
});

test("checks run in the first shard only", () => {
  expect(titles(listAllParts("/tmp", "1/3"))).toEqual(titles(listAllParts("/tmp")));
  expect(titles(listAllParts("/tmp", "2/3"))).toEqual([
    "generated code",
    "build",
    "tests",
    "browser tests",
  ]);
});

test("a unit test needs generated code, and a test of the site needs the build", () => {
  const unit = listChosenParts("/tmp", { vitestArgs: ["a"], needsBuild: false, specs: [] });
  expect(titles(unit)).toEqual(["generated code", "tests"]);
  const browser = listChosenParts("/tmp", { needsBuild: false, specs: ["apps/web/e2e/a.spec.ts"] });
  expect(titles(browser)).toEqual(["build", "browser tests"]);
  expect(browser[1].args.at(-1)).toBe("apps/web/e2e/a\\.spec\\.ts$");
});
