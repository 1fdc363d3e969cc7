import { describe, expect, test } from "vitest";
import { chooseByName, chooseSpecsByFeature, findTestFiles, isSpec } from "./files.mjs";

const files = [
  "apps/api/src/features/content/articles/news.test.ts",
  "apps/api/src/flood.faults.test.ts",
  "apps/web/src/pages/news/List.test.tsx",
  "apps/web/e2e/content/news.spec.ts",
  "apps/web/e2e/contact/staff-messages.spec.ts",
];

test("finds test files of every layer, and no other files", () => {
  const found = findTestFiles();
  expect(found).toContain("packages/launch/src/testing/choice/files.test.mjs");
  expect(found).toContain("packages/db/src/schema/dates.test.ts");
  expect(found).toContain("apps/web/e2e/content/news.spec.ts");
  expect(found.filter((file) => !/\.(test|spec)\.\w+$/.test(file))).toEqual([]);
  expect(found.filter((file) => file.includes("node_modules"))).toEqual([]);
});

describe("names", () => {
  test("choose files of all layers by a part of their path", () => {
    const chosen = chooseByName(files, ["news"]);
    expect(chosen).toEqual([files[0], files[2], files[3]]);
    expect(chosen.map(isSpec)).toEqual([false, false, true]);
  });

  test("may be several, and paths", () => {
    const names = ["./apps/web/e2e/content/news.spec.ts", "flood"];
    expect(chooseByName(files, names)).toEqual([files[1], files[3]]);
  });

  test("without a matching file are refused with similar names", () => {
    expect(() => chooseByName(files, ["news", "mesages"])).toThrow(
      'No test file\'s path contains "mesages". Near names:\n  apps/web/e2e/contact/staff-messages.spec.ts',
    );
    expect(() => chooseByName(files, ["xyz"])).toThrow(/^No test file's path contains "xyz"\.$/);
  });
});

describe("browser specs of a changed file", () => {
  const specs = files.filter(isSpec);

  test.each([
    ["apps/web/src/features/content/news/NewsList.tsx", ["apps/web/e2e/content/news.spec.ts"]],
    ["apps/api/src/features/content/articles/news.ts", ["apps/web/e2e/content/news.spec.ts"]],
    [
      "packages/contracts/src/validation/messages.ts",
      ["apps/web/e2e/contact/staff-messages.spec.ts"],
    ],
    ["apps/api/src/http/cookies.ts", []],
    ["apps/api/src/features/content/articles/news.test.ts", []],
    ["apps/web/e2e/support/news.ts", []],
  ])("%s are those with its name", (changed, chosen) => {
    expect(chooseSpecsByFeature(specs, [changed])).toEqual(chosen);
  });
});
