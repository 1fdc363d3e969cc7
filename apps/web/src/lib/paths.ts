import type { ContactSubject, ContentTypeName } from "@headwaters/contracts";
import {
  CANCEL_REGISTRATION_PATH,
  CONFIRM_EMAIL_PATH,
  CONFIRM_NEWSLETTER_PATH,
  CONTENT_PATH,
  GUARDIAN_INVITATION_PATH,
  STAFF_EVENTS_PATH,
  STAFF_INVITATION_PATH,
  STAFF_PATH,
  UNSUBSCRIBE_PATH,
} from "@headwaters/contracts";

/** The pattern of every page's path. Each feature's routes.ts declares the page and its access. */
export const pages = {
  home: "/",
  auth: "/auth",
  search: "/search",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  news: "/news",
  newsArticle: "/news/:id",
  events: "/events",
  event: "/events/:id",
  education: "/education",
  educationArticle: "/education/:id",
  privacy: "/privacy",
  terms: "/terms",
  accessibility: "/accessibility",
  leadership: "/leadership",
  sponsors: "/sponsors",
  gallery: "/gallery",
  mission: "/mission",
  membership: "/membership",
  contact: "/contact",
  confirmEmail: CONFIRM_EMAIL_PATH,
  confirmNewsletter: CONFIRM_NEWSLETTER_PATH,
  unsubscribe: UNSUBSCRIBE_PATH,
  cancelRegistration: CANCEL_REGISTRATION_PATH,
  staffInvitation: STAFF_INVITATION_PATH,
  guardianInvitation: GUARDIAN_INVITATION_PATH,
  account: "/account",
  myData: "/account/data",
  guide: "/guides/:guide",
  editContent: `${CONTENT_PATH}/:kind/:id`,
  myContent: CONTENT_PATH,
  contentHistory: `${CONTENT_PATH}/:kind/:id/history`,
  contentVersion: `${CONTENT_PATH}/:kind/:id/history/:version`,
  /** The attendees of an event for its leaders and staff; only counts for its author. */
  roster: "/events/:id/roster",
  staff: STAFF_PATH,
  applications: `${STAFF_PATH}/applications`,
  application: `${STAFF_PATH}/applications/:id`,
  messages: `${STAFF_PATH}/messages`,
  message: `${STAFF_PATH}/messages/:id`,
  newsletters: `${STAFF_PATH}/newsletter`,
  newsletter: `${STAFF_PATH}/newsletter/:id`,
  subscribers: `${STAFF_PATH}/newsletter/subscribers`,
  staffEvents: STAFF_EVENTS_PATH,
  staffContent: `${STAFF_PATH}/content`,
  review: `${STAFF_PATH}/review`,
  reviewItem: `${STAFF_PATH}/review/:kind/:id`,
  people: `${STAFF_PATH}/people`,
  person: `${STAFF_PATH}/people/:id`,
  clearances: `${STAFF_PATH}/clearances`,
  clearanceSettings: `${STAFF_PATH}/clearances/settings`,
  clearanceReport: `${STAFF_PATH}/clearances/report`,
  staffConsents: `${STAFF_PATH}/consents`,
  mails: `${STAFF_PATH}/mail`,
  webhooks: `${STAFF_PATH}/webhooks`,
  webhook: `${STAFF_PATH}/webhooks/:id`,
  log: `${STAFF_PATH}/log`,
} as const;

/** The fragment of an event's page that opens the registration form. */
export const REGISTER = "#register";

/** The fragment of a roster that opens the message to everyone. */
export const MESSAGE = "#message";

/** The parameter of the sign-in page that selects signing up. */
export const SIGN_UP = "tab=sign-up";

/** The fragment that opens the menu of the navigation bar. */
export const MENU = "#menu";

/** The fragment of a list that opens the dialog for a new item. */
export const WRITE = "#write";

