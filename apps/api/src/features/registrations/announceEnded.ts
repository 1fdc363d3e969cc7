import type { Transaction } from "@headwaters/db";
import type { Announce } from "../../platform/webhooks/webhooks.ts";
import type { LockedEvent } from "./events/lockEvent.ts";

/** Tells webhooks that registrations for an event have ended; nothing where there are none. */
export async function announceEnded(
  transaction: Transaction,
  announce: Announce,
  { id, title }: LockedEvent,
  registrations: { id: string; status: string }[],
): Promise<void> {
  if (registrations.length === 0) return;
  await announce(transaction, "registration.cancelled", { event: { id, title }, registrations });
}
