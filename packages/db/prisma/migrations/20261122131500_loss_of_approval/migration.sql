-- AlterTable
ALTER TABLE "event_details" ADD COLUMN     "toldTitle" TEXT,
ADD COLUMN     "wasBacked" BOOLEAN NOT NULL DEFAULT false;

-- Events that families are registered for counted as backed until now: staff are told of each that
-- nobody of staff and no leader wrote.
UPDATE "event_details" SET "toldTitle" = "events"."title", "wasBacked" = true
FROM "events" WHERE "events"."id" = "event_details"."eventId" AND "toldDate" IS NOT NULL;
