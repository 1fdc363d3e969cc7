// For browsers, at once: no Zod. The schemas are an entry of their own, for when a form is used.
export * from "./accounts/rules.ts";
export type * from "./accounts/schema.ts";
export * from "./education/rules.ts";
export type * from "./education/schema.ts";
export * from "./events/rules.ts";
export type * from "./events/schema.ts";
export { plainText, preview, shorten } from "./excerpt.ts";
export { LIST_MAX, MAX_BATCH_SIZE } from "./limits.ts";
export type { ItemAddress, ListPage } from "./lists.ts";
export * from "./news/rules.ts";
export type * from "./news/schema.ts";
export type * from "./newsletter/schema.ts";
export { organization } from "./organization.ts";
export * from "./profile/rules.ts";
export type * from "./profile/schema.ts";
export type * from "./rendering.ts";
