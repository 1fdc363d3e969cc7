/** Settings of the outbox that tests change. */
export interface MailRhythm {
  /** Seconds between looks for mails to send: half a second at least. */
  pollingSeconds?: number;
  /** Untried newsletter mails in the outbox; fifty by default. */
  untried?: number;
}
