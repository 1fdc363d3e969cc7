export { formatInquiryType } from "./texts/staffMessages.ts";
