import { ana, expiresAt, office, SITE, token } from "../../../platform/mail/compose/sampleData.ts";
import {
  aboutAccount,
  confirmation,
  type MailKinds,
  type MailPolicy,
  toAnyone,
} from "../../../platform/mail/delivery/policies.ts";
import {
  approvalGranted,
  approvalLostNotice,
  eventCancelled,
  eventChanged,
  eventHidden,
  eventMessage,
  eventReminder,
} from "./events.ts";
import { guardianInvitation } from "./guardians.ts";
import {
  confirmRegistration,
  offerEnded,
  registrationCancelled,
  registrationConfirmed,
  registrationWaiting,
  seatOffered,
} from "./seats.ts";

/** Invitations to become a guardian that an address gets in a day, from all families together. */
const INVITATIONS_PER_DAY = 5;

const registration: MailPolicy = { ...aboutAccount, countsHourly: true };
/** Mails caused by organizers, time or free seats, not by the recipient, so not rate-limited. */
const announcement: MailPolicy = { ...registration, isUnlimited: true };
const lostSeat: MailPolicy = { ...registration, isUrgent: true };
const changedEvent: MailPolicy = { ...announcement, isUrgent: true };

const title = "Knots and Casting";
const link = `${SITE}/events/0193-knots`;
const family = {
  ...ana,
  event: {
    title,
    eventDate: new Date("2027-05-01T16:00:00Z"),
    location: "Mill Pond, north shore",
    picture: {
      src: `${SITE}/pictures/event-spring-derby-1280/social.jpg`,
      alt: "Children fish all around a round pond.",
    },
  },
  names: ["Mia", "Leo"],
  others: [],
  link,
  eventsLink: `${SITE}/events`,
  cancelLink: `${SITE}/registrations/cancel?token=Zm9yIHByZXZpZXdzIG9ubHk`,
  holds: "seats" as const,
};
const before = { ...family.event, location: "South shore" };
const calendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";

export const mails: MailKinds = {
  guardianInvitation: {
    policy: { ...toAnyone, perDay: INVITATIONS_PER_DAY },
    sample: () =>
      guardianInvitation({
        to: ana.to,
        childName: "Mia",
        invitedBy: "Leo Reyes",
        link: `${SITE}/account/guardian-invitation?token=${token}`,
        expiresAt,
      }),
  },
  approvalGranted: {
    policy: aboutAccount,
    sample: () => approvalGranted({ ...ana, title, link }),
  },
  approvalLostNotice: {
    policy: toAnyone,
    sample: () =>
      approvalLostNotice({ to: office, title, registered: 12, link: `${SITE}/staff/events` }),
  },
  confirmRegistration: {
    policy: { ...confirmation, countsHourly: true },
    sample: () =>
      confirmRegistration({
        ...family,
        expiresAt,
        calendar,
        seated: ["Mia"],
        waiting: ["Leo"],
        ahead: 0,
        link: `${SITE}/account/confirm-email?token=${token}.0193-ana`,
      }),
  },
  registrationConfirmed: {
    policy: registration,
    sample: () => registrationConfirmed({ ...family, calendar }),
  },
  registrationWaiting: {
    policy: registration,
    sample: () =>
      registrationWaiting({
        ...family,
        holds: "waitlist",
        places: [4, 5],
        together: true,
        hours: 24,
      }),
  },
  registrationCancelled: {
    policy: lostSeat,
    sample: () => registrationCancelled({ ...family, haveOnlyWaited: false, byOrganizer: true }),
  },
  seatOffered: {
    policy: announcement,
    sample: () =>
      seatOffered({
        ...family,
        names: ["Leo"],
        others: [{ name: "Mia", status: "confirmed" }],
        until: expiresAt,
        before,
        calendar,
      }),
  },
  offerEnded: { policy: announcement, sample: () => offerEnded(family) },
  eventReminder: { policy: announcement, sample: () => eventReminder(family) },
  eventChanged: {
    policy: changedEvent,
    sample: () => eventChanged({ ...family, before, calendar, isSeated: true, isWaiting: true }),
  },
  eventCancelled: {
    policy: changedEvent,
    sample: () =>
      eventCancelled({
        ...family,
        calendar,
        note: "The river is too high.\nWe will try again in June.",
      }),
  },
  eventHidden: {
    policy: changedEvent,
    sample: () =>
      eventHidden({ ...family, note: "The river is too high. We will write again in May." }),
  },
  eventMessage: {
    policy: announcement,
    sample: () =>
      eventMessage({
        ...family,
        text: "Please bring boots.\n\nWe have rods.",
        replyTo: office,
      }),
  },
};
