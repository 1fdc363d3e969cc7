import type { ContactSubject } from "@headwaters/contracts";
import { letter } from "../../../platform/mail/compose/compose.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { formatResponseTime } from "./responseTime.ts";

/** Confirms receipt. The message is not quoted: the address may be another person's. */
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
      `Thank you for writing to us. A person reads every message, and you can expect a response within ${formatResponseTime(about)}.`,
    ],
    afterwards: [
      "If you did not write to us, someone mistyped their address: you can ignore this mail.",
    ],
  });
}
