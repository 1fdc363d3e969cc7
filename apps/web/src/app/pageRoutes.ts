import { accountsRoutes } from "../features/accounts/routes.ts";
import { contactRoutes } from "../features/contact/routes.ts";
import { contentRoutes } from "../features/content/routes.ts";
import { membershipRoutes } from "../features/membership/routes.ts";
import { newsletterParts, newsletterRoutes } from "../features/newsletter/routes.ts";
import { registrationsParts, registrationsRoutes } from "../features/registrations/routes.ts";
import { siteRoutes } from "../features/site/routes.ts";
import { staffRoutes } from "../features/staff/routes.ts";
import { webhooksRoutes } from "../features/webhooks/routes.ts";
import type { PagePart, PageRoute } from "../lib/pageRoute.ts";

/** The pages of all features. Their order is that of the navigation of the staff pages. */
export const pageRoutes: readonly PageRoute[] = [
  ...siteRoutes,
  ...accountsRoutes,
  ...membershipRoutes,
  ...contactRoutes,
  ...newsletterRoutes,
  ...registrationsRoutes,
  ...contentRoutes,
  ...staffRoutes,
  ...webhooksRoutes,
];

export const pageParts: readonly PagePart[] = [...newsletterParts, ...registrationsParts];
