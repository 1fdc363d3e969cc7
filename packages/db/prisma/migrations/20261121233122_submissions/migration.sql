-- CreateTable
CREATE TABLE "submissions" (
    "key" TEXT NOT NULL,
    "mailIds" TEXT[],
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "submissions_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "submissions_createdAt_idx" ON "submissions"("createdAt");
