/** What the page of one event says beside it. */
export const eventTexts = {
  takePart: {
    title: "How to take part",
    membership: {
      text: "Programs and most events are for members, and membership is free for students. Events that are open to everyone say so; members get the first places.",
      link: "Become a member",
    },
    text: "Write or call us with the name and age of each child and anything we should talk about. Please save health details for the phone, or for the form at your first visit. We answer within 24–48 hours, on working days.",
    subject: "Taking part",
    past: "This event is over.",
    full: "This event is full. Ask us to add you to the waiting list.",
  },
  addToCalendar: "Add to calendar",
  map: "Find it on a map",
} as const;
