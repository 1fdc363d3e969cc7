import { profileRouter } from "./accounts/profile/router.ts";
import { recoveryRouter } from "./accounts/recovery/router.ts";
import { accountsRouter } from "./accounts/router.ts";
import { secondFactorRouter } from "./accounts/secondFactor/router.ts";
import { accessTokensRouter } from "./accounts/tokens/router.ts";
import { clearancesRouter } from "./clearances/router.ts";
import { contactRouter } from "./contact/router.ts";
import { educationRouter } from "./content/education/router.ts";
import { eventsRouter } from "./content/events/router.ts";
import { newsRouter } from "./content/news/router.ts";
import { uploadsRouter } from "./content/pictures/router.ts";
import { previewRouter } from "./content/preview/router.ts";
import { contentRouter } from "./content/router.ts";
import { membershipRouter } from "./membership/router.ts";
import { newsletterRouter } from "./newsletter/router.ts";
import { registrationsRouter } from "./registrations/router.ts";
import { createCallerFactory, router } from "./rpc/procedures.ts";
import { siteRouter } from "./site/router.ts";
import { staffRouter } from "./staff/router.ts";
import { webhooksRouter } from "./webhooks/router.ts";

/** Every procedure of the product. Browsers import its type only. */
export const appRouter = router({
  accessTokens: accessTokensRouter,
  accounts: accountsRouter,
  clearances: clearancesRouter,
  contact: contactRouter,
  education: educationRouter,
  events: eventsRouter,
  items: contentRouter,
  membership: membershipRouter,
  news: newsRouter,
  newsletter: newsletterRouter,
  profile: profileRouter,
  recovery: recoveryRouter,
  registrations: registrationsRouter,
  secondFactor: secondFactorRouter,
  site: siteRouter,
  staff: staffRouter,
  uploads: uploadsRouter,
  webhooks: webhooksRouter,
  writing: previewRouter,
});
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
export { accountData, readableAccountData } from "./accountData.ts";
export type { ProfileService } from "./accounts/profile/router.ts";
export type { RecoveryService } from "./accounts/recovery/router.ts";
export type { AccountsService } from "./accounts/router.ts";
export type { ChallengePurpose, SecondFactorService } from "./accounts/secondFactor/router.ts";
export type { AccessTokensService } from "./accounts/tokens/router.ts";
export type { TokenAccess } from "./accounts/tokens/schema.ts";
export type { ClearancesService } from "./clearances/router.ts";
export type { ContactService } from "./contact/router.ts";
export type { EducationService } from "./content/education/router.ts";
export type { EventsService } from "./content/events/router.ts";
export type { NewsService } from "./content/news/router.ts";
export type { UploadsService } from "./content/pictures/router.ts";
export { uploadedPicture } from "./content/pictures/schema.ts";
export type { PreviewService } from "./content/preview/router.ts";
export type { ContentEditing, Editable } from "./content/procedures.ts";
export type { ContentService } from "./content/router.ts";
export type { MembershipService } from "./membership/router.ts";
export type { NewsletterService } from "./newsletter/router.ts";
export type { GuardiansService } from "./registrations/guardiansRouter.ts";
export type { RegistrationsService } from "./registrations/router.ts";
export { findScope } from "./rpc/accessScopes.ts";
export { BODY_LIMIT } from "./rpc/bodyLimits.ts";
export {
  DomainError,
  describeFailure,
  type Failure,
  type FieldIssue,
  findDomainError,
  RetryableError,
  tooManyAttempts,
  toTrpcError,
} from "./rpc/failures.ts";
export {
  type Context,
  checkScope,
  hasScope,
  type Meta,
  type RestMeta,
  type RestMethod,
  type SecondStepCookies,
  type Services,
  type Session,
  type SessionStart,
} from "./rpc/procedures.ts";
export {
  type Attempt,
  accountKey,
  globalRateLimit,
  type RateLimiter,
  type RateLimitName,
  rateLimits,
  TRUSTED_DEVICES_FACTOR,
} from "./rpc/rateLimits.ts";
export { deserializeInput } from "./rpc/transformer.ts";
export type { SiteService } from "./site/router.ts";
export type { StaffService } from "./staff/router.ts";
export { showEmail, toAsciiEmail } from "./validation/emails.ts";
export { deliverableEmail, idempotencyKey, normalizeEmail } from "./validation/fields.ts";
export { type PersonalData, type StoredData, webhookData } from "./webhooks/events.ts";
export type { WebhooksService } from "./webhooks/router.ts";
