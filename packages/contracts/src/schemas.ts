// The Zod schemas of forms, loaded when someone starts to fill one in.

export {
  emailChange,
  nameChange,
  noticeSetting,
  passwordChangeSchema,
  passwordConfirmation,
} from "./accounts/profile/schema.ts";
export { resetRequest, typedTwice } from "./accounts/recovery/schema.ts";
export { factorConfirmation, newApp, passkeyName } from "./accounts/secondFactor/schema.ts";
export { newAccessToken } from "./accounts/tokens/schema.ts";
export {
  changedAdultRatio,
  changedClearanceKind,
  newClearanceKind,
  notedClearance,
} from "./clearances/schema.ts";
export { newContactSubmission } from "./contact/schema.ts";
export { educationSchemas } from "./content/education/schema.ts";
export { eventSchemas } from "./content/events/schema.ts";
export { newsSchemas } from "./content/news/schema.ts";
export { unpublished } from "./content/schema.ts";
export { newMembershipApplication } from "./membership/schema.ts";
export { newsletterSubscription } from "./newsletter/schema.ts";
export { changedConsentText } from "./registrations/consentsSchema.ts";
export { changedFacts } from "./registrations/factsSchema.ts";
export {
  excludedGuardian,
  newGuardianInvitation,
  savedPickUp,
} from "./registrations/guardiansSchema.ts";
export { addedRegistrations, eventAdultRatio, eventMessage } from "./registrations/rosterSchema.ts";
export { changedChild, newChild, newRegistrations } from "./registrations/schema.ts";
export { changedWebhook, newWebhook } from "./webhooks/schema.ts";
