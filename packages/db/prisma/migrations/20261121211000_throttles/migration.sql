-- CreateTable
CREATE TABLE "throttles" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" BIGINT NOT NULL,

    CONSTRAINT "throttles_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "throttles_expire_idx" ON "throttles"("expire");
