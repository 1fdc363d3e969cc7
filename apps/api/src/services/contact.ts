import type { ContactService } from "@headwaters/contracts/router";
import { contactNotice, contactReceived } from "../mail/messages/index.ts";
import type { FormDeps } from "./submissions.ts";

export function contactService({ keep, inbox }: FormDeps): ContactService {
  return {
    send: (sent) =>
      keep("contact", sent, async (transaction, submission) => {
        await transaction.contactSubmission.create({ data: submission });
        const { email, firstName } = submission;
        return [
          contactReceived({ to: email, firstName }),
          contactNotice({ ...submission, to: inbox }),
        ];
      }),
  };
}
