import type { FeaturePages, PagePart, PageRoute } from "#lib/pageRoute.ts";
import { accountsPages } from "../features/accounts/routes.ts";
import { clearancesPages } from "../features/clearances/routes.ts";
import { contactPages } from "../features/contact/routes.ts";
import { contentPages } from "../features/content/routes.ts";
import { membershipPages } from "../features/membership/routes.ts";
import { newsletterPages } from "../features/newsletter/routes.ts";
import { registrationsPages } from "../features/registrations/routes.ts";
import { sitePages } from "../features/site/routes.ts";
import { staffPages } from "../features/staff/routes.ts";
import { webhooksPages } from "../features/webhooks/routes.ts";

/** All features. Their order is that of the navigation of the staff pages. */
const features: readonly FeaturePages[] = [
  sitePages,
  accountsPages,
  membershipPages,
  contactPages,
  newsletterPages,
  registrationsPages,
  contentPages,
  clearancesPages,
  staffPages,
  webhooksPages,
];

export const pageRoutes: readonly PageRoute[] = features.flatMap(({ routes }) => routes);

/** Parts that features add to pages of other features. */
export const pageParts: readonly PagePart[] = features.flatMap(({ parts = [] }) => parts);
