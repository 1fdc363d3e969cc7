// For browsers, at the start: no Zod. `schemas.ts`, a separate entry, is loaded when a form is
// used.

export type { AccountData, ReadableAccountData } from "./accountData.ts";
export * from "./accounts/profile/rules.ts";
export type * from "./accounts/profile/schema.ts";
export type * from "./accounts/recovery/schema.ts";
export * from "./accounts/rights.ts";
export * from "./accounts/rules.ts";
export type * from "./accounts/schema.ts";
export * from "./accounts/secondFactor/rules.ts";
export type * from "./accounts/secondFactor/schema.ts";
export * from "./accounts/tokens/rules.ts";
export type * from "./accounts/tokens/schema.ts";
export { formatDay, toDay } from "./clearances/days.ts";
export * from "./clearances/rules.ts";
export type * from "./clearances/schema.ts";
export * from "./contact/responseTimes.ts";
export * from "./contact/rules.ts";
export type * from "./contact/schema.ts";
export type * from "./contact/staffSchema.ts";
export * from "./content/definitions.ts";
export * from "./content/education/rules.ts";
export type * from "./content/education/schema.ts";
export * from "./content/events/rules.ts";
export type * from "./content/events/schema.ts";
export { plainText, preview, shorten } from "./content/excerpt.ts";
export type * from "./content/fields.ts";
export type { CardList, PublishedContent } from "./content/lists.ts";
export * from "./content/news/rules.ts";
export type * from "./content/news/schema.ts";
export type { ContentPage, ContentPermissions, Neighbor } from "./content/pages.ts";
export * from "./content/pictures/paths.ts";
export * from "./content/pictures/rules.ts";
export type * from "./content/pictures/schema.ts";
export * from "./content/pictures/sitePictures.ts";
export * from "./content/preview/rules.ts";
export type * from "./content/preview/schema.ts";
export * from "./content/rules.ts";
export type * from "./content/schema.ts";
export * from "./mailStatuses.ts";
export * from "./membership/rules.ts";
export type * from "./membership/schema.ts";
export * from "./newsletter/paths.ts";
export * from "./newsletter/rules.ts";
export type * from "./newsletter/schema.ts";
export type * from "./newsletter/staffSchema.ts";
export type * from "./receipt.ts";
export { agesOn, findAgeProblem, isMinor, toSeason } from "./registrations/ages.ts";
export * from "./registrations/checkIns.ts";
export * from "./registrations/childFacts.ts";
export * from "./registrations/consents.ts";
export type * from "./registrations/consentsSchema.ts";
export type * from "./registrations/factsSchema.ts";
export type * from "./registrations/guardiansSchema.ts";
export * from "./registrations/paths.ts";
export * from "./registrations/pickUp.ts";
export type * from "./registrations/rosterSchema.ts";
export * from "./registrations/rules.ts";
export type * from "./registrations/schema.ts";
export { countSeated } from "./registrations/seats.ts";
export type * from "./registrations/staffSchema.ts";
export type * from "./rendering.ts";
export * from "./retention.ts";
export {
  COUNT_MAX,
  type DateOrder,
  dateOrders,
  LIST_MAX,
  type ListOrder,
  listOrders,
  MAX_BATCH_SIZE,
  SEARCH_MAX,
} from "./rpc/limits.ts";
export { organization } from "./site/organization.ts";
export * from "./site/rules.ts";
export type * from "./site/schema.ts";
export * from "./site/searchWords.ts";
export type { StaffActionName } from "./staff/actions.ts";
export * from "./staff/paths.ts";
export * from "./staff/rules.ts";
export type * from "./staff/schema.ts";
export * from "./staff/topics.ts";
export type { ListPage } from "./validation/lists.ts";
export {
  displayAccount,
  displayFullName,
  displayName,
  greet,
  isName,
  NAME_MAX,
} from "./validation/names.ts";
export * from "./webhooks/rules.ts";
export type * from "./webhooks/schema.ts";
