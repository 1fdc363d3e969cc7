import { emailAddress, oneOf, requiredText } from "../fields.ts";
import { z } from "../messages.ts";
import { inquiryTypes, MESSAGE_MAX_LENGTH } from "./rules.ts";

export const newContactSubmission = z.object({
  firstName: requiredText("First name", 100),
  lastName: requiredText("Last name", 100),
  email: emailAddress(),
  inquiryType: oneOf("Inquiry type", inquiryTypes),
  message: requiredText("Message", MESSAGE_MAX_LENGTH),
});
/** As the form sends it. */
export type NewContactSubmissionInput = z.input<typeof newContactSubmission>;
export type NewContactSubmission = z.infer<typeof newContactSubmission>;
