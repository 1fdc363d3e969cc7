import { optionalText, requiredLine, requiredText } from "../../validation/fields.ts";
import { z } from "../../validation/messages.ts";
import { EXCERPT_MAX_LENGTH, MARKDOWN_MAX_LENGTH, TITLE_MAX_LENGTH } from "./rules.ts";

/** The title of whatever is written. */
export const title = requiredLine("Title", TITLE_MAX_LENGTH);

/** The words of an article. */
export const articleTexts = {
  title,
  content: requiredText("Content", MARKDOWN_MAX_LENGTH),
  excerpt: optionalText("Excerpt", EXCERPT_MAX_LENGTH),
};

/** What an author has written so far. */
export const writtenText = z.object({ markdown: requiredText("Text", MARKDOWN_MAX_LENGTH) });
export type WrittenText = z.infer<typeof writtenText>;

/** The same as its page will show it. */
export const writingPreview = z.object({
  /** HTML that is safe to show. */
  html: z.string(),
});
export type WritingPreview = z.infer<typeof writingPreview>;
