import { TRPCError } from "@trpc/server";
import { z } from "zod";

/**
 * The refusal of one field, as its schema would word it: for rules that need more than the input.
 * @param field of the input
 */
export function refusedField(field: string, message: string): TRPCError {
  const cause = new z.ZodRealError([{ code: "custom", path: [field], message, input: undefined }]);
  return new TRPCError({ code: "BAD_REQUEST", message, cause });
}
