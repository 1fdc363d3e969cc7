import type { LegalSection } from "./document.ts";

/** What the terms ask of those who come to the water. */
export const termsPrograms: readonly LegalSection[] = [
  {
    id: "health",
    title: "Health, Safety and Medical Clearance",
    blocks: [
      "Our programs take place outdoors, on and beside water, in changing weather. Tell us when you register about any condition, allergy, medicine or need that an instructor should know of. We ask in order to make taking part possible; see also our [accessibility statement](/accessibility).",
      {
        note: "Medical clearance may be required for certain activities, such as wading, boating or trips of several days.",
      },
      "Where it is, we tell you beforehand and ask for a statement by a licensed health care provider. Without it a participant cannot join that activity; where we can, we offer another.",
      {
        list: [
          "Life vests are worn on boats, by everyone, and on docks and while wading whenever an instructor says so.",
          "A participant who is ill stays at home.",
          "In an emergency we give first aid, call emergency services and reach the parent as soon as we can. By registering, a parent authorizes that care. Its cost is borne by the family or its insurance.",
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
          "follow the instructions of instructors and safety staff, at once when they concern safety;",
          "treat others with respect: no bullying, threats, violence, harassment or discrimination;",
          "stay with the group, and within sight of its leader;",
          "handle hooks, knives and rods as shown, and cast only with a clear space behind;",
          "handle fish with wet hands and care, and release them as taught;",
          "leave plants, animals and the shore as they were, and carry out all litter and line;",
          "keep to state fishing regulations; in California a person who is 16 or older needs a sport fishing license;",
          "bring no alcohol, tobacco, vaping products, drugs or weapons;",
          "look after borrowed equipment, and tell us when something is broken.",
        ],
      },
      "Families may be asked to pay for equipment that is damaged on purpose or through gross carelessness.",
    ],
  },
  {
    id: "removal",
    title: "Removal from a Program",
    blocks: [
      "Usually a quiet word is enough. If it is not, we talk with the participant and, for a child, with the parent.",
      "We may send home, suspend or remove from a program anyone, participant or family member, who endangers themselves or others, breaks the rules of conduct seriously or again and again, withholds health information that matters for safety, or leaves fees unpaid. Where someone’s safety is at stake, we do so at once.",
      "A parent must pick up a child who has been removed as soon as possible. We do not refund fees after a removal for conduct. Within 14 days you may ask our Executive Director in writing to look at the decision again.",
    ],
  },
];
