import type { LegalSection } from "../document.ts";

/** The privacy policy's section on children. */
export const privacyChildren: LegalSection = {
  id: "children",
  title: "Children and Their Parents",
  blocks: [
    "Most of the people we serve are children. We comply with the Children’s Online Privacy Protection Act (COPPA), the federal law that protects children under 13 online.",
    {
      note: "Verifiable parental consent is required before we collect personal information from a child under 13.",
    },
    { heading: "How we obtain consent" },
    "We first tell the parent what we would collect, how we would use it and with whom we would share it. We then ask for consent in a way that lets us be reasonably sure that it comes from the parent, such as a signed form returned by mail or as a scan, or a conversation by phone or in person with someone we can identify. Until we have it, we do not use the child’s information. If consent does not come within a reasonable time, we delete what we were given.",
    { heading: "What children should not do alone" },
    "If you are under 13, please do not create an account, apply for membership, sign up for the newsletter or write to us through this website yourself. Ask a parent to do it for you. A parent also fills in the account and membership forms for anyone under 18. If we learn that we hold information from a child under 13 without consent, we delete it.",
    { heading: "What a parent can do at any time" },
    {
      list: [
        "Read the personal information that we hold about their child.",
        "Have it corrected or deleted.",
        "Withdraw consent, and refuse to let us collect or use more.",
        "Agree that we collect and use the information without agreeing that we share it with others, unless sharing is part of the program itself.",
      ],
    },
    "We never make a child’s place in a program depend on giving us more information than that program needs.",
  ],
};
