import type { LegalSection } from "../document.ts";

/** All collected data, by its source. */
export const privacyCollection: LegalSection = {
  id: "what-we-collect",
  title: "Information We Collect",
  blocks: [
    { heading: "What you give us" },
    {
      terms: [
        {
          term: "Registration information",
          text: "The name, age and contact details of a participant; the name and contact details of a parent; emergency contacts; health information that matters for safety, such as an allergy or a medicine to be carried; and the name, email address and password of an account on this website.",
        },
        {
          term: "Program information",
          text: "Which programs and events you sign up for and attend, membership type, skill level, equipment borrowed, achievements, and notes about an injury or incident.",
        },
        {
          term: "Communications",
          text: "Messages you send us by contact form, by email or by mail, what you tell us by phone, answers to surveys, and whether you subscribe to our newsletter.",
        },
        {
          term: "Photos, with consent",
          text: "Photographs and video from our programs. We publish a picture in which a child can be recognized only with a parent’s written consent, and never with the child’s full name. See [photographs](#photographs).",
        },
      ],
    },
    { heading: "What we receive when you use the website" },
    {
      terms: [
        {
          term: "Usage information",
          text: "Which of our pages you open, and when.",
        },
        {
          term: "Device information",
          text: "What every browser says about itself when it opens a page: its name and version, the operating system and the preferred language.",
        },
        {
          term: "Log data",
          text: "The technical record that our servers keep of requests and errors, which may include the internet (IP) address a request came from. We use it to keep the site working and to stop misuse.",
        },
        {
          term: "Cookies",
          text: "Small files that a website leaves in a browser. See [which one we use](#cookies) below.",
        },
      ],
    },
    "We do not buy information about families from anyone, and we do not ask for Social Security numbers or immigration status. Please do not send card numbers or health details by email or through the contact form. Tell us about health by phone, on the form at your first visit, or in the note that you can leave when you register for an event.",
  ],
};
