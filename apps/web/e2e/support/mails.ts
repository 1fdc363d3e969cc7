import type { ReceivedMail } from "@headwaters/testing/mail/mails";
import type { RunningSite } from "@headwaters/testing/site/site";
import { expect } from "@playwright/test";

/** Every sign-up sends a mail of this kind, which is read only on request. */
const WELCOME = "confirmEmail";

/**
 * The mails to this address that the site has sent, oldest first; optionally only those whose
 * subject begins with this text.
 */
export function mailsTo({ mails }: RunningSite, to: string, subject = ""): ReceivedMail[] {
  return mails.filter((mail) => mail.to === to && mail.subject.startsWith(subject));
}

/**
 * Waits for the newest mail to this address and returns its link; welcome mails only on request.
 */
export async function linkMailedTo(
  site: RunningSite,
  email: string,
  { ofWelcome = false } = {},
): Promise<string> {
  const newest = () =>
    mailsTo(site, email).findLast(({ kind }) => (kind === WELCOME) === ofWelcome)?.links[0];
  await expect.poll(newest, `a mail to ${email}`).toBeDefined();
  return newest() ?? "";
}

/** Waits for the mail with this subject to this address. */
export async function openMail(site: RunningSite, to: string, subject: string) {
  const newest = () => mailsTo(site, to).findLast((mail) => mail.subject === subject);
  await expect.poll(() => newest()?.subject, `a mail to ${to}`).toBe(subject);
  return newest() as ReceivedMail;
}
