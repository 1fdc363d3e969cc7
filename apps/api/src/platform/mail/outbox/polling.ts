/** How often it is looked for mails to send; tests look more often. */
export interface MailRhythm {
  /** Between looks for jobs of the queue, in seconds: half a second at least. */
  jobs: number;
  /** The same for the job of the sweep. */
  sweeps: number;
  /** Between steps of sending a newsletter, in milliseconds. */
  newsletters: number;
  /** Untried newsletter mails in the outbox; fifty by default. */
  untried?: number;
}

export const MAIL_RHYTHM: MailRhythm = { jobs: 2, sweeps: 5, newsletters: 2_000 };
