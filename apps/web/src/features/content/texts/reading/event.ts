import { organization, responseTimes } from "@headwaters/contracts";
import { formatRange } from "#lib/format.ts";
/** Texts of an event's page. */
export const eventTexts = {
  takePart: {
    title: "Take part",
    membership: {
      text: "An account is all you need to register. Membership is free for students, and keeps all of this going.",
      link: "Become a member",
    },
    questions: `Questions? Write or call. We answer within ${formatRange(responseTimes.general)}, on working days.`,
    subject: "Taking part",
  },
  cancelled: {
    title: "This event is cancelled",
    /** Used if the author gave no reason. */
    text: "It will not take place. We are writing to everyone who was signed up.",
  },
  unbacked: {
    title: "We have not looked at this event yet",
    text: `A member announced it here. It is not an event of ${organization.name} until our staff have approved it. Please do not send a child to it before that.`,
  },
  roster: "Registrations",
  addToCalendar: "Add to calendar",
  map: "Find it on a map",
} as const;
