import type { ContactSubject } from "@headwaters/contracts";
import { letter } from "../../../platform/mail/compose/compose.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { promisedTime } from "./responseTime.ts";

/** Told to whoever sent a message, which is not repeated: anyone can type anyone's address. */
export function contactReceived(message: {
  to: string;
  firstName: string;
  about?: ContactSubject | undefined;
}): Mail {
  const { to, firstName, about } = message;
  return letter({
    kind: "contactReceived",
    to,
    firstName,
    subject: "We have your message",
    paragraphs: [
      `Thank you for writing to us. A person reads every message, and you can expect a response within ${promisedTime(about)}.`,
    ],
    afterwards: [
      "If you did not write to us, someone mistyped their address: you can ignore this mail.",
    ],
  });
}
