-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "calendar" TEXT;

-- CreateTable
CREATE TABLE "event_details" (
    "eventId" TEXT NOT NULL,
    "ageGroup" TEXT,
    "cancelledAt" TIMESTAMP(3),
    "cancelledNote" TEXT,
    "toldDate" TIMESTAMP(3),
    "toldLocation" TEXT,

    CONSTRAINT "event_details_pkey" PRIMARY KEY ("eventId")
);

-- CreateTable
CREATE TABLE "children" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "birthYear" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "children_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "registration_parties" (
    "id" TEXT NOT NULL,
    "eventId" TEXT NOT NULL,
    "userId" TEXT,
    "contactEmail" TEXT,
    "together" BOOLEAN NOT NULL DEFAULT false,
    "guardianName" TEXT,
    "guardianPhone" TEXT,
    "emergencyName" TEXT,
    "emergencyPhone" TEXT,
    "termsVersion" TEXT,
    "termsAgreedAt" TIMESTAMP(3),
    "cancelToken" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
    "sendingKey" TEXT,
    "addedById" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "registration_parties_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "registrations" (
    "id" TEXT NOT NULL,
    "eventId" TEXT NOT NULL,
    "partyId" TEXT NOT NULL,
    "userId" TEXT,
    "childId" TEXT,
    "firstName" TEXT NOT NULL,
    "birthYear" INTEGER,
    "status" TEXT NOT NULL,
    "place" SERIAL NOT NULL,
    "photoConsent" BOOLEAN NOT NULL DEFAULT false,
    "needs" TEXT,
    "ageApprovedById" TEXT,
    "offeredUntil" TIMESTAMP(3),
    "attendance" TEXT,
    "pickedUpBy" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "registrations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "registration_reminders" (
    "partyId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "sentAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "registration_reminders_pkey" PRIMARY KEY ("partyId","kind")
);

-- CreateIndex
CREATE INDEX "children_userId_idx" ON "children"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "registration_parties_cancelToken_key" ON "registration_parties"("cancelToken");

-- CreateIndex
CREATE UNIQUE INDEX "registration_parties_sendingKey_key" ON "registration_parties"("sendingKey");

-- CreateIndex
CREATE INDEX "registration_parties_eventId_idx" ON "registration_parties"("eventId");

-- CreateIndex
CREATE INDEX "registration_parties_addedById_idx" ON "registration_parties"("addedById");

-- CreateIndex
CREATE INDEX "registration_parties_userId_idx" ON "registration_parties"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "registrations_place_key" ON "registrations"("place");

-- CreateIndex
CREATE INDEX "registrations_eventId_status_place_idx" ON "registrations"("eventId", "status", "place");

-- CreateIndex
CREATE INDEX "registrations_status_offeredUntil_idx" ON "registrations"("status", "offeredUntil");

-- CreateIndex
CREATE INDEX "registrations_partyId_idx" ON "registrations"("partyId");

-- CreateIndex
CREATE INDEX "registrations_userId_createdAt_idx" ON "registrations"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "registrations_childId_idx" ON "registrations"("childId");

-- AddForeignKey
ALTER TABLE "event_details" ADD CONSTRAINT "event_details_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "children" ADD CONSTRAINT "children_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "registration_parties" ADD CONSTRAINT "registration_parties_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "registration_parties" ADD CONSTRAINT "registration_parties_addedById_fkey" FOREIGN KEY ("addedById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "registration_parties" ADD CONSTRAINT "registration_parties_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_partyId_fkey" FOREIGN KEY ("partyId") REFERENCES "registration_parties"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_childId_fkey" FOREIGN KEY ("childId") REFERENCES "children"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "registration_reminders" ADD CONSTRAINT "registration_reminders_partyId_fkey" FOREIGN KEY ("partyId") REFERENCES "registration_parties"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma does not describe.

-- Each person of an account has one registration for an event that is not ended.
CREATE UNIQUE INDEX "registrations_active_key" ON "registrations" ("eventId", "userId", (coalesce("childId", ''))) WHERE "status" IN ('confirmed', 'waiting', 'offered') AND ("childId" IS NOT NULL OR "birthYear" IS NULL);

-- The public pages show whether an event is cancelled, and for whom it is.
CREATE TRIGGER "event_details_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "event_details" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('events');
