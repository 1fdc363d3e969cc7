-- AlterTable
ALTER TABLE "newsletters" ADD COLUMN     "pastDeliveries" JSONB NOT NULL DEFAULT '{}';
