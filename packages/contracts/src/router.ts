import { accountsRouter } from "./accounts/router.ts";
import { educationRouter } from "./education/router.ts";
import { eventsRouter } from "./events/router.ts";
import { newsRouter } from "./news/router.ts";
import { newsletterRouter } from "./newsletter/router.ts";
import { createCallerFactory, router } from "./procedures.ts";
import { profileRouter } from "./profile/router.ts";

/** Every procedure of the product. Browsers import its type only. */
export const appRouter = router({
  accounts: accountsRouter,
  education: educationRouter,
  events: eventsRouter,
  news: newsRouter,
  newsletter: newsletterRouter,
  profile: profileRouter,
});
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
export type { AccountsService } from "./accounts/router.ts";
export type { EducationService } from "./education/router.ts";
export type { EventsService } from "./events/router.ts";
export { describeFailure, type Failure, type FieldIssue } from "./failures.ts";
export type { NewsService } from "./news/router.ts";
export type { NewsletterService } from "./newsletter/router.ts";
export type { Context, Meta, RestRoute, Services, Session } from "./procedures.ts";
export type { ProfileService } from "./profile/router.ts";
