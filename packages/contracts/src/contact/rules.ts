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

/** Longer messages are refused, in UTF-16 units. */
export const MESSAGE_MAX_LENGTH = 5_000;

/** What a message may be about that is promised an answer of its own, by the page that led to the form. */
export const contactSubjects = ["privacy", "accessibility"] as const;
export type ContactSubject = (typeof contactSubjects)[number];

/** The response times that senders are promised, by what their message is about. */
export const responseTimes: Record<ContactSubject | "general", string> = {
  general: "24-48 hours",
  accessibility: "2 business days",
  privacy: "30 days",
};

/** Which messages staff want to see; `late`: not answered, though the promised time has passed. */
export const messageStates = ["open", "answered", "mine", "late"] as const;
export type MessageState = (typeof messageStates)[number];

/** What staff do with a message, as its thread tells it. */
export const messageEntryKinds = [
  "reply",
  "note",
  "assigned",
  "about",
  "responded",
  "reopened",
] as const;
export type MessageEntryKind = (typeof messageEntryKinds)[number];

/** Characters of an answer, and of a note, in UTF-16 units. */
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
