import type { LegalSection } from "../document.ts";

/** Rules for participants. */
export const termsPrograms: readonly LegalSection[] = [
  {
    id: "health",
    title: "Health, Safety and Medical Clearance",
    blocks: [
      "Our programs take place outdoors, on and beside water, in changing weather. Tell us about any condition, allergy, medicine or need that an instructor should know about, by phone, in the note when you register for an event, or on the form at your first visit. Please do not email health details. We ask so that everyone can take part; see also our [accessibility statement](/accessibility).",
      {
        note: "Medical clearance may be required for certain activities, such as wading, boating or trips of several days.",
      },
      "If it is, we tell you ahead of time and ask for a statement from a licensed health care provider. Without it a participant cannot join that activity. Where we can, we offer another.",
      {
        list: [
          "On docks, in boats and within ten feet of deep water, every child wears a life vest, buckled, always. Adults wear one in boats, and everyone wears one whenever an instructor says so.",
          "Weekly programs are drop-off, with two leaders for each group of six. At events, every child under 13 comes with a parent or guardian who stays.",
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
];
