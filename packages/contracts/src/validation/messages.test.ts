import { describe, expect, test } from "vitest";
import { z } from "./messages.ts";

/** The first message of a rejection. */
function rejection(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

describe("the default messages are those of the specification", () => {
  test.each([
    [z.string(), undefined, "Required"],
    [z.number(), "7", "Expected number, received string"],
    [z.string(), 7, "Expected string, received number"],
    [z.string(), null, "Expected string, received null"],
    [z.object({}), [], "Expected object, received array"],
    [z.array(z.string()), {}, "Expected array, received object"],
    [z.number(), Number.NaN, "Expected number, received nan"],
    [z.boolean(), "true", "Expected boolean, received string"],
  ])("case %#", (schema, value, message) => {
    expect(rejection(schema, value)).toBe(message);
  });

  test("a message of a field replaces them", () => {
    expect(rejection(z.string("Say it in words"), 7)).toBe("Say it in words");
  });
});
