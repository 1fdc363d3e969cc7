import type { ContactSubject } from "@headwaters/contracts";
import { composeMail, type Recipient } from "../../../platform/mail/compose/compose.ts";
import { formatResponseTime } from "./responseTime.ts";

/** Confirms receipt. The message is not quoted: the address may be another person's. */
export function contactReceived(message: Recipient & { about?: ContactSubject | undefined }) {
  const { about } = message;
  return composeMail(message, {
    kind: "contactReceived",
    subject: "We have your message",
    paragraphs: [
      `Thank you for writing to us. A person reads every message, and you can expect a response within ${formatResponseTime(about)}.`,
    ],
    afterwards: [
      "If you did not write to us, someone mistyped their address: you can ignore this mail.",
    ],
  });
}
