import {
  APPLICATION_RESPONSE_TIME,
  type ApplicationDecision,
  type ApplicationStatus,
} from "@headwaters/contracts";
import { formatRange } from "#lib/format.ts";

/** Texts of the pages on which staff decide about membership applications. */
export const applicationTexts = {
  title: "Applications",
  description: "Who has applied for membership, and what was decided.",
  lead: `Every applicant was told to hear from us within ${formatRange(APPLICATION_RESPONSE_TIME)}. Open an application to decide about it.`,
  back: "Applications",
  failed: "The applications could not be loaded",
  empty: {
    title: "Nobody has applied yet",
    text: "Applications from the membership page appear here on their own.",
  },
  nothing: { title: "No application fits", text: "Try fewer words, or another filter." },
  columns: {
    name: "Name",
    email: "Email",
    type: "Membership",
    status: "Status",
    applied: "Applied",
  },
  bar: {
    search: "Search names and emails",
    status: "Status",
    all: "All",
    type: "Membership",
    allTypes: "Every membership",
  },
  file: "Save as a spreadsheet (CSV)",
  detail: {
    failed: "This application could not be loaded",
    sent: "What they sent",
    name: "Name",
    email: "Email",
    type: "Membership",
    applied: "Applied",
    status: "Status",
    decide: "Decision",
    history: "History",
    next: "Next Pending",
    noNext: "No other application is waiting.",
    /** Stands for a deleted account that decided. */
    someone: "Someone whose account is gone",
    appliedLine: "Applied",
    mails: "Open the mail log",
  },
  dialog: {
    note: "Note to the applicant (optional)",
    noteHint: "It goes into the email. Children may read it with their parents.",
    notNow: "Not now",
    pending: "Saving...",
    meanwhile: "This was decided while you were reading.",
    already: "That is what you wanted to do, so nothing is left to decide.",
    anyway: "Anyway",
    failed: "The decision was not saved",
    failedText: "Please try again in a moment.",
  },
} as const;

interface DecisionTexts {
  /** On the button that opens the dialog, and on the one that confirms. */
  button: string;
  title: string;
  /** The consequence. */
  text: string;
  /** Toast after the decision. */
  done: string;
  /** In the history, in front of the staff member's name. */
  line: string;
}

/** Labels of decisions. */
export const decisionTexts: Record<ApplicationStatus, DecisionTexts> = {
  approved: {
    button: "Approve",
    title: "Approve this application?",
    text: "The applicant gets a welcome by email, with your note.",
    done: "Approved. The applicant is being told by email.",
    line: "Approved",
  },
  declined: {
    button: "Decline",
    title: "Decline this application?",
    text: "The applicant gets a kind no by email. Your note can say why.",
    done: "Declined. The applicant is being told by email.",
    line: "Declined",
  },
  withdrawn: {
    button: "Mark as Withdrawn",
    title: "Mark it as withdrawn?",
    text: "For applicants who changed their mind. They get an email that says so, with your note.",
    done: "Withdrawn. The applicant is being told by email.",
    line: "Marked as withdrawn",
  },
  pending: {
    button: "Back to Pending",
    title: "Take it back to pending?",
    text: "It waits for a decision again. The applicant gets an email only if you write a note.",
    done: "Pending again.",
    line: "Taken back to pending",
  },
};

/** The state of a decision's mail. */
export function formatMailStatus(mail: ApplicationDecision["mail"]): string {
  if (mail === null) return "No email was sent.";
  const { status, error } = mail;
  if (status === "failed") return `The email could not be sent. ${error ?? ""}`.trim();
  if (status !== "pending") return "The applicant was told by email.";
  if (error === null) return "The email is on its way.";
  return `The email has not been sent yet, and is tried again. ${error}`;
}
