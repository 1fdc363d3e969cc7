import { retention as accounts } from "./features/accounts/retention.ts";
import { retention as contact } from "./features/contact/retention.ts";
import { retention as content } from "./features/content/retention.ts";
import { retention as membership } from "./features/membership/retention.ts";
import { retention as newsletter } from "./features/newsletter/retention.ts";
import { retention as registrations } from "./features/registrations/retention.ts";
import { retention as staff } from "./features/staff/retention.ts";
import { retention as platform } from "./platform/retention.ts";

/** What each feature deletes when its time is over. */
export const retention = [
  accounts,
  content,
  registrations,
  membership,
  contact,
  newsletter,
  staff,
  platform,
];
