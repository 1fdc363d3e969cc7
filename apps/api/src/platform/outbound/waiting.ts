import type { PauseReason } from "@headwaters/contracts";
import type { ClientBase, Pool } from "pg";

interface Waiting {
  /** Why the database holds it back; null: it does not. */
  reason: PauseReason | null;
  mails: number;
  deliveries: number;
}

/** Counts the mails and deliveries to webhooks that have not left the site. */
export async function countWaiting(client: ClientBase | Pool): Promise<Waiting> {
  const { rows } = await client.query<Waiting>(`
    SELECT (SELECT reason FROM outbound_pauses) AS reason,
      (SELECT count(*)::int FROM mails WHERE status = 'pending') AS mails,
      (SELECT count(*)::int FROM webhook_deliveries WHERE status = 'pending') AS deliveries`);
  return rows[0] as Waiting;
}
