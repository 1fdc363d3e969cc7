import { organization } from "../site/organization.ts";
import { displayName } from "../validation/names.ts";

export const inquiryTypes = [
  "program-info",
  "membership",
  "volunteer",
  "partnership",
  "sponsorship",
  "general",
  "other",
] as const;
export type InquiryType = (typeof inquiryTypes)[number];

export const inquiryTypeNames: Record<InquiryType, string> = {
  "program-info": "Program Information",
  membership: "Membership",
  volunteer: "Volunteering",
  partnership: "Partnership",
  sponsorship: "Sponsorship",
  general: "General Question",
  other: "Something Else",
};

/** Longer messages are rejected, in UTF-16 units. */
export const MESSAGE_MAX_LENGTH = 5_000;

/** Filters of the list of messages; `late`: unanswered after the promised time. */
export const messageStates = ["open", "answered", "mine", "late"] as const;
export type MessageState = (typeof messageStates)[number];

/** Kinds of entries in a message's thread. */
export const messageEntryKinds = [
  "reply",
  "note",
  "assigned",
  "about",
  "responded",
  "reopened",
] as const;
export type MessageEntryKind = (typeof messageEntryKinds)[number];

/** Characters of a response, and of a note, in UTF-16 units. */
export const REPLY_MAX_LENGTH = 10_000;
export const NOTE_MAX_LENGTH = 5_000;

/** Its actions in the audit log. */
export const contactActions = [
  "contact.replied",
  "contact.noted",
  "contact.assigned",
  "contact.responded",
  "contact.reopened",
  "contact.changed",
] as const;

/** The signature of an answer to a message, with the first name of its author. */
export function signAnswer(firstName: string | null): string {
  return [displayName(firstName), organization.name].filter(Boolean).join("\n");
}
