-- CreateTable
CREATE TABLE "child_facts" (
    "childId" TEXT NOT NULL,
    "allergies" TEXT,
    "medicine" TEXT,
    "swims" TEXT,
    "shoeSize" TEXT,
    "vestSize" TEXT,
    "confirmedAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "child_facts_pkey" PRIMARY KEY ("childId")
);

-- CreateTable
CREATE TABLE "registration_facts" (
    "registrationId" TEXT NOT NULL,
    "allergies" TEXT,
    "medicine" TEXT,
    "swims" TEXT,
    "shoeSize" TEXT,
    "vestSize" TEXT,
    "confirmedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "registration_facts_pkey" PRIMARY KEY ("registrationId")
);

-- AddForeignKey
ALTER TABLE "child_facts" ADD CONSTRAINT "child_facts_childId_fkey" FOREIGN KEY ("childId") REFERENCES "children"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "registration_facts" ADD CONSTRAINT "registration_facts_registrationId_fkey" FOREIGN KEY ("registrationId") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "child_facts"
  ADD CONSTRAINT "child_facts_swims_check" CHECK ("swims" IN ('yes', 'with-help', 'no')),
  ADD CONSTRAINT "child_facts_shoeSize_check" CHECK ("shoeSize" IN ('8C', '9C', '10C', '11C', '12C', '13C', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14')),
  ADD CONSTRAINT "child_facts_vestSize_check" CHECK ("vestSize" IN ('child', 'youth', 'adult', 'adult-large'));

ALTER TABLE "registration_facts"
  ADD CONSTRAINT "registration_facts_swims_check" CHECK ("swims" IN ('yes', 'with-help', 'no')),
  ADD CONSTRAINT "registration_facts_shoeSize_check" CHECK ("shoeSize" IN ('8C', '9C', '10C', '11C', '12C', '13C', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14')),
  ADD CONSTRAINT "registration_facts_vestSize_check" CHECK ("vestSize" IN ('child', 'youth', 'adult', 'adult-large'));
