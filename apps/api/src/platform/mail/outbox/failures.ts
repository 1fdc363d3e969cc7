import type { NodemailerError } from "nodemailer";

/** Why a mail was not sent; the message names no host, address or credential. */
export class MailFailure extends Error {
  override name = "MailFailure";
  /** Whether a retry of the same mail would fail, too. */
  readonly permanent: boolean;

  constructor(sentence: string, options: { permanent?: boolean; cause?: unknown } = {}) {
    super(sentence, { cause: options.cause });
    this.permanent = options.permanent ?? false;
  }
}

const UNREACHABLE = "The mail server could not be reached.";
const INSECURE = "No secure connection to the mail server could be made.";
const SILENT = "The mail server did not answer in time.";
const PASSWORD = "The mail server did not accept the site's name and password.";
const sentences: Record<string, string> = {
  EDNS: UNREACHABLE,
  ESOCKET: UNREACHABLE,
  ETLS: INSECURE,
  ETIMEDOUT: SILENT,
  EABORT: SILENT,
  ECONNECTION: "The mail server ended the conversation before the mail was handed over.",
  EAUTH: PASSWORD,
  ENOAUTH: PASSWORD,
};
/** Messages by the rejected SMTP command. Only the rejection of the mail itself is permanent. */
const rejections: Record<string, string> = {
  "RCPT TO": "The mail server does not deliver to this address.",
  DATA: "The mail server refused the mail.",
};
export const NOT_AN_ADDRESS = "This is not an address that mail can be sent to.";
/** `lastError` of mails that bounced; other failed mails might still have been accepted later. */
export const bounces: readonly string[] = [NOT_AN_ADDRESS, ...Object.values(rejections)];

/** Converts a nodemailer error to a message for a person; the cause is for the log. */
export function mailFailure(error: NodemailerError): MailFailure {
  const { code = "", command = "", responseCode } = error;
  const rejection = rejections[command];
  if (rejection && isFinal(error))
    return new MailFailure(rejection, { permanent: true, cause: error });
  // A server's response to the password may quote it.
  const cause = sentences[code] === PASSWORD ? new Error(`${code} ${responseCode}`) : error;
  return new MailFailure(sentenceFor(error), { cause });
}

/** 5xx is permanent, unless the site itself is rejected (RFC 3463, X.7.X), which an administrator can fix. */
function isFinal({ permanent, responseCode, response = "" }: NodemailerError): boolean {
  return permanent === true && responseCode !== 530 && !/^\d{3}[ -]5\.7\./.test(response);
}

function sentenceFor({ code = "", permanent, originalCode = code }: NodemailerError): string {
  // Certificate errors have the code of socket errors; socket errors have plain names.
  if (code === "ESOCKET" && (originalCode === "EPROTO" || originalCode.includes("_"))) {
    return INSECURE;
  }
  if (code === "EENVELOPE" || code === "EMESSAGE") {
    return permanent
      ? "The mail server does not take mail from this site."
      : "The mail server asked to try again later.";
  }
  return sentences[code] ?? "The mail could not be handed to the mail server.";
}
