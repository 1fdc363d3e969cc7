import { type ContactSubject, organization, responseTimes } from "@headwaters/contracts";
import { formatRange } from "#lib/format.ts";
import * as pictures from "#ui/pictures/pictures.ts";

/** Shown to visitors who come from a page on a subject with a response time of its own. */
export const subjectNotes: Record<ContactSubject, string> = {
  privacy: `This message is about your privacy. You will hear from us within ${responseTimes.privacy}.`,
  accessibility: `This message is about accessibility. You will hear from us within ${responseTimes.accessibility}.`,
};

export const contactTexts = {
  title: "Get In Touch",
  hero: pictures.contactHero,
  eyebrow: "Contact",
  lead: "Do you have a question about a program, an hour to give, or a child who has never held a rod? Tell us.",
  description: `Write to ${organization.name}, call us, or find us by the water. Plus answers to the questions families ask most.`,
  form: {
    sent: {
      title: "We have your message",
      text: "Somebody of us reads it, and answers by email.",
      again: "Write another message",
    },
    eyebrow: "Write to us",
    title: "Send us a message",
    lead: `A person reads every message and answers within ${formatRange(responseTimes.general)}, on working days.`,
    somethingElse: "Write about something else",
    privacy:
      "We keep your name, email address and message so that we can answer you. Please tell us about health matters by phone, not here.",
  },
  details: {
    title: "Other ways to reach us",
    email: "Email",
    phone: "Phone",
    address: "Find us",
    hours:
      "Someone is at the boathouse Tuesday to Friday from 10 to 4, and on program Saturdays. At other times, leave a message and we will call you back.",
  },
  questions: {
    eyebrow: "Before you ask",
    title: "Questions families ask",
    /** The id is the fragment of its URL: keep it when the question changes, as others link to it. */
    answers: [
      {
        id: "question-ages",
        question: "How old do children have to be?",
        answer:
          "Our programs are for ages 6 to 18, in groups by age. Younger brothers and sisters are welcome on family days.",
      },
      {
        id: "question-equipment",
        question: "Do we need our own equipment?",
        answer:
          "No. All equipment is provided: rods, reels, tackle, waders and life vests. Bring shoes that can get wet, and a hat.",
      },
      {
        id: "question-register",
        question: "How do we register for a program?",
        answer:
          "Become a member first: student membership is free. Then you can register for any program and event. Events are open to others too, unless their page says otherwise: for those, an account is enough.",
        link: "Become a member",
      },
      {
        id: "question-scholarships",
        question: "What if we can’t afford it?",
        answer:
          "We give need-based scholarships for dues, fees, travel and warm clothes. Write “scholarship” in your message. We ask for one sentence and no proof.",
      },
    ],
  },
} as const;

/** Toast after a message was sent and confirmed. */
export const sentToast = (about: ContactSubject | undefined) => ({
  title: "Message sent!",
  description: `Confirmation emails went to you and to our team. You can expect a response within ${responseTimes[about ?? "general"]}.`,
  duration: 10_000,
});

/** Toasts for all other results. */
export const contactToasts = {
  unsent: {
    title: "Message received (Email delivery issue)",
    description:
      "Your message was saved, but our confirmation email could not be sent. We will respond as soon as we can.",
    duration: 10_000,
  },
  failure: {
    title: "Error sending message",
    description: `Failed to send message. Please try again or contact us directly at ${organization.email}`,
    keepsDescription: true,
    duration: 8_000,
  },
} as const;
