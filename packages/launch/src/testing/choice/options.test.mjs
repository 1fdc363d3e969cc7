import { expect, test } from "vitest";
import { parseOptions } from "./options.mjs";

test.each([
  [[], { names: [], changed: false, shard: undefined }],
  [["news", "http"], { names: ["news", "http"], changed: false, shard: undefined }],
  [["--", "--changed"], { names: [], changed: true, shard: undefined }],
  [["--shard=2/3"], { names: [], changed: false, shard: "2/3" }],
])("accepts %j", (args, options) => {
  expect(parseOptions(args)).toEqual(options);
});

test.each([
  [["--shard=4/3"]],
  [["--shard=0/3"]],
  [["--shard=half"]],
  [["--chnaged"]],
  [["news", "--changed"]],
  [["--changed", "--shard=1/2"]],
])("refuses %j", (args) => {
  expect(() => parseOptions(args)).toThrow();
});
