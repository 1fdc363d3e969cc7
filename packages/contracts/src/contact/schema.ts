import {
  emailAddress,
  idempotencyKey,
  requiredChoice,
  requiredLine,
  requiredText,
} from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import { contactSubjects } from "./responseTimes.ts";
import { inquiryTypes, MESSAGE_MAX_LENGTH } from "./rules.ts";

export const newContactSubmission = z.object({
  firstName: requiredLine("First name", 100),
  lastName: requiredLine("Last name", 100),
  email: emailAddress(),
  inquiryType: requiredChoice("Inquiry type", inquiryTypes),
  message: requiredText("Message", MESSAGE_MAX_LENGTH),
  /** Beyond the specification: the subject, set by the page that links to the form. */
  about: z
    .enum(contactSubjects, { error: `About must be one of: ${contactSubjects.join(", ")}` })
    .optional(),
  idempotencyKey,
});
export type NewContactSubmission = z.infer<typeof newContactSubmission>;

/** A message as its sender sees it. */
export const ownMessage = z.object({
  id: z.string(),
  inquiryType: z.string(),
  message: z.string(),
  responded: z.boolean(),
  createdAt: z.date(),
});
export type OwnMessage = z.infer<typeof ownMessage>;
