-- DropIndex
DROP INDEX "mails_recipient_createdAt_idx";

-- The limits of an address count its mails in any letter case.
CREATE INDEX "mails_address_createdAt_idx" ON "mails" (lower("recipient"), "createdAt");
