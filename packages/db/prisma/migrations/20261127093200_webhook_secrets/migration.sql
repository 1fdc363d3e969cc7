-- The secret before a change, which signs deliveries besides for a while; and the claim of an attempt.
ALTER TABLE "webhooks" ADD COLUMN "previousSecret" TEXT,
ADD COLUMN "previousSecretUntil" TIMESTAMP(3),
ADD COLUMN "claimedUntil" TIMESTAMP(3);

-- Claims change nothing that staff see.
CREATE OR REPLACE TRIGGER "webhooks_change" AFTER INSERT OR UPDATE OF "url", "types", "sendsPersonalData" OR DELETE ON "webhooks" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('webhooks');
