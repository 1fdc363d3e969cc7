-- CreateTable
CREATE TABLE "check_ins" (
    "id" TEXT NOT NULL,
    "registrationId" TEXT NOT NULL,
    "field" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "seen" TEXT[],
    "madeAt" TIMESTAMP(3) NOT NULL,
    "madeById" TEXT,

    CONSTRAINT "check_ins_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "check_ins_registrationId_field_madeAt_idx" ON "check_ins"("registrationId", "field", "madeAt" DESC);

-- CreateIndex
CREATE INDEX "check_ins_madeById_idx" ON "check_ins"("madeById");

-- AddForeignKey
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_registrationId_fkey" FOREIGN KEY ("registrationId") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_madeById_fkey" FOREIGN KEY ("madeById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What was noted until now counts as noted when its row was last changed.
INSERT INTO "check_ins" ("id", "registrationId", "field", "value", "seen", "madeAt")
SELECT gen_random_uuid(), r."id", noted."field", noted."value", '{""}', r."updatedAt"
FROM "registrations" r,
  LATERAL (VALUES ('attendance', r."attendance"), ('pickedUpBy', r."pickedUpBy")) noted ("field", "value")
WHERE noted."value" IS NOT NULL;
