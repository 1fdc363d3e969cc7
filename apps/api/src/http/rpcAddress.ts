import superjson, { type SuperJSONResult } from "superjson";
import { inputSchemaOf } from "./procedures.ts";

/** The input that a call's procedure would make of this text, as text again; throws where it is not valid. */
function canonicalInput(name: string, sent: SuperJSONResult | undefined): SuperJSONResult {
  const value = sent === undefined ? undefined : superjson.deserialize(sent);
  return superjson.serialize(inputSchemaOf(name)?.parse(value));
}

/**
 * The one address of these calls: other spellings of the same input lead to it, and what the
 * procedures do not know is left out. Null where the calls are not valid.
 */
export function canonicalRpcAddress(names: readonly string[], query: unknown): string | null {
  const { batch, input } = query as Record<string, unknown>;
  const isBatch = batch === "1";
  if (!isBatch && names.length > 1) return null;
  try {
    const sent = input === undefined ? undefined : JSON.parse(input as string);
    const inputs = names.map((name, index) => canonicalInput(name, isBatch ? sent?.[index] : sent));
    const search = new URLSearchParams(isBatch ? { batch: "1" } : {});
    search.set("input", JSON.stringify(isBatch ? { ...inputs } : inputs[0]));
    return `/trpc/${names.join(",")}?${search}`;
  } catch {
    return null;
  }
}
