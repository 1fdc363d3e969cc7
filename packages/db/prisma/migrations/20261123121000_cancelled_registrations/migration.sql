-- CreateTable
CREATE TABLE "cancelled_registrations" (
    "registrationId" TEXT NOT NULL,
    "mailId" TEXT,
    "mailStatus" TEXT,
    "mailAt" TIMESTAMP(3),

    CONSTRAINT "cancelled_registrations_pkey" PRIMARY KEY ("registrationId")
);

-- CreateIndex
CREATE INDEX "cancelled_registrations_mailId_idx" ON "cancelled_registrations"("mailId");

-- AddForeignKey
ALTER TABLE "cancelled_registrations" ADD CONSTRAINT "cancelled_registrations_registrationId_fkey" FOREIGN KEY ("registrationId") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Follows the mail of a cancellation: mails are deleted earlier than registrations.
CREATE FUNCTION "record_cancellation_mail"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "cancelled_registrations" SET "mailStatus" = NEW."status", "mailAt" = now()
    WHERE "mailId" = NEW."id";
    RETURN NULL;
END
$$;

-- CreateTrigger
CREATE TRIGGER "mails_cancellation" AFTER UPDATE OF "status" ON "mails" FOR EACH ROW
    WHEN (NEW."kind" = 'eventCancelled' AND OLD."status" IS DISTINCT FROM NEW."status")
    EXECUTE FUNCTION "record_cancellation_mail"();

-- Events that were cancelled before: nobody registers for them later, and who lost a place then was
-- changed then.
INSERT INTO "cancelled_registrations" ("registrationId", "mailId", "mailStatus", "mailAt")
SELECT r."id", m."id", m."status", coalesce(m."sentAt", m."createdAt")
FROM "registrations" r
JOIN "event_details" d ON d."eventId" = r."eventId"
JOIN "registration_parties" p ON p."id" = r."partyId"
LEFT JOIN "users" u ON u."id" = p."userId"
LEFT JOIN LATERAL (
    SELECT * FROM "mails"
    WHERE "kind" = 'eventCancelled' AND "recipient" = coalesce(u."email"::text, p."contactEmail")
      AND "createdAt" BETWEEN d."cancelledAt" - interval '1 second' AND d."cancelledAt" + interval '1 minute'
    ORDER BY "id" LIMIT 1
) m ON true
WHERE d."cancelledAt" IS NOT NULL AND r."status" IN ('cancelled', 'left')
  AND r."updatedAt" >= d."cancelledAt" - interval '1 second';
