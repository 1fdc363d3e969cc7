-- AlterTable
ALTER TABLE "event_details" ADD COLUMN     "hiddenNote" TEXT;
