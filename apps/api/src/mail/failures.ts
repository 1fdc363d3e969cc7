import type { NodemailerError } from "nodemailer";

/** A mail that was not sent, and why, in a sentence that names no host, address or credential. */
export class MailFailure extends Error {
  override name = "MailFailure";
  /** Whether the same mail would be refused again. */
  readonly permanent: boolean;

  constructor(sentence: string, options: { permanent?: boolean; cause?: unknown } = {}) {
    super(sentence, { cause: options.cause });
    this.permanent = options.permanent ?? false;
  }
}

const UNREACHABLE = "The mail server could not be reached.";
const SILENT = "The mail server did not answer in time.";
const BUSY = "The mail server asked to try again later.";
const UNSENT = "The mail could not be handed to the mail server.";
const refusals = {
  EENVELOPE: "The mail server does not deliver to this address.",
  EMESSAGE: "The mail server refused the mail.",
};
const sentences: Record<string, string> = {
  EDNS: UNREACHABLE,
  ESOCKET: UNREACHABLE,
  ETIMEDOUT: SILENT,
  EABORT: SILENT,
  ECONNECTION: "The mail server ended the conversation before the mail was handed over.",
  ETLS: "No secure connection to the mail server could be made.",
  EAUTH: "The mail server did not accept the site's name and password.",
  ENOAUTH: "The mail server did not accept the site's name and password.",
};

/** What nodemailer threw, as a person may read it; the rest is the cause, for the log. */
export function mailFailure(error: NodemailerError): MailFailure {
  const { code = "", responseCode, permanent = false } = error;
  switch (code) {
    // Only an answer to the mail itself is final: a wrong password, say, will be put right.
    case "EENVELOPE":
    case "EMESSAGE":
      return new MailFailure(permanent ? refusals[code] : BUSY, { permanent, cause: error });
    case "EAUTH":
    case "ENOAUTH":
      // What the server says of a password may repeat it.
      return new MailFailure(sentences[code] ?? UNSENT, {
        cause: new Error(`${code} ${responseCode}`),
      });
    default:
      return new MailFailure(sentences[code] ?? UNSENT, { cause: error });
  }
}
