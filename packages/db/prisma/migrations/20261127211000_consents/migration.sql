-- CreateTable
CREATE TABLE "consent_texts" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdById" TEXT,

    CONSTRAINT "consent_texts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "consents" (
    "id" TEXT NOT NULL,
    "textId" TEXT NOT NULL,
    "registrationId" TEXT,
    "season" INTEGER,
    "childId" TEXT,
    "adultId" TEXT,
    "agreedById" TEXT,
    "relation" TEXT NOT NULL,
    "agreedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawnAt" TIMESTAMP(3),

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "consent_texts_createdById_idx" ON "consent_texts"("createdById");

-- CreateIndex
CREATE UNIQUE INDEX "consent_texts_kind_version_key" ON "consent_texts"("kind", "version");

-- CreateIndex
CREATE INDEX "consents_textId_idx" ON "consents"("textId");

-- CreateIndex
CREATE INDEX "consents_registrationId_idx" ON "consents"("registrationId");

-- CreateIndex
CREATE INDEX "consents_childId_idx" ON "consents"("childId");

-- CreateIndex
CREATE INDEX "consents_adultId_idx" ON "consents"("adultId");

-- CreateIndex
CREATE INDEX "consents_agreedById_idx" ON "consents"("agreedById");

-- AddForeignKey
ALTER TABLE "consent_texts" ADD CONSTRAINT "consent_texts_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_textId_fkey" FOREIGN KEY ("textId") REFERENCES "consent_texts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_registrationId_fkey" FOREIGN KEY ("registrationId") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_childId_fkey" FOREIGN KEY ("childId") REFERENCES "children"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_adultId_fkey" FOREIGN KEY ("adultId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_agreedById_fkey" FOREIGN KEY ("agreedById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "consent_texts"
  ADD CONSTRAINT "consent_texts_kind_check" CHECK ("kind" IN ('photos', 'medical-clearance')),
  ADD CONSTRAINT "consent_texts_scope_check" CHECK ("scope" IN ('event', 'season')),
  ADD CONSTRAINT "consent_texts_hash_check" CHECK ("hash" = encode(sha256(convert_to("body", 'UTF8')), 'hex'));
ALTER TABLE "consents"
  ADD CONSTRAINT "consents_relation_check" CHECK ("relation" IN ('self', 'guardian', 'staff')),
  ADD CONSTRAINT "consents_person_check" CHECK (num_nonnulls("registrationId", "childId", "adultId") = 1),
  ADD CONSTRAINT "consents_season_check" CHECK (("season" IS NULL) = ("registrationId" IS NOT NULL));

-- The words of the form until now; staff put others into force.
INSERT INTO "consent_texts" ("id", "kind", "version", "body", "hash", "scope")
SELECT gen_random_uuid(), kind, 1, body, encode(sha256(convert_to(body, 'UTF8')), 'hex'), scope
FROM (VALUES
  ('photos', 'event', 'By Headwaters, on our website and in print. Coming along does not depend on it.'),
  ('medical-clearance', 'season', 'Our staff have seen a doctor’s note that this person can take part. We keep no copy of it.')
) first (kind, scope, body);

-- Each registration with photo consent gets the record of it.
INSERT INTO "consents" ("id", "textId", "registrationId", "agreedById", "relation", "agreedAt")
SELECT gen_random_uuid(), t."id", r."id", r."userId",
  CASE WHEN r."birthYear" IS NULL THEN 'self' ELSE 'guardian' END, r."createdAt"
FROM "registrations" r, "consent_texts" t
WHERE r."photoConsent" AND t."kind" = 'photos';
