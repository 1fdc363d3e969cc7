import { requiredText } from "../../validation/fields.ts";
import { z } from "../../validation/messages.ts";
import { MARKDOWN_MAX_LENGTH } from "./rules.ts";

/** What an author has written so far. */
export const writtenText = z.object({ markdown: requiredText("Text", MARKDOWN_MAX_LENGTH) });
export type WrittenText = z.infer<typeof writtenText>;

/** The same as its page will show it. */
export const writingPreview = z.object({
  /** HTML that is safe to show. */
  html: z.string(),
});
export type WritingPreview = z.infer<typeof writingPreview>;
