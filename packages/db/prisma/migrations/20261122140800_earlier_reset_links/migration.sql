-- CreateTable
CREATE TABLE "earlier_reset_links" (
    "tokenHash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "earlier_reset_links_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateIndex
CREATE INDEX "earlier_reset_links_userId_idx" ON "earlier_reset_links"("userId");

-- CreateIndex
CREATE INDEX "earlier_reset_links_expiresAt_idx" ON "earlier_reset_links"("expiresAt");

-- AddForeignKey
ALTER TABLE "earlier_reset_links" ADD CONSTRAINT "earlier_reset_links_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
