import { TRPCError } from "@trpc/server";
import superjson, { type SuperJSONResult } from "superjson";

/** Types beyond JSON in inputs. Sets, maps and classes are rejected: they are slow to restore. */
const RESTORED_TYPES: ReadonlySet<unknown> = new Set(["Date", "undefined"]);

/** A note of superjson about one value: ["Date"]. */
function isRestorable(note: unknown): boolean {
  return Array.isArray(note) && note.length === 1 && RESTORED_TYPES.has(note[0]);
}

/** The notes about an input: one about all of it, or one for each path in it. */
function areRestorable(notes: unknown): boolean {
  if (notes === undefined || isRestorable(notes)) return true;
  if (typeof notes !== "object" || notes === null || Array.isArray(notes)) return false;
  return Object.values(notes).every(isRestorable);
}

/**
 * Deserializes the input of a typed client: superjson's `{ json, meta }`. The time is linear in its
 * size, as references are ignored.
 * @throws TRPCError BAD_REQUEST for anything else
 */
export function deserializeInput(message: unknown): unknown {
  try {
    const { json, meta = {} } = message as Partial<SuperJSONResult>;
    if (json === undefined) throw new Error("This is no envelope.");
    const { values, v = 0 } = meta;
    if (values === undefined) return superjson.deserialize({ json });
    if (!areRestorable(values)) throw new Error("Inputs have no such types.");
    return superjson.deserialize({ json, meta: { values, v } });
  } catch (cause) {
    const message = 'The request is not valid: an input is sent as {"json": …}.';
    throw new TRPCError({ code: "BAD_REQUEST", message, cause });
  }
}
