-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "expiresAt" TIMESTAMP(3);
