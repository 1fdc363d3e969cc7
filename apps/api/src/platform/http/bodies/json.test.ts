import { BODY_LIMIT } from "@headwaters/contracts/router";
import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { growth, LINEAR } from "../../../testing/measuring/growth.ts";
import { bodyLimitFor, getInputSchema, procedureNames } from "../../rpc/procedures.ts";
import { parseJson } from "./json.ts";

describe("reading a body", () => {
  test.each([
    ["numbers", (count: number) => `["\\u0041",${"1,".repeat(count)}1]`],
    ["keys", (count: number) => `{"\\u0041":1${',"a":1'.repeat(count)}}`],
    ["objects", (count: number) => `["\\u0041"${',{"a":[]}'.repeat(count)}]`],
    ["texts and spaces", (count: number) => `["\\u0041"${',""        '.repeat(count)}]`],
    ["spaces", (count: number) => `["\\u0041"${" ".repeat(count)}]`],
    ["escapes", (count: number) => `["${"\\\\".repeat(count)}"]`],
  ])("takes linear time: %s", (_what, build) => {
    expect(growth(parseJson, build, 64_000)).toBeLessThan(LINEAR);
  });

  test.each(["[", '{"a":', '[{"a":'])("stops at the nesting limit: %s", (piece) => {
    const text = piece.repeat(500_000);
    // Counted, not timed: the parser calls charCodeAt for each character that it reads.
    const looks = vi.spyOn(String.prototype, "charCodeAt");
    const parse = vi.spyOn(JSON, "parse");
    let rejection: unknown;
    let counts: number[] = [];
    try {
      parseJson(text);
    } catch (error) {
      rejection = error;
    } finally {
      counts = [looks.mock.calls.length, parse.mock.calls.length];
      vi.restoreAllMocks();
    }
    expect(rejection).toMatchObject({ message: "The request is nested too deeply." });
    const [characters = 0, parsed] = counts;
    expect(parsed).toBe(0);
    // There are 32 levels, and their characters are read a few times at most.
    expect(characters).toBeGreaterThan(32);
    expect(characters).toBeLessThan(4 * 33 * piece.length);
  });
});

/**
 * Computes the maximum size of JSON for this schema. Texts without a maximum have patterns, which are
 * short.
 */
function maxBytes(schema: z.core.JSONSchema.JSONSchema): number {
  const { anyOf, allOf, properties, items, maxItems, maxLength } = schema;
  const alternatives = (anyOf ?? schema.oneOf ?? []) as z.core.JSONSchema.JSONSchema[];
  if (alternatives.length > 0) return Math.max(...alternatives.map(maxBytes));
  if (allOf) return sum((allOf as z.core.JSONSchema.JSONSchema[]).map(maxBytes));
  if (properties) {
    const fields = Object.entries(properties);
    return sum(fields.map(([name, field]) => name.length + 5 + maxBytes(field as never)));
  }
  if (items) {
    if (maxItems === undefined) throw new Error("A list of any length has no limit.");
    return maxItems * (maxBytes(items as never) + 2);
  }
  return 6 * (maxLength ?? 64) + 2;
}
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

const calls = procedureNames.filter((name) => getInputSchema(name));

test.each(calls)("%s accepts the longest input of its schema", (name) => {
  const schema = getInputSchema(name) as z.ZodType;
  const longest = maxBytes(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  expect(bodyLimitFor([name])).toBeGreaterThanOrEqual(longest);
  // Calls with small inputs have the default limit.
  if (longest < BODY_LIMIT / 2) expect(bodyLimitFor([name])).toBe(BODY_LIMIT);
});

test("a batch accepts as much as the largest of its calls", () => {
  expect(bodyLimitFor(["accounts.login", "news.create"])).toBe(bodyLimitFor(["news.create"]));
  expect(bodyLimitFor(["accounts.login", "no.such"])).toBe(64 * 1024);
});
