-- CreateIndex
CREATE INDEX "mails_recipient_createdAt_idx" ON "mails"("recipient", "createdAt");
