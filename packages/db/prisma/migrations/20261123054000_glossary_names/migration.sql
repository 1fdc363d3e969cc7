-- Columns get the names of the glossary (apps/docs/glossary.md).
ALTER TABLE "event_details" RENAME COLUMN "toldDate" TO "notifiedDate";
ALTER TABLE "event_details" RENAME COLUMN "toldLocation" TO "notifiedLocation";
ALTER TABLE "event_details" RENAME COLUMN "toldTitle" TO "notifiedTitle";

ALTER TABLE "newsletters" RENAME COLUMN "letter" TO "snapshot";

ALTER TABLE "registration_parties" RENAME COLUMN "sendingKey" TO "idempotencyKey";
ALTER INDEX "registration_parties_sendingKey_key" RENAME TO "registration_parties_idempotencyKey_key";

ALTER TABLE "registrations" RENAME COLUMN "place" TO "queuePosition";
ALTER SEQUENCE "registrations_place_seq" RENAME TO "registrations_queuePosition_seq";
ALTER INDEX "registrations_place_key" RENAME TO "registrations_queuePosition_key";
ALTER INDEX "registrations_eventId_status_place_idx" RENAME TO "registrations_eventId_status_queuePosition_idx";

ALTER TABLE "submissions" RENAME COLUMN "key" TO "idempotencyKey";

-- From PostgreSQL 18 on NOT NULL constraints have names, which a renamed column does not change.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_constraint WHERE conname = 'registrations_place_not_null') THEN
    ALTER TABLE "registrations" RENAME CONSTRAINT "registrations_place_not_null" TO "registrations_queuePosition_not_null";
  END IF;
  IF EXISTS (SELECT FROM pg_constraint WHERE conname = 'submissions_key_not_null') THEN
    ALTER TABLE "submissions" RENAME CONSTRAINT "submissions_key_not_null" TO "submissions_idempotencyKey_not_null";
  END IF;
END $$;
