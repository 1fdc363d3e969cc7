import { TRPCError } from "@trpc/server";

/** Maximum total size of a batch's responses, in bytes of text. A single call may exceed it. */
const MAX_BATCH_ANSWER = 5_000_000;
const MEGABYTE = 1_000_000;

/** Counts the bytes of the texts in a value, as UTF-8; other values are short. */
function countTextBytes(value: unknown): number {
  let bytes = 0;
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === "string") bytes += Buffer.byteLength(next);
    else if (typeof next === "object" && next !== null) {
      for (const child of Object.values(next)) pending.push(child);
    }
  }
  return bytes;
}

/**
 * Rejects a batch whose responses are too large together, before they are serialized. tRPC answers the
 * whole batch with the error that `responseMeta` throws.
 */
export function limitBatch(
  calls: number,
  { data: responses, eagerGeneration: isStreamed }: { data: unknown[]; eagerGeneration?: boolean },
): void {
  if (isStreamed) {
    const message = "Answers are not streamed: use httpBatchLink, not httpBatchStreamLink.";
    throw new TRPCError({ code: "BAD_REQUEST", message });
  }
  if (calls < 2) return;
  let bytes = 0;
  for (const response of responses) {
    bytes += countTextBytes(response);
    if (bytes <= MAX_BATCH_ANSWER) continue;
    const limit = `${MAX_BATCH_ANSWER / MEGABYTE} MB`;
    const message = `The answers to these calls are larger than ${limit} together. Make fewer at a time.`;
    throw new TRPCError({ code: "PAYLOAD_TOO_LARGE", message });
  }
}
