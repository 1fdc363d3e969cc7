import { inquiryTypes, messageStates, STAFF_PATH } from "@headwaters/contracts";

/** What the address of the list of messages may say: ?state=late&inquiryType=volunteer&search=nets. */
export const messageList = {
  path: `${STAFF_PATH}/messages`,
  fields: { state: messageStates, inquiryType: inquiryTypes },
} as const;
