import { inquiryTypes, messageStates, STAFF_PATH } from "@headwaters/contracts";

/** The list's filters, as in ?state=late&inquiryType=volunteer&search=nets. */
export const messageList = {
  path: `${STAFF_PATH}/messages`,
  fields: { state: messageStates, inquiryType: inquiryTypes },
} as const;
