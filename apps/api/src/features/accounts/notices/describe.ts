/** A notice to staff or an organizer. Texts of families do not belong here: the page shows them. */
export interface Notice {
  topic: "review" | "application" | "lateMessage" | "registration";
  /** A title or a name. */
  subject: string;
  /** How many people, of a registration. */
  people?: number;
  /** The page that shows it. */
  path: string;
}

type Described = Required<Notice>;

const countPeople = (people: number) => (people === 1 ? "1 person" : `${people} people`);

/** Describes what happened, as a subject and as a sentence. */
const texts: Record<
  Notice["topic"],
  { subject: (notice: Described) => string; sentence: (notice: Described) => string }
> = {
  review: {
    subject: ({ subject }) => `Waits for review: ${subject}`,
    sentence: ({ subject }) => `“${subject}” waits for review.`,
  },
  application: {
    subject: ({ subject }) => `Membership application: ${subject}`,
    sentence: ({ subject }) => `${subject} has applied for membership.`,
  },
  lateMessage: {
    subject: ({ subject }) => `Late: the message of ${subject}`,
    sentence: ({ subject }) => `The message of ${subject} has waited longer than we promise.`,
  },
  registration: {
    subject: ({ subject, people }) => `${countPeople(people)} signed up: ${subject}`,
    sentence: ({ subject, people }) => `${countPeople(people)} signed up for “${subject}”.`,
  },
};

export const formatSubject = (notice: Described) => texts[notice.topic].subject(notice);
export const formatSentence = (notice: Described) => texts[notice.topic].sentence(notice);
