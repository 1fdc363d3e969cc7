import { accountsRouter } from "./accounts/router.ts";
import { contactRouter } from "./contact/router.ts";
import { educationRouter } from "./education/router.ts";
import { eventsRouter } from "./events/router.ts";
import { itemsRouter } from "./items/router.ts";
import { membershipRouter } from "./membership/router.ts";
import { newsRouter } from "./news/router.ts";
import { newsletterRouter } from "./newsletter/router.ts";
import { createCallerFactory, router } from "./procedures.ts";
import { profileRouter } from "./profile/router.ts";
import { recoveryRouter } from "./recovery/router.ts";
import { registrationsRouter } from "./registrations/router.ts";
import { staffRouter } from "./staff/router.ts";
import { uploadsRouter } from "./uploads/router.ts";
import { writingRouter } from "./writing/router.ts";

/** Every procedure of the product. Browsers import its type only. */
export const appRouter = router({
  accounts: accountsRouter,
  contact: contactRouter,
  education: educationRouter,
  events: eventsRouter,
  items: itemsRouter,
  membership: membershipRouter,
  news: newsRouter,
  newsletter: newsletterRouter,
  profile: profileRouter,
  recovery: recoveryRouter,
  registrations: registrationsRouter,
  staff: staffRouter,
  uploads: uploadsRouter,
  writing: writingRouter,
});
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
export type { AccountsService } from "./accounts/router.ts";
export { BODY_LIMIT } from "./bodyLimits.ts";
export type { ContactService } from "./contact/router.ts";
export type { EducationService } from "./education/router.ts";
export type { EventsService } from "./events/router.ts";
export {
  describeFailure,
  type Failure,
  type FieldIssue,
  TryAgainError,
  tooManyAttempts,
} from "./failures.ts";
export { itemFields } from "./items/fields.ts";
export type { Editable, Writing } from "./items/procedures.ts";
export type { ItemsService } from "./items/router.ts";
export type { MembershipService } from "./membership/router.ts";
export type { NewsService } from "./news/router.ts";
export type { NewsletterService } from "./newsletter/router.ts";
export type { Context, Meta, RestRoute, Services, Session, Viewer } from "./procedures.ts";
export type { ProfileService } from "./profile/router.ts";
export { accountData } from "./profile/schema.ts";
export type { RecoveryService } from "./recovery/router.ts";
export type { RegistrationsService } from "./registrations/router.ts";
export type { StaffService } from "./staff/router.ts";
export {
  type Attempt,
  accountKey,
  ceiling,
  type Throttle,
  type ThrottleName,
  TRUSTED_DEVICES_FACTOR,
  throttles,
} from "./throttles.ts";
export { deserializeInput } from "./transformer.ts";
export type { UploadsService } from "./uploads/router.ts";
export type { WritingService } from "./writing/router.ts";
