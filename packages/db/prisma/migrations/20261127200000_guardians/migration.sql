-- AlterTable
ALTER TABLE "children" ADD COLUMN     "aloneConsentAt" TIMESTAMP(3),
ADD COLUMN     "aloneConsentById" TEXT,
ADD COLUMN     "aloneFromAge" INTEGER,
ADD COLUMN     "excludedNames" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "child_guardians" (
    "childId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "addedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "invitedById" TEXT,
    "excludedAt" TIMESTAMP(3),
    "excludedById" TEXT,
    "excludedReason" TEXT,
    "excludedName" TEXT,

    CONSTRAINT "child_guardians_pkey" PRIMARY KEY ("childId","userId")
);

-- CreateTable
CREATE TABLE "guardian_invitations" (
    "id" TEXT NOT NULL,
    "childId" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "invitedById" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "guardian_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pick_up_people" (
    "id" TEXT NOT NULL,
    "childId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "relation" TEXT NOT NULL,
    "savedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pick_up_people_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "child_guardians_userId_idx" ON "child_guardians"("userId");

-- CreateIndex
CREATE INDEX "child_guardians_invitedById_idx" ON "child_guardians"("invitedById");

-- CreateIndex
CREATE INDEX "child_guardians_excludedById_idx" ON "child_guardians"("excludedById");

-- CreateIndex
CREATE UNIQUE INDEX "guardian_invitations_tokenHash_key" ON "guardian_invitations"("tokenHash");

-- CreateIndex
CREATE INDEX "guardian_invitations_email_idx" ON "guardian_invitations"("email");

-- CreateIndex
CREATE INDEX "guardian_invitations_invitedById_idx" ON "guardian_invitations"("invitedById");

-- CreateIndex
CREATE UNIQUE INDEX "guardian_invitations_childId_email_key" ON "guardian_invitations"("childId", "email");

-- CreateIndex
CREATE INDEX "pick_up_people_childId_idx" ON "pick_up_people"("childId");

-- CreateIndex
CREATE INDEX "pick_up_people_savedAt_idx" ON "pick_up_people"("savedAt");

-- CreateIndex
CREATE INDEX "children_aloneConsentById_idx" ON "children"("aloneConsentById");

-- AddForeignKey
ALTER TABLE "children" ADD CONSTRAINT "children_aloneConsentById_fkey" FOREIGN KEY ("aloneConsentById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "child_guardians" ADD CONSTRAINT "child_guardians_childId_fkey" FOREIGN KEY ("childId") REFERENCES "children"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "child_guardians" ADD CONSTRAINT "child_guardians_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "child_guardians" ADD CONSTRAINT "child_guardians_invitedById_fkey" FOREIGN KEY ("invitedById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "child_guardians" ADD CONSTRAINT "child_guardians_excludedById_fkey" FOREIGN KEY ("excludedById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "guardian_invitations" ADD CONSTRAINT "guardian_invitations_childId_fkey" FOREIGN KEY ("childId") REFERENCES "children"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "guardian_invitations" ADD CONSTRAINT "guardian_invitations_invitedById_fkey" FOREIGN KEY ("invitedById") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pick_up_people" ADD CONSTRAINT "pick_up_people_childId_fkey" FOREIGN KEY ("childId") REFERENCES "children"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The account of a new child is its first guardian, also for the version before, which knows no
-- guardians.
CREATE FUNCTION "make_first_guardian"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "child_guardians" ("childId", "userId", "addedAt")
    VALUES (NEW."id", NEW."userId", NEW."createdAt");
    RETURN NULL;
END
$$;

-- CreateTrigger
CREATE TRIGGER "children_guardian" AFTER INSERT ON "children" FOR EACH ROW
    EXECUTE FUNCTION "make_first_guardian"();

-- The children that there are.
INSERT INTO "child_guardians" ("childId", "userId", "addedAt")
SELECT "id", "userId", "createdAt" FROM "children";

-- A child has one active registration for an event, whichever guardian made it, and so has an
-- account's owner. Both replace the index on the account and its child.
CREATE UNIQUE INDEX "registrations_active_child_key" ON "registrations" ("eventId", "childId")
    WHERE "status" IN ('confirmed', 'waiting', 'offered') AND "childId" IS NOT NULL;
CREATE UNIQUE INDEX "registrations_active_self_key" ON "registrations" ("eventId", "userId")
    WHERE "status" IN ('confirmed', 'waiting', 'offered') AND "childId" IS NULL AND "birthYear" IS NULL;
DROP INDEX "registrations_active_key";
