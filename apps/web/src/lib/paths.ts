import type { ContactSubject, ContentTypeName } from "@headwaters/contracts";
import {
  CANCEL_REGISTRATION_PATH,
  CONFIRM_EMAIL_PATH,
  CONFIRM_NEWSLETTER_PATH,
  CONTENT_PATH,
  STAFF_EVENTS_PATH,
  STAFF_INVITATION_PATH,
  STAFF_PATH,
  UNSUBSCRIBE_PATH,
} from "@headwaters/contracts";

/** The pattern of every page's path. Each feature's routes.ts says what is shown there, and to whom. */
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
  account: "/account",
  editContent: `${CONTENT_PATH}/:kind/:id`,
  myContent: CONTENT_PATH,
  contentHistory: `${CONTENT_PATH}/:kind/:id/history`,
  /** Who comes to an event, for its leaders and staff; how many, for its author. */
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
  mails: `${STAFF_PATH}/mail`,
  webhooks: `${STAFF_PATH}/webhooks`,
  webhook: `${STAFF_PATH}/webhooks/:id`,
  log: `${STAFF_PATH}/log`,
} as const;

/** Ends the address of an event's page where its form to register is to open. */
export const REGISTER = "#register";

/** Ends the address of a roster where the message to everyone is to open. */
export const MESSAGE = "#message";

/** In the address of the page of signing in, where signing up is to come first. */
export const SIGN_UP = "tab=sign-up";

/** Ends the address of a list whose dialog for a new item is to open. */
export const WRITE = "#write";

/** Every address of the web app; a function where one has a part that varies. */
export const paths = {
  ...pages,
  /** Signing in or up, and then on to a private page or to registering (`mayComeNext`). */
  authFor: (next: string) => `/auth?next=${encodeURIComponent(next)}`,
  /** Signing up, which most who come from an event need, and then on to registering for it. */
  authToRegister: (id: string) => `/auth?${SIGN_UP}&next=${encodeURIComponent(paths.register(id))}`,
  newsArticle: (id: string) => `/news/${encodeURIComponent(id)}`,
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
  register: (id: string) => `/events/${encodeURIComponent(id)}${REGISTER}`,
  /** Not a page: the same for spreadsheets. */
  rosterFile: (eventId: string) =>
    `/api/events/${encodeURIComponent(eventId)}/registrations/roster.csv`,
  roster: (eventId: string) => `/events/${encodeURIComponent(eventId)}/roster`,
  /** What the account is registered for, on its page. */
  registrations: "/account#registrations",
  /** The roster with the message to everyone open. */
  eventMessage: (eventId: string) => `/events/${encodeURIComponent(eventId)}/roster${MESSAGE}`,
  educationArticle: (id: string) => `/education/${encodeURIComponent(id)}`,
  /** The editor of an item, for its author and staff. */
  editContent: (kind: ContentTypeName, id: string) =>
    `${CONTENT_PATH}/${kind}/${encodeURIComponent(id)}`,
  contentHistory: (kind: ContentTypeName, id: string) =>
    `${CONTENT_PATH}/${kind}/${encodeURIComponent(id)}/history`,
  /** The box for the newsletter, on the page of news. */
  newsletterBox: "/news#newsletter",
  application: (id: string) => `${STAFF_PATH}/applications/${encodeURIComponent(id)}`,
  /** Not a page: applications as a file for spreadsheets. */
  applicationsFile: "/api/staff/applications.csv",
  /** The contact page with a subject that has its own response time. */
  contactAbout: (about: ContactSubject) => `/contact?about=${about}`,
  message: (id: string) => `${STAFF_PATH}/messages/${encodeURIComponent(id)}`,
  newsletter: (id: string) => `${STAFF_PATH}/newsletter/${encodeURIComponent(id)}`,
  staffInvitation: (token: string) => `${STAFF_INVITATION_PATH}?token=${token}`,
  person: (id: string) => `${STAFF_PATH}/people/${encodeURIComponent(id)}`,
  webhook: (id: string) => `${STAFF_PATH}/webhooks/${encodeURIComponent(id)}`,
  /** What one author has written. */
  contentBy: (authorId: string) => `${STAFF_PATH}/content?author=${encodeURIComponent(authorId)}`,
  reviewItem: (kind: ContentTypeName, id: string) =>
    `${STAFF_PATH}/review/${kind}/${encodeURIComponent(id)}`,
  galleryPhoto: (photo: string) => `/gallery?photo=${encodeURIComponent(photo)}`,
  /** Not a page: the server answers it with a redirect to the sign-in page. */
  apiLogin: "/api/login",
  apiUploads: "/api/uploads",
  /** Not a page: the account's data as a file. */
  accountData: "/api/account/data",
  /** Not a page: everyone on the newsletter's list, as a file. */
  subscribersFile: "/api/staff/newsletter/subscribers.csv",
  /** Not pages: files for calendar programs. */
  eventCalendar: (id: string) => `/events/${encodeURIComponent(id)}.ics`,
  eventsCalendar: "/events.ics",
  /** Not a page: where the tRPC procedures are. */
  trpc: "/trpc",
} as const;
