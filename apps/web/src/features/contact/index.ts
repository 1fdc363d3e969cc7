export { formatInquiryType } from "./texts.ts";
