import {
  type ContactSubject,
  inquiryTypeNames,
  type MessageState,
  responseTimes,
} from "@headwaters/contracts";

/** Subjects with a response time of their own. */
export const subjectNames: Record<ContactSubject, string> = {
  privacy: "Privacy",
  accessibility: "Accessibility",
};

const stateNames: Record<MessageState, string> = {
  open: "Open",
  answered: "Answered",
  mine: "Mine",
  late: "Late",
};

const someone = "Someone whose account is gone";
const nobody = "Nobody";

/** Texts of the pages on which staff read and answer messages. */
export const messageTexts = {
  title: "Contact messages",
  description: "What people wrote to us by the contact form.",
  lead: "What people wrote to us. The message that is due first comes first.",
  list: {
    label: "Contact messages",
    failed: "The messages could not be loaded",
    empty: {
      title: "No messages yet",
      text: "What people send by the contact form appears here on its own.",
    },
    columns: {
      from: "From",
      message: "Message",
      about: "About",
      assignee: "For",
      answer: "Answer",
      sent: "Sent",
    },
    nothing: { title: "No messages here", text: "Try another choice, or fewer words." },
  },
  bar: {
    search: "Search messages",
    choices: [
      { field: "state", label: "State", all: "All", names: stateNames },
      {
        field: "inquiryType",
        label: "Inquiry type",
        all: "All types",
        names: inquiryTypeNames,
        isBox: true,
      },
    ],
  },
  someone,
  nobody,
  respondedTo: (count: number) =>
    count === 1 ? "One message is marked as answered" : `${count} messages are marked as answered`,
  answeredBy: (name: string | null) => `Answered by ${name ?? someone}`,
  due: {
    in: (time: string) => `due in ${time}`,
    late: (time: string) => `late by ${time}`,
    now: "due now",
  },
  message: {
    failed: "This message could not be loaded",
    back: "All messages",
    from: "From",
    sent: "Sent",
    answer: "Answer",
    responseTimes: {
      general: `Promised within ${responseTimes.general.replace(/^.*-/, "")}`,
      accessibility: `Promised within ${responseTimes.accessibility}. Holidays are not taken into account.`,
      privacy: `Promised within ${responseTimes.privacy}`,
    } satisfies Record<ContactSubject | "general", string>,
    thread: "Conversation",
    handling: "Handling",
  },
  entries: {
    reply: "answered",
    note: "left a note for colleagues",
    assigned: (name: string) => `gave this to ${name}`,
    took: "took this",
    about: (subject: string) => `said that this is about ${subject}`,
    general: "said that this is a general message",
    responded: "marked this as answered, without an email from here",
    reopened: "marked this as not answered",
  },
  mail: {
    sent: "Emailed",
    pending: "The email is on its way",
    delayed: (error: string) => `Not emailed yet: ${error} The site keeps trying for a day.`,
    failed: (error: string) => `Could not be emailed: ${error}`,
    log: "Mail log",
  },
  reply: {
    title: "Your answer",
    label: (firstName: string) => `Answer to ${firstName}`,
    hint: (firstName: string) =>
      `${firstName} gets it by email, between the greeting and the signature, with the message below it.`,
    greeting: "Greeting",
    signature: "Signature",
    send: "Send Answer",
    anyway: "Send Anyway",
    sending: "Sending...",
    askAnswered: (name: string) =>
      `${name} has answered since you began to write. Read that answer above. Send yours anyway?`,
    sent: { title: "Answer sent" },
    unsent: {
      title: "Answer saved (Email delivery issue)",
      /** Follows the reason. */
      description: "The conversation shows how its email stands.",
    },
    failed: {
      title: "Answer not sent",
      description: "Your answer could not be sent. It is still here; please try again.",
    },
  },
  note: {
    title: "Note for colleagues",
    label: "Note",
    hint: "Seen on these pages by staff alone. It is never emailed.",
    add: "Add Note",
    adding: "Adding...",
    failed: {
      title: "Note not added",
      description: "Your note could not be added. It is still here; please try again.",
    },
  },
  handling: {
    assign: { label: "Assigned to", save: "Assign", me: (name: string) => `${name} (you)` },
    about: { label: "About", save: "Change", none: "General" },
    inquiryType: "Inquiry type",
    respond: "Mark as Answered",
    respondHint: "For what was answered by phone or in person. No email is sent.",
    reopen: "Mark as Not Answered",
    saving: "Saving...",
    failed: "That could not be saved",
  },
  leave: {
    title: "Leave without sending?",
    text: "What you typed has not been sent. It stays here until you close or reload this tab.",
    leave: "Leave",
    stay: "Keep Writing",
  },
} as const;