/** Every address of the web app; a function if a part varies. */
export const paths = {
  ...pages,
  /** Signs in or up, then continues to a private page or to registering (`isSafeDestination`). */
  authFor: (next: string) => `/auth?next=${encodeURIComponent(next)}`,
  /** Signs up, as most newcomers from an event must, then continues to registering for it. */
  authToRegister: (id: string) => `/auth?${SIGN_UP}&next=${encodeURIComponent(paths.register(id))}`,
  newsArticle: (id: string) => `/news/${encodeURIComponent(id)}`,
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
  register: (id: string) => `/events/${encodeURIComponent(id)}${REGISTER}`,
  /** Not a page: the roster as a CSV file. */
  rosterFile: (eventId: string) =>
    `/api/events/${encodeURIComponent(eventId)}/registrations/roster.csv`,
  roster: (eventId: string) => `/events/${encodeURIComponent(eventId)}/roster`,
  /** Parts of the account's page, which these open. */
  registrations: "/account#registrations",
  consents: "/account#consents",
  emailAddress: "/account#email-address",
  accountMyData: "/account#my-data",
  twoStep: "/account#two-step",
  /** The roster with the message to everyone open. */
  eventMessage: (eventId: string) => `/events/${encodeURIComponent(eventId)}/roster${MESSAGE}`,
  educationArticle: (id: string) => `/education/${encodeURIComponent(id)}`,
  /** The editor of an item, for its author and staff. */
  editContent: (kind: ContentTypeName, id: string) =>
    `${CONTENT_PATH}/${kind}/${encodeURIComponent(id)}`,
  contentHistory: (kind: ContentTypeName, id: string) =>
    `${CONTENT_PATH}/${kind}/${encodeURIComponent(id)}/history`,
  contentVersion: (kind: ContentTypeName, id: string, version: number) =>
    `${CONTENT_PATH}/${kind}/${encodeURIComponent(id)}/history/${version}`,
  /** The newsletter form, on the news page. */
  newsletterBox: "/news#newsletter",
  application: (id: string) => `${STAFF_PATH}/applications/${encodeURIComponent(id)}`,
  /** Not a page: applications as a CSV file. */
  applicationsFile: "/api/staff/applications.csv",
  /** The contact page with a subject that has its own response time. */
  contactAbout: (about: ContactSubject) => `/contact?about=${about}`,
  message: (id: string) => `${STAFF_PATH}/messages/${encodeURIComponent(id)}`,
  newsletter: (id: string) => `${STAFF_PATH}/newsletter/${encodeURIComponent(id)}`,
  staffInvitation: (token: string) => `${STAFF_INVITATION_PATH}?token=${token}`,
  guardianInvitation: (token: string) => `${GUARDIAN_INVITATION_PATH}?token=${token}`,
  person: (id: string) => `${STAFF_PATH}/people/${encodeURIComponent(id)}`,
  webhook: (id: string) => `${STAFF_PATH}/webhooks/${encodeURIComponent(id)}`,
  /** The content of one author. */
  contentBy: (authorId: string) => `${STAFF_PATH}/content?author=${encodeURIComponent(authorId)}`,
  reviewItem: (kind: ContentTypeName, id: string) =>
    `${STAFF_PATH}/review/${kind}/${encodeURIComponent(id)}`,
  galleryPhoto: (photo: string) => `/gallery?photo=${encodeURIComponent(photo)}`,
  /** A guide of apps/docs/guides; the fragment of a section is made from its heading. */
  guide: (guide: string, section?: string) => `/guides/${guide}${section ? `#${section}` : ""}`,
  /** Not a page: the server redirects it to the sign-in page. */
  apiLogin: "/api/login",
  apiUploads: "/api/uploads",
  /** Not a page: the account's data as a file. */
  accountData: "/api/account/data",
  /** Not a page: all subscribers of the newsletter as a CSV file. */
  subscribersFile: "/api/staff/newsletter/subscribers.csv",
  /** Not pages: files for calendar programs. */
  eventCalendar: (id: string) => `/events/${encodeURIComponent(id)}.ics`,
  eventsCalendar: "/events.ics",
  /** Not a page: the tRPC procedures. */
  trpc: "/trpc",
} as const;
