import { Prisma } from "@headwaters/db";
import { ago, BATCH, type FeatureRetention } from "../../platform/jobs/retention.ts";

/**
 * SQL for the day from which what an event's families said is kept: the earliest date that it had, so
 * that moving it forward keeps nothing longer, but not before the family registered. The query joins
 * registration_parties as p, events as e, and event_details as d.
 */
const KEPT_FROM = Prisma.sql`
  greatest(least(coalesce(d."earliestDate", e."eventDate"), e."eventDate"), p."createdAt")`;

export const retention: FeatureRetention = {
  rules: {
    eventNeeds: (transaction) => transaction.$executeRaw`
    UPDATE registrations SET needs = NULL WHERE id IN (
      SELECT r.id FROM registrations r JOIN registration_parties p ON p.id = r."partyId"
      JOIN events e ON e.id = r."eventId" LEFT JOIN event_details d ON d."eventId" = e.id
      WHERE needs IS NOT NULL AND ${KEPT_FROM} < ${ago("eventNeeds")}
      ORDER BY r.id LIMIT ${BATCH} FOR UPDATE OF r SKIP LOCKED)`,
    // The event's count of those who came stays.
    registrations: (transaction) => transaction.$executeRaw`
    DELETE FROM registration_parties WHERE id IN (
      SELECT p.id FROM registration_parties p
      JOIN events e ON e.id = p."eventId" LEFT JOIN event_details d ON d."eventId" = e.id
      WHERE ${KEPT_FROM} < ${ago("registrations")}
      ORDER BY p.id LIMIT ${BATCH} FOR UPDATE OF p SKIP LOCKED)`,
  },
  tables: {
    event_leaders: {
      accountData: ["ledEvents", "namedLeaders"],
      else: "They go with their event or with the leader's account.",
    },
    children: {
      accountData: ["children"],
      else: "They go when their family removes them, or with its account.",
    },
    registration_parties: { accountData: ["registrations"], rules: ["registrations"] },
    registrations: { accountData: ["registrations"], rules: ["eventNeeds", "registrations"] },
    registration_reminders: { rules: ["registrations"] },
  },
};
