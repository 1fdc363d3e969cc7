import { z } from "zod";

/** The type's name as the specification writes it: "null" and "array" are not "object". */
function nameOfType(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (Number.isNaN(value)) return "nan";
  return typeof value;
}

const inBrowser = "document" in globalThis;

// The specification quotes "Required" and "Expected X, received Y"; zod 4 words them otherwise.
z.config({
  // Zod would test whether it may compile code, which our Content-Security-Policy blocks and
  // reports. The server validates faster with compiled code.
  jitless: inBrowser,
  customError: (issue) => {
    if (issue.code !== "invalid_type") return undefined;
    if (issue.input === undefined) return "Required";
    return `Expected ${issue.expected}, received ${nameOfType(issue.input)}`;
  },
});

export { z };
