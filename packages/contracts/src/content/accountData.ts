import { z } from "../validation/messages.ts";
import { educationSchemas } from "./education/schema.ts";
import { eventSchemas } from "./events/schema.ts";
import { newsSchemas } from "./news/schema.ts";
import { accountPicture } from "./pictures/schema.ts";

/** The part of content in the file "my data". */
export const contentData = {
  newsArticles: z.array(newsSchemas.row),
  events: z.array(eventSchemas.row),
  educationArticles: z.array(educationSchemas.row),
  /** The states of its content; `reviewNote` is the note of staff who sent it back. */
  publishing: z.array(
    z.object({
      kind: z.string(),
      id: z.string(),
      version: z.number(),
      publishedAt: z.date().nullable(),
      publishAt: z.date().nullable(),
      review: z.string().nullable(),
      reviewNote: z.string().nullable(),
      submittedAt: z.date().nullable(),
    }),
  ),
  /** Every version that the account saved, of its own items or, as staff, of others'. */
  savedVersions: z.array(
    z.object({
      kind: z.string(),
      itemId: z.string(),
      version: z.number(),
      savedAt: z.date(),
      /** The fields as saved. */
      fields: z.record(z.string(), z.unknown()),
    }),
  ),
  pictures: z.array(accountPicture),
};
