import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Mails travel as quoted-printable (RFC 2045, 6.7): what matters of it for links in ASCII. */
function decoded(mail: string): string {
  return mail.replace(/=\r?\n/g, "").replace(/=3D/g, "=");
}

/** The mails with this subject to this address that the site has sent, oldest first. */
export async function readMails(folder: string, to: string, subject: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml")).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return mails
    .map(decoded)
    .filter((mail) => mail.includes(`\nTo: ${to}`) && mail.includes(`\nSubject: ${subject}`));
}
