import { organization, responseTimes } from "@headwaters/contracts";
import { letterAddress, mailLink, phoneLink } from "#lib/contactLinks.ts";
import type { LegalDocument } from "../document.ts";
import { privacyChildren } from "./children.ts";
import { privacyCollection } from "./collection.ts";
import { privacyCookies } from "./cookies.ts";
import { privacyKeeping } from "./retention.ts";
import { privacyRights } from "./rights.ts";

export const privacy: LegalDocument = {
  title: "Privacy Policy",
  eyebrow: "Your information",
  description: `What ${organization.name} collects about young anglers and their families, why, who sees it, and what you can ask us to do with it.`,
  lead: "Here is what we collect about you and your child, why we need it, who sees it, and what you can ask us to do with it.",
  updated: "2024-01-01",
  summary: [
    "We collect what we need to run safe programs, and little else.",
    "We do not sell, rent or trade personal information. We show no advertising; sponsors are named on our sponsors page.",
    "For a child under 13 we ask a parent for verifiable consent first.",
    `You can see, correct, delete or take away your information. We answer within ${responseTimes.privacy}.`,
  ],
  sections: [
    {
      id: "scope",
      title: "Who We Are and What This Covers",
      blocks: [
        `${organization.name} (“we”, “us”) is a nonprofit that teaches young people ages 6 to 18 to fish and to take care of the water the fish live in. This policy covers the personal information we handle through this website, by email and phone, on paper, and at our programs and events.`,
        "Personal information means anything that says who someone is or can be connected with that person: a name, an email address, a photograph, an allergy noted on a form.",
        "Where this policy says “parent”, it means a parent or legal guardian.",
      ],
    },
    privacyChildren,
    privacyCollection,
    {
      id: "uses",
      title: "How We Use It",
      blocks: [
        {
          list: [
            "To register participants, keep accounts and memberships, and run programs and events.",
            "To keep people safe: to match activities with age and ability, to reach a parent, and to act in an emergency.",
            "To answer your questions and to tell you about changes, such as a cancelled day on the water.",
            "To send the newsletter to those who asked for it. Every issue says how to stop it.",
            "To take payments and record donations, and to keep the books the law requires.",
            "To learn which programs work, and to report to our board and supporters in numbers that do not identify anyone.",
            "To protect the website and the people who use it against fraud and misuse.",
            "To meet our legal duties.",
          ],
        },
        "We use information for the purpose you gave it for. If we ever need it for a different one, we ask first. We do not make decisions about anyone by automated means alone.",
      ],
    },
    {
      id: "safeguards",
      title: "How We Protect It",
      blocks: [
        "Our safeguards fit the information. They are strictest for health information and for anything about a child.",
        {
          list: [
            "Only staff and volunteers who need a piece of information for their work may see it, and they may pass it on only as this policy says. What you tell us when you register for an event is seen by our staff and by the leaders of that event; once you have cancelled, by our staff alone.",
            "We keep paper forms locked up. Forms that travel to the water travel with an instructor.",
            "Information sent between your browser and this website is encrypted on the way.",
            "Passwords are stored only in a scrambled form (a salted hash) that cannot be turned back. Nobody here can read yours.",
            "We keep our software up to date and look for signs of misuse.",
          ],
        },
        "No method of sending or storing information is perfectly secure, and we cannot promise that ours is. If a breach puts your information at risk, we tell you and the authorities as the law requires, and without delay.",
      ],
    },
    {
      id: "sharing",
      title: "When We Share It",
      blocks: [
        {
          note: "We do not sell, rent or trade personal information, and we do not share it for anyone’s advertising.",
        },
        "We share it only in these cases, and only as much as each one needs:",
        {
          list: [
            "With instructors, volunteers and partner organizations that run a program with us, so that they can run it safely.",
            "With companies that work for us, for example to host this website, deliver email or process payments. They may use the information for that work alone.",
            "With medical staff, rescue services or a participant’s emergency contacts when someone’s health or safety is at stake.",
            "With authorities, when a law, a court or the protection of a child requires it.",
            "With a successor organization, if our programs were ever carried on by another nonprofit. It would be bound by this policy, and we would tell you first.",
            "With anyone else only when you have agreed.",
          ],
        },
        "Sponsors and grant makers receive numbers, such as how many children took part. They receive no names.",
      ],
    },
    {
      id: "photographs",
      title: "Photographs",
      blocks: [
        "Registration forms ask separately whether we may take and publish pictures of a participant. You may say no, and it makes no difference to your child’s spot.",
        `You may change your mind at any time. Write to ${mailLink} and say which picture or which child you mean. We will remove it from this website and not print it again. We cannot take back copies that others have already made or printed.`,
        "Visitors at events take pictures of their own. We ask them to respect other families, but we cannot control what they publish.",
      ],
    },
    privacyCookies,
    privacyKeeping,
    privacyRights,
    {
      id: "elsewhere",
      title: "Links and Other Countries",
      blocks: [
        "Our pages link to other websites, such as those of our sponsors. Their own policies apply there; please read them.",
        "We work in the United States. If you write to us from elsewhere, your information comes here, and we handle it as this policy says.",
      ],
    },
    {
      id: "changes",
      title: "Changes to This Policy",
      blocks: [
        "When we change this policy, we publish the new one here with a new date. If a change matters to you, we also tell account holders and the parents of participants by email before it takes effect. We will not use a child’s information in a new way without asking the parent again.",
      ],
    },
  ],
  contact: {
    title: "Questions About Your Privacy?",
    text: `Ask us anything about this policy or your information: use our contact page, write to ${mailLink}, call ${phoneLink}, or send a letter to ${letterAddress}.`,
    buttons: ["Contact Us About Privacy"],
    about: "privacy",
  },
};
