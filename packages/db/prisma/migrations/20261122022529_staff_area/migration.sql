-- AlterTable
ALTER TABLE "newsletter_subscribers" ADD COLUMN     "confirmExpiresAt" TIMESTAMP(3),
ADD COLUMN     "confirmTokenHash" TEXT,
ADD COLUMN     "confirmedAt" TIMESTAMP(3),
ADD COLUMN     "unsubscribeToken" TEXT NOT NULL DEFAULT (gen_random_uuid())::text,
ADD COLUMN     "unsubscribedAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "application_decisions" (
    "id" TEXT NOT NULL,
    "applicationId" TEXT NOT NULL,
    "previousStatus" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "note" TEXT,
    "mailId" TEXT,
    "decidedById" TEXT,
    "decidedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "application_decisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_threads" (
    "submissionId" TEXT NOT NULL,
    "about" TEXT,
    "dueAt" TIMESTAMP(3) NOT NULL,
    "responded" BOOLEAN NOT NULL DEFAULT false,
    "respondedAt" TIMESTAMP(3),
    "respondedById" TEXT,
    "assigneeId" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "writerId" TEXT,
    "writingUntil" TIMESTAMP(3),

    CONSTRAINT "contact_threads_pkey" PRIMARY KEY ("submissionId")
);

-- CreateTable
CREATE TABLE "contact_entries" (
    "id" TEXT NOT NULL,
    "submissionId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT,
    "byId" TEXT,
    "mailId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "newsletters" (
    "id" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "introduction" TEXT NOT NULL,
    "items" JSONB NOT NULL DEFAULT '[]',
    "status" TEXT NOT NULL DEFAULT 'draft',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdById" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "letter" JSONB,
    "sentById" TEXT,
    "startedAt" TIMESTAMP(3),
    "finishedAt" TIMESTAMP(3),

    CONSTRAINT "newsletters_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "newsletter_deliveries" (
    "newsletterId" TEXT NOT NULL,
    "subscriberId" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "mailId" TEXT,

    CONSTRAINT "newsletter_deliveries_pkey" PRIMARY KEY ("newsletterId","subscriberId")
);

-- CreateTable
CREATE TABLE "staff_actions" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actorId" TEXT,
    "actorKind" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subjectKind" TEXT,
    "subjectId" TEXT,
    "details" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "staff_actions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "application_decisions_applicationId_decidedAt_idx" ON "application_decisions"("applicationId", "decidedAt");

-- CreateIndex
CREATE INDEX "application_decisions_decidedById_idx" ON "application_decisions"("decidedById");

-- CreateIndex
CREATE INDEX "contact_threads_responded_dueAt_submissionId_idx" ON "contact_threads"("responded", "dueAt", "submissionId");

-- CreateIndex
CREATE INDEX "contact_threads_responded_respondedAt_submissionId_idx" ON "contact_threads"("responded", "respondedAt" DESC, "submissionId" DESC);

-- CreateIndex
CREATE INDEX "contact_threads_assigneeId_idx" ON "contact_threads"("assigneeId");

-- CreateIndex
CREATE INDEX "contact_threads_respondedById_idx" ON "contact_threads"("respondedById");

-- CreateIndex
CREATE INDEX "contact_threads_writerId_idx" ON "contact_threads"("writerId");

-- CreateIndex
CREATE INDEX "contact_entries_submissionId_createdAt_idx" ON "contact_entries"("submissionId", "createdAt");

-- CreateIndex
CREATE INDEX "contact_entries_byId_idx" ON "contact_entries"("byId");

-- CreateIndex
CREATE INDEX "newsletters_createdAt_id_idx" ON "newsletters"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "newsletters_createdById_idx" ON "newsletters"("createdById");

-- CreateIndex
CREATE INDEX "newsletters_sentById_idx" ON "newsletters"("sentById");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_deliveries_mailId_key" ON "newsletter_deliveries"("mailId");

-- CreateIndex
CREATE INDEX "newsletter_deliveries_newsletterId_status_idx" ON "newsletter_deliveries"("newsletterId", "status");

-- CreateIndex
CREATE INDEX "newsletter_deliveries_subscriberId_idx" ON "newsletter_deliveries"("subscriberId");

