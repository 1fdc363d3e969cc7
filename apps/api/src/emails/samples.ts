import type { Mail } from "../platform/mail/outbox/outbox.ts";
import * as messages from "./index.ts";

const ana = { to: "ana@example.org", firstName: "Ana" };
const link = "http://localhost:3000/reset-password?token=Zm9yIHByZXZpZXdzIG9ubHksIG5vdCBhIHRva2Vu";
const expiresAt = new Date("2100-01-01T00:00:00Z");

const article = {
  title: "Herons are back",
  link: "http://localhost:3000/writing/news/0193-heron",
};

const family = {
  ...ana,
  event: {
    title: "Knots and Casting",
    eventDate: new Date("2027-05-01T16:00:00Z"),
    location: "Mill Pond, north shore",
  },
  names: ["Mia", "Leo"],
  link: "http://localhost:3000/events/0193-knots",
  cancelLink: "http://localhost:3000/registrations/cancel?token=Zm9yIHByZXZpZXdzIG9ubHk",
};
const calendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";

/** Every message as someone might get it: for previews and tests. */
export const samples: { [kind in keyof typeof messages]: Mail } = {
  approvalLostNotice: messages.approvalLostNotice({
    to: "office@example.org",
    title: "Knots and Casting",
    registered: 12,
    link: "http://localhost:3000/staff/events",
  }),
  confirmEmail: messages.confirmEmail({
    ...{ ...ana, expiresAt },
    link: "http://localhost:3000/account/confirm-email?token=Zm9yIHByZXZpZXdzIG9ubHksIG5vdCBhIHRva2Vu.0193-ana",
  }),
  confirmNewEmail: messages.confirmNewEmail({ ...ana, link, expiresAt }),
  contactNotice: messages.contactNotice({
    to: "office@example.org",
    firstName: "Ana",
    lastName: "Reyes",
    email: "ana@example.org",
    inquiryType: "program-info",
    message: "Is there a place in the Saturday group?\n\nMy son is seven.",
    link: "http://localhost:3000/staff/messages/0193-message",
  }),
  contactReceived: messages.contactReceived(ana),
  contactReply: messages.contactReply({
    ...ana,
    replyTo: "office@example.org",
    text: "Yes, there is.\nWe begin at nine.\n\nBring a hat.",
    signature: "Bo",
    quoted: {
      text: "Is there a place in the Saturday group?\n\nMy son is seven.",
      sentAt: new Date("2026-11-21T21:05:00Z"),
    },
  }),
  accountSuspended: messages.accountSuspended({
    ...ana,
    reason: "Several articles of this account advertised a shop.\nWe have taken them down.",
  }),
  emailChanged: messages.emailChanged({ ...ana, newEmail: "ana.reyes@example.net" }),
  approvalGranted: messages.approvalGranted({
    ...{ ...ana, title: "Knots and Casting", link: "http://localhost:3000/events/0193-knots" },
  }),
  itemPublished: messages.itemPublished({ ...ana, ...article }),
  itemReturned: messages.itemReturned({
    ...ana,
    ...article,
    note: "Please leave out the children’s last names.\nAnd add where the herons nest.",
  }),
  membershipDecided: messages.membershipDecided({
    ...{ ...ana, membershipType: "family", status: "approved", isRevision: true },
    note: "The Saturday group has room for both children.\nBring rubber boots!",
  }),
  membershipNotice: messages.membershipNotice({
    to: "office@example.org",
    name: "Ana Reyes",
    membershipType: "family",
    link: "http://localhost:3000/staff/applications/0193-ana",
  }),
  membershipReceived: messages.membershipReceived({ ...ana, membershipType: "family" }),
  newsletterConfirm: messages.newsletterConfirm({
    ...{ to: "ana@example.org", expiresAt },
    link: "http://localhost:3000/newsletter/confirm?token=Zm9yIHByZXZpZXdzIG9ubHksIG5vdCBhIHRva2Vu",
  }),
  newsletterKnown: messages.newsletterKnown({
    to: "ana@example.org",
    link: "http://localhost:3000/newsletter/unsubscribe?token=6f1c2d3e-0000-4000-8000-000000000000",
  }),
  passwordChanged: messages.passwordChanged({ ...ana, when: new Date("2026-11-21T21:05:00Z") }),
  passwordReset: messages.passwordReset({ ...ana, link, expiresAt }),
  confirmRegistration: messages.confirmRegistration({
    ...{ ...family, expiresAt, calendar, seated: ["Mia"], waiting: ["Leo"] },
    link: "http://localhost:3000/account/confirm-email?token=Zm9yIHByZXZpZXdzIG9ubHksIG5vdCBhIHRva2Vu.0193-ana",
  }),
  registrationConfirmed: messages.registrationConfirmed({ ...family, calendar }),
  registrationWaiting: messages.registrationWaiting({
    ...family,
    ...{ ahead: 3, together: true, hours: 24 },
  }),
  seatOffered: messages.seatOffered({ ...family, until: expiresAt }),
  offerEnded: messages.offerEnded(family),
  registrationCancelled: messages.registrationCancelled({ ...family, byOrganizer: true }),
  eventReminder: messages.eventReminder(family),
  eventChanged: messages.eventChanged({ ...family, calendar }),
  eventCancelled: messages.eventCancelled({
    ...family,
    calendar,
    note: "The river is too high.\nWe will try again in June.",
  }),
  eventMessage: messages.eventMessage({
    ...family,
    text: "Please bring boots.\n\nWe have rods.",
    replyTo: "office@example.org",
  }),
};
