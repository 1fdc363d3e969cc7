-- CreateTable
CREATE TABLE "device_trust" (
    "userId" TEXT NOT NULL,
    "since" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "device_trust_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "device_trust" ADD CONSTRAINT "device_trust_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
