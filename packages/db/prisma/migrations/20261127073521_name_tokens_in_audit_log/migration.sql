-- AlterTable
ALTER TABLE "staff_actions" ADD COLUMN     "tokenId" TEXT;

-- CreateTable
CREATE TABLE "audited_tokens" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "audited_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audited_tokens_userId_idx" ON "audited_tokens"("userId");

-- AddForeignKey
ALTER TABLE "audited_tokens" ADD CONSTRAINT "audited_tokens_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
