import type { Receipt } from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";

/** A mail as a message file makes it. */
export interface Mail {
  /** The message's name: "passwordReset". */
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Record<string, string>;
  /** A calendar file that goes with it. */
  calendar?: string;
  /** When its link ceases to work: it is not sent after that. */
  expiresAt?: Date;
  /** Staff typed the address for a family without an account: the account that has it does not matter. */
  isToContact?: true;
}

/** Writes mails in the transaction that causes them, and sends them even if the process dies. */
export interface Outbox {
  /**
   * Writes a mail in the caller's transaction and answers its id: nothing is sent unless that
   * commits. Null: its address may not get it (policies.ts), and it is not written.
   */
  add(transaction: Transaction, mail: Mail): Promise<string | null>;
  /** The same for several mails, in a few statements however many they are; the ids of those written, in order. */
  addAll(transaction: Transaction, mails: readonly Mail[]): Promise<string[]>;
  /**
   * Tries to send it now and answers within 5 s, in a sentence without hosts or credentials where that
   * fails; the outbox goes on trying. Never rejects.
   */
  sendNow(id: string): Promise<Receipt>;
  /**
   * Sends it in the background, for callers whose duration must not depend on the mail server.
   * Null, for a mail that was not written, does nothing.
   */
  sendSoon(id: string | null): void;
}
