-- AlterTable
ALTER TABLE "event_details" ADD COLUMN     "adultsPerGroup" INTEGER,
ADD COLUMN     "childrenPerGroup" INTEGER;

-- CreateTable
CREATE TABLE "clearance_kinds" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "validMonths" INTEGER,
    "isNeeded" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "archivedAt" TIMESTAMP(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "clearance_kinds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "clearances" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "kindId" TEXT NOT NULL,
    "clearedOn" DATE NOT NULL,
    "validUntil" DATE,
    "notedById" TEXT,
    "notedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "clearances_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "clearance_reminders" (
    "clearanceId" TEXT NOT NULL,
    "daysBefore" INTEGER NOT NULL,
    "sentAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "clearance_reminders_pkey" PRIMARY KEY ("clearanceId","daysBefore")
);

-- CreateTable
CREATE TABLE "site_settings" (
    "id" BOOLEAN NOT NULL DEFAULT true,
    "adultsPerGroup" INTEGER NOT NULL DEFAULT 2,
    "childrenPerGroup" INTEGER NOT NULL DEFAULT 6,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "site_settings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "clearances_kindId_idx" ON "clearances"("kindId");

-- CreateIndex
CREATE INDEX "clearances_notedById_idx" ON "clearances"("notedById");

-- CreateIndex
CREATE INDEX "clearances_validUntil_idx" ON "clearances"("validUntil");

-- CreateIndex
CREATE UNIQUE INDEX "clearances_userId_kindId_clearedOn_key" ON "clearances"("userId", "kindId", "clearedOn");

-- AddForeignKey
ALTER TABLE "clearances" ADD CONSTRAINT "clearances_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "clearances" ADD CONSTRAINT "clearances_kindId_fkey" FOREIGN KEY ("kindId") REFERENCES "clearance_kinds"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "clearances" ADD CONSTRAINT "clearances_notedById_fkey" FOREIGN KEY ("notedById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "clearance_reminders" ADD CONSTRAINT "clearance_reminders_clearanceId_fkey" FOREIGN KEY ("clearanceId") REFERENCES "clearances"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Kinds in use have different names.
CREATE UNIQUE INDEX "clearance_kinds_name_key" ON "clearance_kinds"(lower("name")) WHERE "archivedAt" IS NULL;

ALTER TABLE "clearance_kinds"
  ADD CONSTRAINT "clearance_kinds_validMonths_check" CHECK ("validMonths" > 0);

ALTER TABLE "clearances"
  ADD CONSTRAINT "clearances_validUntil_check" CHECK ("validUntil" >= "clearedOn");

ALTER TABLE "site_settings"
  -- At most one row.
  ADD CONSTRAINT "site_settings_id_check" CHECK ("id"),
  ADD CONSTRAINT "site_settings_ratio_check" CHECK ("adultsPerGroup" > 0 AND "childrenPerGroup" > 0);

ALTER TABLE "event_details"
  ADD CONSTRAINT "event_details_ratio_check" CHECK (
    ("adultsPerGroup" IS NULL) = ("childrenPerGroup" IS NULL)
    AND "adultsPerGroup" > 0 AND "childrenPerGroup" > 0);

-- Staff pages show them.
CREATE TRIGGER "clearance_kinds_change" AFTER INSERT OR UPDATE OR DELETE ON "clearance_kinds" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('clearances');
CREATE TRIGGER "clearance_kinds_change_truncate" AFTER TRUNCATE ON "clearance_kinds" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('clearances');
CREATE TRIGGER "clearances_change" AFTER INSERT OR UPDATE OR DELETE ON "clearances" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('clearances');
CREATE TRIGGER "clearances_change_truncate" AFTER TRUNCATE ON "clearances" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('clearances');
CREATE TRIGGER "site_settings_change" AFTER INSERT OR UPDATE OR DELETE ON "site_settings" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('clearances');
CREATE TRIGGER "site_settings_change_truncate" AFTER TRUNCATE ON "site_settings" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('clearances');
