import { FULL_REFUND_DAYS, HALF_REFUND_DAYS, PROCESSING_FEE } from "#lib/refunds.ts";
import type { LegalSection } from "../document.ts";

/** Fees, payment and refunds: the terms' section 9. */
export const termsFees: LegalSection = {
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
};
