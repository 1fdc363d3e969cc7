import { composeMail, type Recipient } from "../../../platform/mail/compose/compose.ts";

/** A notice to staff or an organizer. Texts of families do not belong here: the page shows them. */
export interface Notice {
  topic: "review" | "application" | "lateMessage" | "registration" | "clearance";
  /** A title or a name. */
  subject: string;
  /** Number of people in a registration. */
  people?: number;
  /** The page with the details. */
  path: string;
}

type Described = Required<Notice>;

const countPeople = (people: number) => (people === 1 ? "1 person" : `${people} people`);

interface NoticeText {
  subject: (notice: Described) => string;
  /** What inboxes show below the subject. */
  preview: string;
  sentence: (notice: Described) => string;
}

const texts: Record<Notice["topic"], NoticeText> = {
  review: {
    subject: ({ subject }) => `Waits for review: ${subject}`,
    preview: "Readers see it when one of our staff has read and approved it.",
    sentence: ({ subject }) => `“${subject}” waits for review.`,
  },
  application: {
    subject: ({ subject }) => `Membership application: ${subject}`,
    preview: "It waits for a decision of our staff.",
    sentence: ({ subject }) => `${subject} has applied for membership.`,
  },
  lateMessage: {
    subject: ({ subject }) => `Late: the message of ${subject}`,
    preview: "It has waited for an answer longer than we promise.",
    sentence: ({ subject }) => `The message of ${subject} has waited longer than we promise.`,
  },
  registration: {
    subject: ({ subject, people }) => `${countPeople(people)} signed up: ${subject}`,
    preview: "The event’s page shows how many seats are left.",
    sentence: ({ subject, people }) => `${countPeople(people)} signed up for “${subject}”.`,
  },
  clearance: {
    subject: ({ subject }) => `A clearance ends: ${subject}`,
    preview: "After that day this person no longer counts as a cleared adult.",
    sentence: ({ subject }) => `A clearance ends: ${subject}.`,
  },
};

const formatSentence = (notice: Described) => texts[notice.topic].sentence(notice);

const formatSettingsHint = (publicUrl: string) =>
  `You can choose how often we write to you about this: ${publicUrl}/account#notices`;

/** Notifies staff or an organizer of one item. */
export function notice(message: Recipient & { notice: Described; publicUrl: string }) {
  const { notice, publicUrl } = message;
  return composeMail(message, {
    kind: "notice",
    subject: texts[notice.topic].subject(notice),
    preview: texts[notice.topic].preview,
    paragraphs: [formatSentence(notice)],
    action: { label: "Look at it", link: `${publicUrl}${notice.path}` },
    afterwards: [formatSettingsHint(publicUrl)],
  });
}

/** Notifies staff or an organizer of everything since the last daily mail. */
export function noticeDigest(
  message: Recipient & { notices: readonly Described[]; publicUrl: string },
) {
  const { notices, publicUrl } = message;
  const [first] = notices;
  const only = notices.length === 1 ? first : undefined;
  return composeMail(message, {
    kind: "noticeDigest",
    subject: only ? formatSentence(only) : "What is new for you",
    preview: only ? texts[only.topic].preview : `${notices.length} notices wait for you.`,
    paragraphs: ["This has come since our last mail:"],
    items: notices.map((each) => ({
      label: formatSentence(each),
      link: `${publicUrl}${each.path}`,
    })),
    afterwards: [formatSettingsHint(publicUrl)],
  });
}
