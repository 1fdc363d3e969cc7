/** What a mail about a link of an account says. */
export interface AccountLink {
  to: string;
  firstName: string | null;
  link: string;
  expiresAt: Date;
}
