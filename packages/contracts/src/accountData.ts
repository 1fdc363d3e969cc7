import { accountsData } from "./accounts/profile/schema.ts";
import { clearancesData } from "./clearances/accountData.ts";
import { contentData } from "./content/accountData.ts";
import { newsSchemas } from "./content/news/schema.ts";
import { registrationsData } from "./registrations/accountData.ts";
import { staffData } from "./staff/accountData.ts";
import { z } from "./validation/messages.ts";

/** The file "my data": everything that is stored about an account, except secrets. */
export const accountData = z.object({
  ...accountsData,
  ...staffData,
  ...contentData,
  ...clearancesData,
  ...registrationsData,
});
export type AccountData = z.infer<typeof accountData>;

const ownTitle = newsSchemas.row.pick({ id: true, title: true, published: true, createdAt: true });

/**
 * The same as a page to read: at most LIST_MAX entries of each list, and titles
 * in place of texts.
 */
export const readableAccountData = accountData.omit({ about: true, savedAt: true }).extend({
  newsArticles: z.array(ownTitle),
  events: z.array(ownTitle),
  educationArticles: z.array(ownTitle),
  savedVersions: z.array(
    contentData.savedVersions.element.extend({
      fields: z.object({ title: z.string().optional() }),
    }),
  ),
});
export type ReadableAccountData = z.infer<typeof readableAccountData>;
