-- AlterTable
ALTER TABLE "registrations" ADD COLUMN     "statusBefore" TEXT,
ADD COLUMN     "undoUntil" TIMESTAMP(3);

-- CreateIndex
CREATE INDEX "registrations_undoUntil_idx" ON "registrations"("undoUntil");
