import * as pictures from "#ui/pictures/pictures.ts";

/** Texts of the review pages. */
export const reviewTexts = {
  title: "Review queue",
  description: "What members have written and staff have not read yet.",
  lead: "What members have sent in, the longest waiting first. Children read what you publish here.",
  columns: {
    title: "Title",
    kind: "Kind",
    what: "What it is",
    author: "By",
    sent: "Sent in",
  },
  approve: {
    button: "Approve",
    pending: "Approving...",
    title: (count: number) => (count === 1 ? "Approve one item?" : `Approve ${count} items?`),
    text: "Readers see them at once, or at the time that their authors chose. Have you read them?",
    done: (count: number) => (count === 1 ? "One item is approved" : `${count} items are approved`),
  },
  failed: "The queue could not be loaded",
  empty: {
    title: "Nothing is waiting",
    text: "Everything that members have sent in has been read. New items appear here on their own.",
    picture: pictures.emptyEvents,
  },
  open: {
    title: "Reviews are switched off",
    /** Before and after the setting. */
    text: [
      "What members publish is on the website at once. To read it first, set ",
      " and start the site again. The documents say more: operations, “Who may publish”.",
    ],
    setting: "CONTENT_POLICY=review",
  },
  unconfirmed: "Email not confirmed",
  newItem: "New",
  change: "Change to a published page",
  item: {
    notPending: {
      title: "This no longer waits",
      text: "Someone has decided on it, turned it back into a draft, or deleted it since it was listed.",
    },
    failed: "This item could not be loaded",
    changed: "This has changed since you opened it. Look at it again before you decide.",
    published: "What readers see now",
    proposed: "What readers will see",
    byWord: "What changes, word by word",
    afterwards: "Once approved, it appears on",
  },
  sendBack: {
    title: "Send it back?",
    text: "The author gets an email with your note, and can change it and send it in again.",
    note: "What should change?",
    hint: "Be kind and concrete. The author may be fourteen.",
  },
  takeDown: {
    title: "Take it down now?",
    text: "Readers can no longer open the page. The text is kept as a draft, and leaves the queue.",
  },
  done: {
    publish: "Published",
    approve: "Approved for its time",
    sendBack: "Sent back, with your note",
    takeDown: "Taken down",
  },
} as const;
