-- CreateTable
CREATE TABLE "webhooks" (
    "id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "types" TEXT[],
    "sendsPersonalData" BOOLEAN NOT NULL DEFAULT false,
    "secret" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "id" TEXT NOT NULL,
    "webhookId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "answer" INTEGER,
    "lastError" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "queuedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deliveredAt" TIMESTAMP(3),

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "webhooks_url_key" ON "webhooks"("url");

-- CreateIndex
CREATE INDEX "webhook_deliveries_webhookId_createdAt_id_idx" ON "webhook_deliveries"("webhookId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "webhook_deliveries_createdAt_idx" ON "webhook_deliveries"("createdAt");

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The pages of webhooks follow what becomes of deliveries.
CREATE TRIGGER "webhooks_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "webhooks" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('webhooks');
CREATE TRIGGER "webhook_deliveries_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "webhook_deliveries" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('webhooks');
