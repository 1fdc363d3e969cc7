import type { Receipt } from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";

/** A mail as the feature's message functions build it. */
export interface Mail {
  /** The message's name: "passwordReset". */
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Record<string, string>;
  /** An attached calendar file. */
  calendar?: string;
  /** When its link expires; the mail is not sent after that. */
  expiresAt?: Date;
  /**
   * Staff entered the address for a family without an account, so the policies ignore any account with
   * that address.
   */
  isToContact?: true;
}

/** Stores mails in the transaction that causes them, and sends them even if the process is killed. */
export interface Outbox {
  /**
   * Adds a mail in the caller's transaction and returns its id; it is sent only if that commits. Null:
   * the policies do not allow the mail, and it is not added.
   */
  add(transaction: Transaction, mail: Mail): Promise<string | null>;
  /**
   * The same for several mails, with a constant number of statements. Returns the ids of the added
   * mails, in order.
   */
  addAll(transaction: Transaction, mails: readonly Mail[]): Promise<string[]>;
  /**
   * Tries to send the mail now; the outbox retries. Never rejects, and returns within 5 s, on failure
   * with a message without hosts or credentials.
   */
  sendNow(id: string): Promise<Receipt>;
  /**
   * Sends the mail in the background, for callers whose duration must not depend on the mail server;
   * some seconds later if many wait.
   * Ignores null, the id of a mail that was not added.
   */
  sendSoon(id: string | null): void;
}
