// What the forms of browsers check, with Zod: loaded when someone begins to fill one in.
export { newNewsArticle } from "./news/schema.ts";
export { newsletterSubscription } from "./newsletter/schema.ts";
export { accountDeletion, emailChange, nameChange, passwordChange } from "./profile/schema.ts";
