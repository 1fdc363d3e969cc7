import { type ApplicationStatus, EVENTS_PATH } from "@headwaters/contracts";
import { composeMail, type Recipient } from "../../../platform/mail/compose/compose.ts";

interface DecisionText {
  subject: string;
  /** @param type the membership type */
  text: (type: string) => string[];
  /** The label of the button that leads to the list of events. */
  toEvents?: string;
}

const texts: Record<ApplicationStatus, DecisionText> = {
  approved: {
    subject: "Your membership is approved",
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
    text: (type) => [
      `Thank you for applying for a ${type} membership. We are sorry that we cannot offer you one at this time.`,
      "There is nothing to pay, and you are welcome to apply again.",
    ],
    toEvents: "See events that are open to all",
  },
  withdrawn: {
    subject: "Your membership application is withdrawn",
    text: (type) => [
      `Your application for a ${type} membership is now marked as withdrawn, so we will not go on with it.`,
      "There is nothing to pay, and you are welcome to apply again at any time.",
    ],
  },
  pending: {
    subject: "We are looking at your membership application again",
    text: (type) => [
      `We are looking at your application for a ${type} membership again, and will write to you when it is decided.`,
    ],
  },
};

/** Tells an applicant the decision, with the note of staff. */
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
  const { subject, text, toEvents } = texts[status];
  return composeMail(message, {
    kind: "membershipDecided",
    subject,
    paragraphs: [
      ...text(membershipType),
      ...(isRevision ? ["This replaces what we wrote to you about it before."] : []),
      ...(note ? ["A note from the person who read your application:", ...note.split(/\n+/)] : []),
    ],
    ...(toEvents && { action: { label: toEvents, link: `${publicUrl}${EVENTS_PATH}` } }),
    afterwards: ["If something is not clear, or not right, please answer this mail."],
  });
}
