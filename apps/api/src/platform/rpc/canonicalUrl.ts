import { deserializeInput } from "@headwaters/contracts/router";
import superjson from "superjson";
import { getInputSchema, isCacheableInput } from "./procedures.ts";

/** Parses a call's input by its procedure's schema; throws if it is invalid. */
function parseInput(name: string, sent: unknown): unknown {
  const value = sent === undefined ? undefined : deserializeInput(sent);
  return getInputSchema(name)?.parse(value);
}

export interface CanonicalRpcUrl {
  url: string;
  /** False if one of the calls has an input of unlimited variety. */
  cacheable: boolean;
}

/**
 * Returns the canonical address of these calls: all spellings of the same input have the same one,
 * without unknown fields. Null for invalid calls.
 */
export function canonicalRpcUrl(names: readonly string[], query: unknown): CanonicalRpcUrl | null {
  const { batch, input } = query as Record<string, unknown>;
  const isBatch = batch === "1";
  if (!isBatch && names.length > 1) return null;
  try {
    const sent = input === undefined ? undefined : JSON.parse(input as string);
    const sentFor = (index: number) => (isBatch ? Object(sent)[index] : sent);
    const values = names.map((name, index) => parseInput(name, sentFor(index)));
    const inputs = values.map((value) => superjson.serialize(value));
    const search = new URLSearchParams(isBatch ? { batch: "1" } : {});
    search.set("input", JSON.stringify(isBatch ? { ...inputs } : inputs[0]));
    return {
      url: `/trpc/${names.join(",")}?${search}`,
      cacheable: names.every((name, index) => isCacheableInput(name, values[index])),
    };
  } catch {
    return null;
  }
}
