import { organization } from "@headwaters/contracts";
import { letterAddress, mailLink, phoneLink } from "#lib/contactLinks.ts";
import type { LegalDocument } from "../document.ts";
import { termsFees } from "./fees.ts";
import { termsLiability } from "./liability.ts";
import { termsPrograms } from "./programs.ts";

/** The order matters: other texts refer to fees, payment and refunds by their section number. */
export const terms: LegalDocument = {
  title: "Terms of Service",
  eyebrow: "How we work together",
  description: `The rules for the website and the programs of ${organization.name}: who may take part, conduct, fees, refunds, liability and the law that governs them.`,
  lead: "These are the rules for our website, memberships and programs: what you can expect from us, and what we ask of you.",
  updated: "2024-01-01",
  summary: [
    "A parent or guardian must agree for anyone under 18.",
    "Be kind, be safe, follow the instructor, and treat fish and water with care.",
    "Tell us early if you can’t come. The [refund](#fees) depends on how early.",
    "Fishing and being near water carry risks. Care makes them smaller but cannot remove them.",
  ],
  sections: [
    {
      id: "agreement",
      title: "Agreeing to These Terms",
      blocks: [
        `These terms are an agreement between you and ${organization.name} (“we”, “us”), a nonprofit organization in ${organization.address.city}, California. They apply when you use this website, become a member or take part in a program or event.`,
        "By doing any of these you accept the terms, for yourself and for any child you act for. If you do not accept them, please do not use the website or sign up. Our [privacy policy](/privacy) says how we handle personal information.",
        "Some programs have a registration or participation form of their own. Where such a form and these terms differ, the form applies to that program.",
      ],
    },
    {
      id: "under-18",
      title: "Participants Under 18",
      blocks: [
        { note: "A parent or legal guardian must agree to these terms for anyone under 18." },
        "Whoever registers a child confirms that they are the child’s parent or legal guardian, or that the parent or guardian has authorized them in writing. They are responsible for what the child does on this website and at our programs, and they:",
        {
          list: [
            "give us correct details of the child, of an emergency contact and of who may pick the child up, and keep them up to date;",
            "tell us about health matters that could affect the child’s safety, by phone, in the note when they register for an event, or on the form at the first visit;",
            "talk through the [rules of conduct](#conduct) with the child before the first day;",
            "bring and pick up the child on time, or arrange for someone to do so.",
          ],
        },
        "For a child under 13 we also need verifiable parental consent before we collect personal information: see [children and their parents](/privacy#children).",
      ],
    },
    {
      id: "accounts",
      title: "Accounts and Membership",
      blocks: [
        "Information that you give us when you create an account or apply for membership must be true and your own. A parent or guardian fills in the form for anyone under 18, and always for a child under 13. Keep your password to yourself, and tell us right away if you think someone else has used your account. You are responsible for what is done with it until you have told us.",
        "A membership application is a request. It takes effect when we confirm it. Weekly programs are for members, and student membership is free. Events are open to everyone who registers, unless their page says otherwise. A membership belongs to the person or household named in it and cannot be passed on.",
        "You may close your account or end your membership at any time by writing to us.",
      ],
    },
    ...termsPrograms,
    {
      id: "acceptable-use",
      title: "Acceptable Use of This Website",
      blocks: [
        "Use this website only for what it is meant for, and as the law allows. In particular, do not:",
        {
          list: [
            "post or send anything unlawful, threatening, harassing, hateful, sexual or deceptive;",
            "contact, or collect information about, a child whom you have met through this website;",
            "publish personal information or recognizable pictures of others without their consent, or, for a child, without the parent’s;",
            "pretend to be someone else, or use someone else’s account;",
            "advertise, or send messages in bulk;",
            "try to break in, to get around security, to spread harmful code, or to overload the site so that others cannot use it;",
            "copy personal information from the site, by a program or by hand.",
          ],
        },
        "We may remove content and close accounts that break these rules, and we report anything that endangers a child to the authorities.",
      ],
    },
    {
      id: "content",
      title: "Texts, Pictures and Who Owns Them",
      blocks: [
        "The texts, pictures, logos and teaching materials on this website belong to us or to those who let us use them. Families, schools and other nonprofits may print and share them unchanged, free of charge, with our name. For any other use, please ask us first.",
        "What you write on this website stays yours. By publishing it here you allow us to show it, shorten it, correct it and use it for our nonprofit work, without payment, for as long as it is on the site. You confirm that you have the right to publish it. Tell us if you want it removed.",
        "If you believe that something here violates your rights, write to us with the address of the page and the reason, and we will look into it promptly.",
      ],
    },
    termsFees,
    ...termsLiability,
    {
      id: "law",
      title: "Governing Law and Disputes",
      blocks: [
        {
          note: "These terms are governed by the laws of the State of California, without regard to its rules on conflicts of law.",
        },
        "If something goes wrong between us, please talk to us first. We will try in good faith to settle it within 30 days of hearing from you. If we cannot settle it, it goes to the state or federal courts in California. Nothing here takes away consumer rights that cannot be given up.",
      ],
    },
    {
      id: "changes",
      title: "Changes and Other Terms",
      blocks: [
        "We may change these terms, and we publish the new ones here with a new date. If a change matters to people who are already registered, we tell them by email before it takes effect. A change to the refund rules does not apply to programs you have already paid for.",
        "If a court finds part of these terms invalid, the rest stays in force. If we wait to enforce a right, we have not given it up.",
      ],
    },
  ],
  contact: {
    title: "Questions About These Terms?",
    text: `We would rather explain than surprise you. Use our contact page, write to ${mailLink}, call ${phoneLink}, or send a letter to ${letterAddress}.`,
    buttons: ["Contact Us About Terms"],
  },
};
