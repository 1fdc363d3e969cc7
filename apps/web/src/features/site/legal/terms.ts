import { organization } from "@headwaters/contracts";
import { letterAddress, mailLink, phoneLink } from "#lib/contactLinks.ts";
import { FULL_REFUND_DAYS, HALF_REFUND_DAYS, PROCESSING_FEE } from "#lib/refunds.ts";
import type { LegalDocument } from "./LegalView.tsx";

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
    {
      id: "health",
      title: "Health, Safety and Medical Clearance",
      blocks: [
        "Our programs take place outdoors, on and beside water, in changing weather. Tell us about any condition, allergy, medicine or need that an instructor should know about, by phone, in the note when you register for an event, or on the form at your first visit. Please do not email health details. We ask so that everyone can take part; see also our [accessibility statement](/accessibility).",
        {
          note: "Medical clearance may be required for certain activities, such as wading, boating or trips of several days.",
        },
        "If it is, we tell you ahead of time and ask for a statement from a licensed health care provider, which you give to our staff on paper. Without it a participant cannot join that activity. Where we can, we offer another.",
        {
          list: [
            "On docks, in boats and within ten feet of deep water, every child wears a life vest, buckled, always. Adults wear one in boats, and everyone wears one whenever an instructor says so.",
            "Weekly programs are drop-off: our staff see to two leaders for each group of six. At events, every child under 13 comes with a parent or guardian who stays, and our leaders ask for them at arrival.",
            "Our staff see to it that adult leaders have a background check and training. For events, this website counts the leaders who are cleared on the day against the children who are registered, and tells our staff when one is missing.",
            "A participant who is sick stays home.",
            "In an emergency we give first aid, call emergency services and reach the parent as soon as we can. By registering, a parent authorizes that care. The family or its insurance pays for it.",
            "Instructors may change, shorten or end an activity when conditions are no longer safe.",
          ],
        },
      ],
    },
    {
      id: "conduct",
      title: "Rules of Conduct",
      blocks: [
        "Everyone at a program, child or adult, agrees to:",
        {
          list: [
            "follow what instructors and safety staff say, right away when it is about safety;",
            "treat others with respect: no bullying, threats, violence, harassment or discrimination;",
            "stay with the group, and within sight of its leader;",
            "handle hooks, knives and rods as shown, and cast only with a clear space behind;",
            "handle fish with wet hands, keep them out of the water for no longer than ten seconds and low over it, and release them as taught;",
            "leave plants, animals and the shore as you found them, and carry out all litter and line;",
            "keep to state fishing regulations; in California a person who is 16 or older needs a sport fishing license;",
            "bring no alcohol, tobacco, vaping products, drugs or weapons;",
            "take care of borrowed equipment, and tell us when something is broken.",
          ],
        },
        "We may ask families to pay for equipment that is damaged on purpose or through gross carelessness.",
      ],
    },
    {
      id: "removal",
      title: "Removal from a Program",
      blocks: [
        "Usually a quiet word is enough. If it is not, we talk with the participant and, for a child, with a parent.",
        "We may send home, suspend or remove from a program anyone, participant or family member, who endangers themselves or others, breaks the rules of conduct seriously or repeatedly, withholds health information that matters for safety, or leaves fees unpaid. If someone’s safety is at stake, we do so immediately.",
        "A parent must pick up a child who has been removed as soon as possible. We do not refund fees after a removal for conduct. Within 14 days you may ask our Executive Director in writing to look at the decision again.",
      ],
    },
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
    {
      id: "fees",
      title: "Fees, Payment and Refunds",
      blocks: [
        { heading: "Fees" },
        "Student membership is free. Family membership is $50 a year and Sponsor membership $150 a year. If a program has a fee, we tell you before you register. A spot is yours once we have confirmed it and received the fee. If a fee stands in the way, ask us about a need-based scholarship.",
        { heading: "Payment" },
        "We accept cash, check and major credit cards. Please never send a card number by email or through the contact form.",
        { heading: "If you cancel" },
        "Tell us in writing. We count the days from the day your message reaches us to the first day of the program.",
        {
          table: {
            caption: "Refund of a program fee when you cancel",
            columns: ["When you cancel", "What you receive"],
            rows: [
              [
                `More than ${FULL_REFUND_DAYS} days before the program`,
                `A full refund, minus a ${PROCESSING_FEE} processing fee`,
              ],
              [`${HALF_REFUND_DAYS} to ${FULL_REFUND_DAYS} days before`, "50% of the fee"],
              [
                `Fewer than ${HALF_REFUND_DAYS} days before`,
                "No refund, unless there is a medical emergency",
              ],
            ],
          },
        },
        "In a medical emergency, tell us as soon as you can; we may ask for a note from a health care provider.",
        { heading: "If we cancel" },
        {
          table: {
            caption: "What you receive when a program does not take place",
            columns: ["Why", "What you receive"],
            rows: [
              ["We cancel the program", "A full refund"],
              ["Weather makes it unsafe", "A makeup date or a credit toward another program"],
            ],
          },
        },
        "Refunds go back the way you paid. Donations are not fees, and we do not usually refund them.",
      ],
    },
    {
      id: "liability",
      title: "Risks and Liability",
      blocks: [
        "Fishing, boating, wading and being outdoors carry risks: hooks, slippery banks, cold or moving water, sun, weather, insects and wild animals, other people’s mistakes. Instruction, equipment and supervision reduce them, but nothing removes them. By taking part you accept the risks that are part of these activities, for yourself and for the child you register.",
        `To the fullest extent that California law allows, ${organization.name}, its board, staff, volunteers and the owners of the places we use are not liable for injury, loss or damage that arises from these risks, or for belongings that are lost or damaged.`,
        "This website is offered as is. We work to keep it correct and available but do not promise that it always is, and we are not responsible for websites it links to. To the fullest extent that the law allows, we are not liable for indirect damage from its use.",
        {
          note: "Nothing in these terms limits liability for gross negligence, for intentional harm, or wherever else the law does not allow it to be limited.",
        },
      ],
    },
    {
      id: "indemnification",
      title: "Indemnification",
      blocks: [
        `If someone makes a claim against ${organization.name}, its board, staff or volunteers because you, or a child you registered, broke these terms, misused this website or harmed another person or their property, you agree to compensate us for the resulting losses and reasonable legal costs. This does not apply to the extent that the claim arises from our own fault.`,
        "We will tell you promptly about such a claim, and we will not settle it at your expense without talking with you.",
      ],
    },
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
