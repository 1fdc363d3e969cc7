-- AlterTable
ALTER TABLE "event_details" ADD COLUMN     "earliestDate" TIMESTAMP(3),
ADD COLUMN     "pendingCancelledNote" TEXT,
ADD COLUMN     "registrationApprovedAt" TIMESTAMP(3),
ADD COLUMN     "registrationApprovedById" TEXT,
ADD COLUMN     "takenDownAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "submissions" ADD COLUMN     "resultId" TEXT;

-- CreateTable
CREATE TABLE "event_leaders" (
    "eventId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "namedById" TEXT,
    "namedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_leaders_pkey" PRIMARY KEY ("eventId","userId")
);

-- CreateTable
CREATE TABLE "email_confirmations" (
    "userId" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_confirmations_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "suspensions" (
    "userId" TEXT NOT NULL,
    "reason" TEXT,
    "suspendedById" TEXT,
    "suspendedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "suspensions_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "role_invitations" (
    "tokenHash" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "role_invitations_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateIndex
CREATE INDEX "event_leaders_userId_idx" ON "event_leaders"("userId");

-- CreateIndex
CREATE INDEX "event_leaders_namedById_idx" ON "event_leaders"("namedById");

-- CreateIndex
CREATE UNIQUE INDEX "email_confirmations_tokenHash_key" ON "email_confirmations"("tokenHash");

-- CreateIndex
CREATE INDEX "suspensions_suspendedById_idx" ON "suspensions"("suspendedById");

-- CreateIndex
CREATE INDEX "event_details_registrationApprovedById_idx" ON "event_details"("registrationApprovedById");

-- AddForeignKey
ALTER TABLE "event_details" ADD CONSTRAINT "event_details_registrationApprovedById_fkey" FOREIGN KEY ("registrationApprovedById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_leaders" ADD CONSTRAINT "event_leaders_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_leaders" ADD CONSTRAINT "event_leaders_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_leaders" ADD CONSTRAINT "event_leaders_namedById_fkey" FOREIGN KEY ("namedById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_suspendedById_fkey" FOREIGN KEY ("suspendedById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma does not describe.

-- A lost or granted role and a suspension decide whether an event takes registrations.
CREATE TRIGGER "user_roles_event_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "user_roles" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('events');
CREATE TRIGGER "suspensions_event_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "suspensions" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('events');
CREATE TRIGGER "suspensions_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "suspensions" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('staff');
-- The review queue marks authors whose address nobody has confirmed.
CREATE TRIGGER "email_confirmations_change" AFTER DELETE ON "email_confirmations" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('items');

-- Retention counts from the earliest date that an event had while people were registered. A date
-- that has passed already when it is set counts from that moment: a typing error erases nobody.
CREATE FUNCTION "keep_earliest_event_date"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT FROM "registrations" WHERE "eventId" = NEW."id") THEN
        INSERT INTO "event_details" AS kept ("eventId", "earliestDate")
        VALUES (NEW."id", least(OLD."eventDate", greatest(NEW."eventDate", now()::timestamp(3))))
        ON CONFLICT ("eventId") DO UPDATE SET "earliestDate" = least(
            coalesce(kept."earliestDate", OLD."eventDate"),
            greatest(NEW."eventDate", now()::timestamp(3)));
    END IF;
    RETURN NULL;
END
$$;
CREATE TRIGGER "events_earliest_date" AFTER UPDATE OF "eventDate" ON "events" FOR EACH ROW
WHEN (OLD."eventDate" IS DISTINCT FROM NEW."eventDate") EXECUTE FUNCTION "keep_earliest_event_date"();
