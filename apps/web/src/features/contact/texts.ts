import { inquiryTypeNames } from "@headwaters/contracts";

/** An unknown type is shown as it is. */
export const formatInquiryType = (type: string): string =>
  (inquiryTypeNames as Readonly<Record<string, string | undefined>>)[type] ?? type;

/** The part of the page "My data". */
export const ownMessagesTexts = {
  title: "Messages to us",
  answered: "answered",
  open: "not answered yet",
} as const;
