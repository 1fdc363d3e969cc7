export * from "./accounts/schema.ts";
export { plainText, preview, shorten } from "./excerpt.ts";
export { MAX_BATCH_SIZE } from "./limits.ts";
export * from "./news/schema.ts";
export * from "./newsletter/schema.ts";
export { organization } from "./organization.ts";
export type * from "./rendering.ts";
