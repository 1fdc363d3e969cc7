import { organization, responseTimes } from "@headwaters/contracts";
import { letterAddress, mailLink, phoneLink } from "#lib/contactLinks.ts";
import type { LegalDocument } from "./LegalView.tsx";

export const accessibility: LegalDocument = {
  title: "Accessibility Statement",
  eyebrow: "For everyone",
  description: `How ${organization.name} makes its website and its programs usable for everyone, which standard we aim for, and how to report a barrier.`,
  lead: "The shore belongs to everyone, and so does this website. Here is what we do about it, what does not work yet, and how to tell us.",
  updated: "2024-01-01",
  summary: [
    "We aim for WCAG 2.1, level AA.",
    `Tell us about a barrier, and you will hear from us within ${responseTimes.accessibility}.`,
    "Our programs adapt too: [ask for what you need](#programs).",
  ],
  sections: [
    {
      id: "commitment",
      title: "Our Commitment",
      blocks: [
        "Young people with disabilities and their families are part of this organization, as anglers, members, volunteers and leaders. They should be able to read what others read here, do what others do, and take part with as little help as others need.",
        "Accessibility is part of how we plan, write and build, from the first day. This statement covers this website and, further down, our programs.",
      ],
    },
    {
      id: "standard",
      title: "The Standard We Aim For",
      blocks: [
        {
          note: "We aim to conform to the Web Content Accessibility Guidelines (WCAG) 2.1 at level AA.",
        },
        "WCAG is published by the World Wide Web Consortium and says what makes web pages usable for people with visual, hearing, motor and cognitive disabilities. We also look ahead to version 2.2, for example in the size of buttons and in what a keyboard can reach.",
      ],
    },
    {
      id: "measures",
      title: "What We Have Done",
      blocks: [
        {
          terms: [
            {
              term: "Seeing",
              text: "Text stands out from its background in light and dark colors. It grows to four times its size without sideways scrolling. Pictures that carry meaning have a description. Nothing depends on color alone, and we respect the high-contrast colors of your system.",
            },
            {
              term: "Screen readers",
              text: "Headings, lists, tables and forms are marked up as what they are. Each new page is announced. A link at the top of every page skips the navigation.",
            },
            {
              term: "Keyboard and touch",
              text: "You can reach and use everything by keyboard, in a sensible order, with a visible focus. Buttons are large enough for an unsteady finger.",
            },
            {
              term: "Understanding",
              text: "We write in plain language. Forms have labels, and error messages say what is wrong and where.",
            },
            {
              term: "Motion",
              text: "Movement is brief, and it stops if you have asked your device for less of it. Nothing flashes or plays on its own.",
            },
            {
              term: "Old and slow devices",
              text: "You can read public pages without JavaScript, and they are light enough for a slow connection.",
            },
          ],
        },
      ],
    },
    {
      id: "testing",
      title: "How We Check",
      blocks: [
        "A test program checks every change to this website before we publish it: each page, in light and dark colors, on a phone and on a wide screen, from 320 pixels up, with the keyboard, and with motion turned down. A program finds only some of the barriers people run into, so we count on hearing from you, too.",
        "The site is built with HTML, CSS and JavaScript. It is meant for current versions of the common browsers, together with the assistive technology on your device.",
      ],
    },
    {
      id: "limits",
      title: "What Does Not Work Yet",
      blocks: [
        {
          list: [
            "Articles are written by members as well as by staff. Some of their pictures may lack a full description. Tell us, and we will add it.",
            "We link to websites of sponsors and agencies. We do not control how accessible they are.",
            "A form or flyer that we hand out on paper may not have an accessible version online yet. Ask, and we will get it to you in a way that works: large print, plain text, or read aloud over the phone.",
          ],
        },
      ],
    },
    {
      id: "programs",
      title: "Accommodations at Our Programs",
      blocks: [
        "We want every young person who would like to fish to be able to. Tell us what would help when you register, or before. We will talk it through with you, and we ask only what we need to know. Please keep medical details for the phone, for the note when you register for an event, or for the form at your first visit.",
        {
          list: [
            "Rods, reels and grips adapted for one hand or for a light grip.",
            "Places on a level path or an accessible dock, with room for a wheelchair.",
            "A smaller group, a quieter hour, or a visit ahead of time.",
            "Instructions in writing, in pictures or in large print, or a sign language interpreter.",
            "A companion or personal assistant, who comes free of charge; service animals are welcome.",
          ],
        },
        "Not everything is possible on every shore. Two weeks’ notice, if you can, gives us time to arrange an interpreter, equipment or another place. If we cannot provide what you ask for, we will say so plainly and look with you for the next best thing.",
      ],
    },
    {
      id: "report",
      title: "Report a Barrier",
      blocks: [
        { note: `We respond to accessibility reports within ${responseTimes.accessibility}.` },
        `Write to ${mailLink}, call ${phoneLink}, or use our [contact page](/contact?about=accessibility). It helps to know:`,
        {
          list: [
            "the address of the page, or the program and the place;",
            "what you wanted to do, and what happened;",
            "your device, browser and assistive technology, if you like to say.",
          ],
        },
        "A person reads your report and tells you what we can do and by when. In the meantime, we will give you the information, or do what you wanted to do on the page, in another way: by phone, by email or on paper.",
      ],
    },
    {
      id: "unsatisfied",
      title: "If Our Answer Does Not Help",
      blocks: [
        "Ask for our Executive Director, who looks at every report that is still open. This does not limit your rights under the Americans with Disabilities Act and California law.",
      ],
    },
  ],
  contact: {
    title: "Tell Us What Gets in the Way",
    text: `Use our contact page, write to ${mailLink}, call ${phoneLink}, or send a letter to ${letterAddress}.`,
    buttons: ["Contact Us About Accessibility", "Request Accommodation"],
    about: "accessibility",
  },
};