-- CreateIndex
CREATE INDEX "staff_actions_at_id_idx" ON "staff_actions"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "staff_actions_actorId_at_id_idx" ON "staff_actions"("actorId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "staff_actions_action_at_id_idx" ON "staff_actions"("action", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "staff_actions_subjectKind_subjectId_at_id_idx" ON "staff_actions"("subjectKind", "subjectId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "users_createdAt_id_idx" ON "users"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "membership_applications_createdAt_id_idx" ON "membership_applications"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "membership_applications_status_createdAt_id_idx" ON "membership_applications"("status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "membership_applications_membershipType_createdAt_id_idx" ON "membership_applications"("membershipType", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "membership_applications_status_membershipType_createdAt_id_idx" ON "membership_applications"("status", "membershipType", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contact_submissions_inquiryType_idx" ON "contact_submissions"("inquiryType");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscribers_confirmTokenHash_key" ON "newsletter_subscribers"("confirmTokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscribers_unsubscribeToken_key" ON "newsletter_subscribers"("unsubscribeToken");

-- CreateIndex
CREATE INDEX "newsletter_subscribers_status_createdAt_id_idx" ON "newsletter_subscribers"("status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "newsletter_subscribers_createdAt_id_idx" ON "newsletter_subscribers"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "mails_createdAt_id_idx" ON "mails"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "mails_status_createdAt_id_idx" ON "mails"("status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "mails_recipient_idx" ON "mails" USING GIN ("recipient" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "application_decisions" ADD CONSTRAINT "application_decisions_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "membership_applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_decisions" ADD CONSTRAINT "application_decisions_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_threads" ADD CONSTRAINT "contact_threads_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "contact_submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_threads" ADD CONSTRAINT "contact_threads_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_threads" ADD CONSTRAINT "contact_threads_respondedById_fkey" FOREIGN KEY ("respondedById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_threads" ADD CONSTRAINT "contact_threads_writerId_fkey" FOREIGN KEY ("writerId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_entries" ADD CONSTRAINT "contact_entries_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "contact_submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_entries" ADD CONSTRAINT "contact_entries_byId_fkey" FOREIGN KEY ("byId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_sentById_fkey" FOREIGN KEY ("sentById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_newsletterId_fkey" FOREIGN KEY ("newsletterId") REFERENCES "newsletters"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscriberId_fkey" FOREIGN KEY ("subscriberId") REFERENCES "newsletter_subscribers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma describes neither in schema.prisma nor minds: triggers, indexes on expressions.

-- What staff pages search, by any part of a name or an address, or list by name.
CREATE INDEX "membership_applications_search_idx" ON "membership_applications" USING gin ((coalesce("firstName", '') || ' ' || coalesce("lastName", '') || ' ' || "email") gin_trgm_ops);
CREATE INDEX "membership_applications_name_idx" ON "membership_applications" (lower(coalesce("lastName", '')), lower(coalesce("firstName", '')), "id");
CREATE INDEX "contact_submissions_search_idx" ON "contact_submissions" USING gin (("firstName" || ' ' || "lastName" || ' ' || "email" || ' ' || "message") gin_trgm_ops);
CREATE INDEX "users_search_idx" ON "users" USING gin ((coalesce("firstName", '') || ' ' || coalesce("lastName", '') || ' ' || "email"::text) gin_trgm_ops);
CREATE INDEX "newsletter_subscribers_search_idx" ON "newsletter_subscribers" USING gin (("email"::text) gin_trgm_ops);

-- Whoever writes, an application stands as staff pages know it.
ALTER TABLE "membership_applications" ADD CONSTRAINT "membership_applications_status_check" CHECK ("status" IN ('pending', 'approved', 'declined', 'withdrawn'));

-- Each message has its thread, whoever wrote the message. It is promised an answer within 48 hours,
-- unless whoever stores it knows that more was promised.
CREATE FUNCTION "make_contact_thread"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "contact_threads" ("submissionId", "dueAt", "responded", "respondedAt")
    VALUES (NEW."id", NEW."createdAt" + interval '48 hours', NEW."responded",
        CASE WHEN NEW."responded" THEN NEW."createdAt" END)
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;
CREATE TRIGGER "contact_submissions_thread" AFTER INSERT ON "contact_submissions" FOR EACH ROW EXECUTE FUNCTION "make_contact_thread"();

CREATE FUNCTION "follow_contact_submission"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "contact_threads" SET "responded" = NEW."responded",
        "respondedAt" = CASE WHEN NEW."responded" THEN coalesce("respondedAt", CURRENT_TIMESTAMP) END,
        "respondedById" = CASE WHEN NEW."responded" THEN "respondedById" END
    WHERE "submissionId" = NEW."id";
    RETURN NULL;
END
$$;
CREATE TRIGGER "contact_submissions_responded" AFTER UPDATE OF "responded" ON "contact_submissions" FOR EACH ROW EXECUTE FUNCTION "follow_contact_submission"();

INSERT INTO "contact_threads" ("submissionId", "dueAt", "responded", "respondedAt")
SELECT "id", "createdAt" + interval '48 hours', "responded", CASE WHEN "responded" THEN "createdAt" END
FROM "contact_submissions";

-- The log of staff only grows.
CREATE FUNCTION "refuse_change_of_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'The log of staff is only added to.';
END
$$;
CREATE TRIGGER "staff_actions_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "staff_actions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_log"();

-- Staff pages follow what happens, by the names of their capabilities.
CREATE TRIGGER "membership_applications_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "membership_applications" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('membership');
CREATE TRIGGER "contact_submissions_change" AFTER INSERT OR DELETE OR TRUNCATE ON "contact_submissions" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('contact');
CREATE TRIGGER "contact_threads_change" AFTER UPDATE ON "contact_threads" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('contact');
CREATE TRIGGER "contact_entries_change" AFTER INSERT OR UPDATE ON "contact_entries" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('contact');
CREATE TRIGGER "newsletter_subscribers_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "newsletter_subscribers" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('newsletter');
CREATE TRIGGER "newsletters_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "newsletters" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('newsletter');
CREATE TRIGGER "newsletter_deliveries_change" AFTER UPDATE ON "newsletter_deliveries" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('newsletter');
CREATE TRIGGER "items_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "items" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('items');
CREATE TRIGGER "mails_change" AFTER INSERT OR UPDATE OF "status" OR DELETE OR TRUNCATE ON "mails" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('staff');
CREATE TRIGGER "user_roles_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "user_roles" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('staff');
CREATE TRIGGER "staff_actions_change" AFTER INSERT ON "staff_actions" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('staff');
