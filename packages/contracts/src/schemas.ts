// What the forms of browsers check, with Zod: loaded when someone begins to fill one in.
export { newContactSubmission } from "./contact/schema.ts";
export { changedEducationArticle, newEducationArticle } from "./education/schema.ts";
export { changedEvent, newEvent } from "./events/schema.ts";
export { newMembershipApplication } from "./membership/schema.ts";
export { changedNewsArticle, newNewsArticle } from "./news/schema.ts";
export { newsletterSubscription } from "./newsletter/schema.ts";
export { accountDeletion, emailChange, nameChange, passwordChangeOf } from "./profile/schema.ts";
export { resetRequest, typedTwice } from "./recovery/schema.ts";
export {
  addedRegistrations,
  changedChild,
  eventMessage,
  newChild,
  newRegistrations,
} from "./registrations/schema.ts";
