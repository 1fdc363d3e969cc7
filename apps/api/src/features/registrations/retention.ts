import { Prisma } from "@headwaters/db";
import { ago, BATCH, expiryRule, type FeatureRetention } from "../../platform/jobs/retention.ts";
import { isActive } from "./active.ts";

/**
 * SQL for the start of the retention period: the event's earliest date, so that postponing it does
 * not extend the period, or the date of registration if later. The query joins registration_parties
 * as p, events as e, and event_details as d.
 */
const RETENTION_START = Prisma.sql`
  greatest(least(coalesce(d."earliestDate", e."eventDate"), e."eventDate"), p."createdAt")`;

export const retention: FeatureRetention = {
  rules: {
    eventNeeds: (transaction) => transaction.$executeRaw`
    UPDATE registrations SET needs = NULL WHERE id IN (
      SELECT r.id FROM registrations r JOIN registration_parties p ON p.id = r."partyId"
      JOIN events e ON e.id = r."eventId" LEFT JOIN event_details d ON d."eventId" = e.id
      WHERE needs IS NOT NULL AND ${RETENTION_START} < ${ago("eventNeeds")}
      ORDER BY r.id LIMIT ${BATCH} FOR UPDATE OF r SKIP LOCKED)`,
    eventFacts: (transaction) => transaction.$executeRaw`
    DELETE FROM registration_facts WHERE "registrationId" IN (
      SELECT f."registrationId" FROM registration_facts f JOIN registrations r ON r.id = f."registrationId"
      JOIN registration_parties p ON p.id = r."partyId"
      JOIN events e ON e.id = r."eventId" LEFT JOIN event_details d ON d."eventId" = e.id
      WHERE ${RETENTION_START} < ${ago("eventFacts")}
      ORDER BY 1 LIMIT ${BATCH} FOR UPDATE OF f SKIP LOCKED)`,
    // Before `registrations`, whose rows tell when the child's last event was.
    childFacts: (transaction) => transaction.$executeRaw`
    DELETE FROM child_facts WHERE "childId" IN (
      SELECT f."childId" FROM child_facts f
      WHERE f."confirmedAt" < ${ago("childFacts")} AND NOT EXISTS (
        SELECT FROM registrations r JOIN registration_parties p ON p.id = r."partyId"
        JOIN events e ON e.id = r."eventId" LEFT JOIN event_details d ON d."eventId" = e.id
        WHERE r."childId" = f."childId" AND ${isActive} AND ${RETENTION_START} >= ${ago("childFacts")})
      ORDER BY 1 LIMIT ${BATCH} FOR UPDATE OF f SKIP LOCKED)`,
    consents: expiryRule("consents", Prisma.sql`make_date(season + 1, 1, 1) < ${ago("consents")}`),
    // The event keeps its number of participants.
    registrations: (transaction) => transaction.$executeRaw`
    DELETE FROM registration_parties WHERE id IN (
      SELECT p.id FROM registration_parties p
      JOIN events e ON e.id = p."eventId" LEFT JOIN event_details d ON d."eventId" = e.id
      WHERE ${RETENTION_START} < ${ago("registrations")}
      ORDER BY p.id LIMIT ${BATCH} FOR UPDATE OF p SKIP LOCKED)`,
    pickUpPeople: (transaction) => transaction.$executeRaw`
    DELETE FROM pick_up_people WHERE id IN (
      SELECT id FROM pick_up_people p WHERE "savedAt" < ${ago("pickUpPeople")}
        AND NOT EXISTS (SELECT FROM registrations WHERE "childId" = p."childId")
      ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    guardianInvitations: (transaction) => transaction.$executeRaw`
    DELETE FROM guardian_invitations WHERE id IN (
      SELECT id FROM guardian_invitations WHERE "expiresAt" < ${ago("guardianInvitations")}
      ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
  tables: {
    event_leaders: {
      accountData: ["ledEvents", "namedLeaders"],
      else: "Deleted with the event or with the leader's account.",
    },
    children: {
      accountData: ["children"],
      else: "Deleted when the family removes them, or with the account of the last guardian.",
    },
    child_facts: { accountData: ["children"], rules: ["childFacts"] },
    consent_texts: {
      else: "The words of the organization, without people; consents refer to them.",
      notAccountData: "It names the staff account that wrote it; the text is the organization’s.",
    },
    consents: { accountData: ["consents"], rules: ["consents", "registrations"] },
    child_guardians: {
      accountData: ["children"],
      else: "Deleted with the child, with the guardian’s account, or when the guardian leaves.",
    },
    guardian_invitations: {
      accountData: ["guardianInvitations"],
      rules: ["guardianInvitations"],
    },
    pick_up_people: { accountData: ["children"], rules: ["pickUpPeople"] },
    registration_parties: { accountData: ["registrations"], rules: ["registrations"] },
    registrations: { accountData: ["registrations"], rules: ["eventNeeds", "registrations"] },
    registration_facts: {
      accountData: ["registrations"],
      rules: ["eventFacts", "registrations"],
    },
    check_ins: { accountData: ["registrations"], rules: ["registrations"] },
    cancelled_registrations: { accountData: ["registrations"], rules: ["registrations"] },
    registration_reminders: { rules: ["registrations"] },
  },
};
