import { expect, test } from "vitest";
import { parseArguments } from "./parseArguments.mjs";

test("a shard is written with = or a space, and the first one also runs the checks", () => {
  const first = { hasChecks: true, vitest: ["--shard=1/2"], playwright: ["--shard=1/2"] };
  expect(parseArguments(["--shard=1/2"])).toEqual(first);
  expect(parseArguments(["--", "--shard", "1/2"])).toEqual(first);
  expect(parseArguments(["--shard", "2/2"])).toEqual({
    hasChecks: false,
    vitest: ["--shard=2/2"],
    playwright: ["--shard=2/2"],
  });
});

test("chosen tests may all belong to one runner, and run without the checks", () => {
  expect(parseArguments(["news"])).toEqual({
    hasChecks: false,
    vitest: ["news", "--passWithNoTests"],
    playwright: ["news", "--pass-with-no-tests"],
  });
  expect(parseArguments(["--changed"])).toMatchObject({
    vitest: ["--changed=main", "--passWithNoTests"],
    playwright: ["--only-changed=main", "--pass-with-no-tests"],
  });
  expect(parseArguments([]).hasChecks).toBe(true);
});
