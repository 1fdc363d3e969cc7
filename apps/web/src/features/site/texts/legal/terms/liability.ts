import { organization } from "@headwaters/contracts";
import type { LegalSection } from "../document.ts";

/** Risks and liability. */
export const termsLiability: readonly LegalSection[] = [
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
];
