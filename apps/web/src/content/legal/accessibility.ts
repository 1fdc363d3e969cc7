import { organization } from "@headwaters/contracts";
import type { LegalDocument } from "./document.ts";
import { letterAddress, mailLink, phoneLink } from "./reach.ts";

export const accessibility: LegalDocument = {
  title: "Accessibility Statement",
  eyebrow: "For everyone",
  description: `How ${organization.name} makes its website and its programs usable for everyone, which standard we aim for, and how to report a barrier.`,
  lead: "The shore belongs to everyone, and so does this website. What we do about it, what does not work yet, and how to tell us.",
  updated: "2024-01-01",
  summary: [
    "We aim for WCAG 2.1, level AA.",
    "Tell us about a barrier, and you hear from us within 2 business days.",
    "Our programs adapt too: [ask for what you need](#programs).",
  ],
  sections: [
    {
      id: "commitment",
      title: "Our Commitment",
      blocks: [
        "Young people with disabilities and their families are part of this organization, as anglers, members, volunteers and leaders. They must be able to read what others read here, to do what others do, and to take part with as little help as others need.",
        "Accessibility is part of how we plan, write and build, from the first day and not at the end. This statement covers this website and, further down, our programs.",
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
              text: "Text stands out from its ground in light and dark colors; text grows to four times its size without sideways scrolling; pictures that say something have a description; nothing is told by color alone; the high-contrast colors of your system are respected.",
            },
            {
              term: "Screen readers",
              text: "Headings, lists, tables and forms are marked up as what they are; each new page is announced; a link at the top of every page skips the navigation.",
            },
            {
              term: "Keyboard and touch",
              text: "Everything can be reached and used by keyboard, in a sensible order, with a focus that can be seen. Buttons are large enough for an unsteady finger.",
            },
            {
              term: "Understanding",
              text: "We write plain language. Forms have labels, and errors say in words what is wrong and where.",
            },
            {
              term: "Motion",
              text: "Movement is brief, and it stops if you have asked your device for less of it. Nothing flashes or plays by itself.",
            },
            {
              term: "Old and slow devices",
              text: "Public pages can be read without JavaScript, and they are light enough for a slow connection.",
            },
          ],
        },
      ],
    },
    {
      id: "testing",
      title: "How We Check",
      blocks: [
        "Every change of this website is tested by a program before it is published: each page, in light and dark colors, on a phone and on a wide screen, from 320 pixels upward, with the keyboard, and with motion turned down. A program finds only some of the barriers that people meet, so we count on hearing from you as well.",
        "The site is built with HTML, CSS and JavaScript, and meant for current versions of the common browsers together with the assistive technology of your device.",
      ],
    },
    {
      id: "limits",
      title: "What Does Not Work Yet",
      blocks: [
        {
          list: [
            "Articles are written by members as well as by staff. Some of their pictures may lack a full description. Tell us, and we add it.",
            "We link to websites of sponsors and agencies, whose accessibility we do not control.",
            "A form or leaflet that we hand out on paper may not yet have an accessible version online. Ask, and we send it in a form that works for you: large print, plain text, or read out by telephone.",
          ],
        },
      ],
    },
    {
      id: "programs",
      title: "Accommodations at Our Programs",
      blocks: [
        "We want every young person who would like to fish to be able to. Tell us what would help when you register, or before. We talk it through with you, and we ask only what we need to know.",
        {
          list: [
            "Rods, reels and grips adapted to one hand or to little strength.",
            "Places on a level path or an accessible dock, with room for a wheelchair.",
            "A smaller group, a quieter hour, or a visit to the place beforehand.",
            "Instructions in writing, in pictures or in large print; a sign language interpreter.",
            "A companion or personal assistant, who comes free of charge; service animals are welcome.",
          ],
        },
        "Not every shore allows everything. An early word, if possible two weeks ahead, gives us time to arrange an interpreter, equipment or another place. If we cannot provide what you ask for, we say so plainly and look with you for what comes closest.",
      ],
    },
    {
      id: "report",
      title: "Report a Barrier",
      blocks: [
        { note: "We respond to accessibility reports within 2 business days." },
        `Write to ${mailLink}, call ${phoneLink}, or use our [contact page](/contact). It helps to know:`,
        {
          list: [
            "the address of the page, or the program and the place;",
            "what you wanted to do, and what happened;",
            "your device, browser and assistive technology, if you like to say.",
          ],
        },
        "You first hear from a person who has read your report, with what we can do and by when. Meanwhile we give you the information, or do what you wanted to do on the page, in another way: by telephone, by email or on paper.",
      ],
    },
    {
      id: "unsatisfied",
      title: "If Our Answer Does Not Help",
      blocks: [
        "Ask for our Executive Director, who looks at every report that was not settled. This way is in addition to your rights under the Americans with Disabilities Act and California law, which it does not limit.",
      ],
    },
  ],
  contact: {
    title: "Tell Us What Gets in the Way",
    text: `By our contact page, at ${mailLink}, by telephone at ${phoneLink}, or by mail to ${letterAddress}.`,
    buttons: ["Contact Us About Accessibility", "Request Accommodation"],
  },
};
