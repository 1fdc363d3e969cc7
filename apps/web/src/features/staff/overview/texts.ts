/** Pending work after its number, singular and plural. */
const tasks = {
  lateMessages: {
    one: "contact message is late: its answer was promised by now",
    several: "contact messages are late: their answers were promised by now",
  },
  openMessages: {
    one: "contact message has no answer yet",
    several: "contact messages have no answer yet",
  },
  pendingApplications: {
    one: "application waits for a decision",
    several: "applications wait for a decision",
  },
  waitingItems: {
    one: "article or event waits in the review queue",
    several: "articles and events wait in the review queue",
  },
  waitingEvents: {
    one: "event waits for approval before families can register",
    several: "events wait for approval before families can register",
  },
  failedMails: {
    one: "email could not be sent",
    several: "emails could not be sent",
  },
} satisfies Record<string, { one: string; several: string }>;

/** The first page of staff. */
export const overviewTexts = {
  title: "Overview",
  description: "What waits for staff, and what was done last.",
  lead: "What waits for staff, the most urgent first. The numbers change by themselves while this page is open.",
  toDo: "Waiting for you",
  tasks,
  failed: "This list could not be loaded",
  done: {
    title: "Nobody is waiting",
    text: "Every application, message and article has been dealt with. What comes in appears here on its own.",
  },
  unreviewed: {
    title: "What anyone writes is on the website at once",
    /** Before and after the setting. */
    text: [
      "This website is public, anyone can sign up, and children read what members publish before you have seen it. To read it first, have whoever runs the server set ",
      " and start the site again. What members publish then waits in the review queue.",
    ],
    setting: "CONTENT_POLICY=review",
  },
  recent: "Recent actions",
  log: "The whole log",
} as const;
