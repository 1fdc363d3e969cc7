/** What the page of one event says beside it. */
export const eventTexts = {
  takePart: {
    title: "Take part",
    membership: {
      text: "You do not have to be a member to come. Membership is free for students.",
      link: "Become a member",
    },
    questions: "Questions? Write or call. We answer within 24–48 hours, on working days.",
    subject: "Taking part",
  },
  addToCalendar: "Add to calendar",
  map: "Find it on a map",
} as const;
