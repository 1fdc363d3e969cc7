-- AlterTable
ALTER TABLE "contact_threads" ADD COLUMN     "lateNoticeAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "notice_settings" (
    "userId" TEXT NOT NULL,
    "frequency" TEXT NOT NULL,

    CONSTRAINT "notice_settings_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "notices" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "people" INTEGER NOT NULL DEFAULT 1,
    "path" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "notices_userId_createdAt_idx" ON "notices"("userId", "createdAt");

-- AddForeignKey
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Staff know of what is late already.
UPDATE contact_threads SET "lateNoticeAt" = now() WHERE NOT responded AND "dueAt" <= now();

ALTER TABLE notice_settings ADD CONSTRAINT notice_settings_frequency_check
  CHECK (frequency IN ('atOnce', 'daily', 'never'));
