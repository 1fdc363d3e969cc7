import { requiredText } from "../../validation/fields.ts";
import { z } from "../../validation/messages.ts";
import { MARKDOWN_MAX_LENGTH } from "./rules.ts";

/** The text so far. */
export const markdownText = z.object({ markdown: requiredText("Text", MARKDOWN_MAX_LENGTH) });
export type MarkdownText = z.infer<typeof markdownText>;

/** The same as its page will show it. */
export const markdownPreview = z.object({
  /** HTML that is safe to show. */
  html: z.string(),
});
export type MarkdownPreview = z.infer<typeof markdownPreview>;
