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

/** What nodemailer threw, as a person may read it; the rest is in `cause`, for the log. */
export function mailFailure(cause: NodemailerError): MailFailure {
  const { code = "", permanent = false } = cause;
  // Only an answer to the mail itself is final: a wrong password, say, will be put right.
  if (code === "EENVELOPE" || code === "EMESSAGE") {
    const sentence = permanent ? refusal(code) : "The mail server asked to try again later.";
    return new MailFailure(sentence, { permanent, cause });
  }
  return new MailFailure(sentences[code] ?? "The mail could not be handed to the mail server.", {
    cause,
  });
}

function refusal(code: "EENVELOPE" | "EMESSAGE"): string {
  return code === "EENVELOPE"
    ? "The mail server does not deliver to this address."
    : "The mail server refused the mail.";
}
