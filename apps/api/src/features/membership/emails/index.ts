import {
  APPLICATION_RESPONSE_TIME,
  type ApplicationStatus,
  EVENTS_PATH,
  type MembershipType,
  membershipTypeNames,
} from "@headwaters/contracts";
import { composeMail, type Recipient } from "../../../platform/mail/compose/compose.ts";
import { ana, office, SITE } from "../../../platform/mail/compose/sampleData.ts";
import { type MailKinds, toAnyone } from "../../../platform/mail/delivery/policies.ts";

interface DecisionText {
  subject: string;
  /** What inboxes show below the subject. */
  preview: string;
  /** @param type the membership type */
  text: (type: string) => string[];
  /** The label of the button to the list of events. */
  toEvents?: string;
}

const texts: Record<ApplicationStatus, DecisionText> = {
  approved: {
    subject: "Your membership is approved",
    preview: "Welcome! We look forward to meeting you at the water.",
    text: (type) => [
      `Good news: your ${type} membership is approved. Welcome! We look forward to meeting you at the water.`,
      type === "student"
        ? "A student membership is free, so there is nothing to pay."
        : "Dues can wait until your first day with us: cash, check or credit card.",
    ],
    toEvents: "See what is on",
  },
  declined: {
    subject: "About your membership application",
    preview: "Thank you for applying. There is nothing to pay, and you are welcome to apply again.",
    text: (type) => [
      `Thank you for applying for a ${type} membership. We are sorry that we cannot offer you one at this time.`,
      "There is nothing to pay, and you are welcome to apply again.",
    ],
    toEvents: "See events that are open to all",
  },
  withdrawn: {
    subject: "Your membership application is withdrawn",
    preview: "There is nothing to pay, and you are welcome to apply again at any time.",
    text: (type) => [
      `Your application for a ${type} membership is now marked as withdrawn, so we will not go on with it.`,
      "There is nothing to pay, and you are welcome to apply again at any time.",
    ],
  },
  pending: {
    subject: "We are looking at your membership application again",
    preview: "We will write to you when it is decided.",
    text: (type) => [
      `We are looking at your application for a ${type} membership again, and will write to you when it is decided.`,
    ],
  },
};

/** Notifies an applicant of the decision, with the note of staff. */
export function membershipDecided(
  message: Recipient & {
    membershipType: string;
    status: ApplicationStatus;
    note: string | null;
    /** An earlier decision was mailed to the applicant. */
    isRevision: boolean;
    publicUrl: string;
  },
) {
  const { membershipType, status, note, isRevision, publicUrl } = message;
  const { subject, preview, text, toEvents } = texts[status];
  return composeMail(message, {
    kind: "membershipDecided",
    subject,
    preview,
    paragraphs: [
      ...text(membershipType),
      ...(isRevision ? ["This replaces what we wrote to you about it before."] : []),
      ...(note ? ["A note from the person who read your application:", ...note.split(/\n+/)] : []),
    ],
    ...(toEvents && { action: { label: toEvents, link: `${publicUrl}${EVENTS_PATH}` } }),
    afterwards: ["If something is not clear, or not right, please answer this mail."],
  });
}

/** Notifies the organization of an application. Its details are on the staff page. */
export function membershipNotice(message: {
  to: string;
  name: string;
  membershipType: MembershipType;
  link: string;
}) {
  const { name, membershipType, link } = message;
  return composeMail(message, {
    kind: "membershipNotice",
    subject: `Membership application: ${name} (${membershipTypeNames[membershipType]})`,
    preview: `We promised an answer within ${APPLICATION_RESPONSE_TIME}.`,
    paragraphs: [
      `${name} has applied for a ${membershipType} membership, and was told to hear from us within ${APPLICATION_RESPONSE_TIME}.`,
    ],
    action: { label: "Open the application", link },
    afterwards: ["Sign in as staff first: to others there is no such page."],
  });
}

/** Confirms receipt. The application is not quoted: the address may be another person's. */
export function membershipReceived(message: Recipient & { membershipType: MembershipType }) {
  const { membershipType } = message;
  return composeMail(message, {
    kind: "membershipReceived",
    subject: "We have your membership application",
    preview: `We will contact you within ${APPLICATION_RESPONSE_TIME}. There is nothing to pay until then.`,
    paragraphs: [
      `Thank you for applying for a ${membershipType} membership. A person reads every application, and will contact you within ${APPLICATION_RESPONSE_TIME}.`,
      "There is nothing to pay until then.",
    ],
    afterwards: ["If you did not apply, someone mistyped their address: you can ignore this mail."],
  });
}

const membershipType = "family";

export const mails: MailKinds = {
  membershipDecided: {
    policy: toAnyone,
    sample: () =>
      membershipDecided({
        ...ana,
        membershipType,
        status: "approved",
        isRevision: true,
        publicUrl: SITE,
        note: "The Saturday group has room for both children.\nBring rubber boots!",
      }),
  },
  membershipNotice: {
    policy: toAnyone,
    sample: () =>
      membershipNotice({
        to: office,
        name: "Ana Reyes",
        membershipType,
        link: `${SITE}/staff/applications/0193-ana`,
      }),
  },
  membershipReceived: {
    policy: toAnyone,
    sample: () => membershipReceived({ ...ana, membershipType }),
  },
};
