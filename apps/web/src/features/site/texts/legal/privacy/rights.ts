import { responseTimes } from "@headwaters/contracts";
import { mailLink, phoneLink } from "#lib/contactLinks.ts";
import type { LegalSection } from "../document.ts";

/** Rights of people, and response times. */
export const privacyRights: LegalSection = {
  id: "rights",
  title: "Your Privacy Rights",
  blocks: [
    "You may ask us the following about your own information, and a parent may ask it about their child’s:",
    {
      terms: [
        {
          term: "Access",
          text: "To know what we hold about you, where it came from and with whom we have shared it, and to receive a copy.",
        },
        { term: "Correction", text: "To have us correct what is wrong or out of date." },
        {
          term: "Deletion",
          text: "To have it deleted, unless a law or an open matter such as an injury claim requires us to keep it. We will then tell you what stays and why.",
        },
        {
          term: "Opt-out",
          text: "To stop the newsletter, fundraising letters and any other message that is not needed for a program you are part of.",
        },
        {
          term: "Portability",
          text: "To receive the information you gave us in a common electronic format, for yourself or for another organization.",
        },
        {
          term: "Withdrawing consent",
          text: "To take back any consent, for example to photographs. It does not undo what happened before.",
        },
      ],
    },
    { note: `We respond to every request within ${responseTimes.privacy}.` },
    "On [your account page](/account) you can see, correct, download and delete what belongs to your account, any time.",
    `Write to ${mailLink}, call ${phoneLink}, or use our [contact page](/contact?about=privacy). So that nobody else obtains your information, we may ask you to confirm who you are, or that you are the child’s parent. Requests are free, and we treat nobody differently for making one.`,
    { heading: "If you live in California" },
    "We do not sell or share personal information as California law defines those words, and we do not disclose it to others for their direct marketing. If you are under 18 and have posted something on this website with your account, you may ask us to remove it; removal may not erase copies that others have made.",
    "If our answer does not satisfy you, please tell us, and a member of our board will look at it. You may also turn to the California Attorney General or, about a child’s privacy online, to the Federal Trade Commission.",
  ],
};
