import { accountsData } from "./accounts/profile/schema.ts";
import { contentData } from "./content/accountData.ts";
import { registrationsData } from "./registrations/accountData.ts";
import { staffData } from "./staff/accountData.ts";
import { z } from "./validation/messages.ts";

/** The file "my data": everything that is stored about an account, except secrets. */
export const accountData = z.object({
  ...accountsData,
  ...staffData,
  ...contentData,
  ...registrationsData,
});
export type AccountData = z.infer<typeof accountData>;
