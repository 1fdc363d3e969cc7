import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "@headwaters/db";
import type { Platform } from "../../../platform/platform.ts";
import type { ContentFields, ContentRow, ContentType } from "../contentTypes.ts";
import { EXPIRE_EVENT_PAGES } from "../events/eventTimes.ts";

export type AnnounceDeps = Pick<Platform, "announce" | "publicUrl" | "scheduleJob">;

/**
 * Announces an item that readers see from now on, or an event of which they see something new. The times
 * of an event may come before the next run of the job that expires its pages, so that runs now.
 * @param before null for an item that is new
 */
export async function announceContent<Row extends ContentRow & ContentFields>(
  transaction: Transaction,
  { announce, publicUrl, scheduleJob }: AnnounceDeps,
  { name: kind, schemas }: Pick<ContentType, "name" | "schemas">,
  before: Row | null,
  after: Row,
): Promise<void> {
  if (!after.published) return;
  if (kind === "events") await scheduleJob(EXPIRE_EVENT_PAGES, { transaction });
  const { id, title } = after;
  const page = { id, title, url: `${publicUrl}/${kind}/${id}` };
  if (!before?.published) return announce(transaction, "content.published", { kind, ...page });
  if (kind !== "events") return;
  const [old, present] = [before, after].map((row) => schemas.fields.parse(row));
  if (!isDeepStrictEqual(old, present)) await announce(transaction, "event.changed", page);
}
