export const inquiryTypes = [
  "program-info",
  "membership",
  "volunteer",
  "partnership",
  "sponsorship",
  "general",
  "other",
] as const;
export type InquiryType = (typeof inquiryTypes)[number];

/** Longer messages are refused, in UTF-16 units. */
export const MESSAGE_MAX_LENGTH = 5_000;
