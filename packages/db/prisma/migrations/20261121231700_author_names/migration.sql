-- Pages of articles and events show their author's first name. When an author changes it, the
-- kinds that they have published are told as changed, as "content_changes" does for the tables.

-- CreateFunction
CREATE FUNCTION "notify_author_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- Whoever has published nothing changes no page: their names must not empty what is kept.
    IF EXISTS (SELECT FROM "news_articles" WHERE "authorId" = NEW."id" AND "published") THEN
        PERFORM pg_notify('headwaters_changes', 'news');
    END IF;
    IF EXISTS (SELECT FROM "events" WHERE "authorId" = NEW."id" AND "published") THEN
        PERFORM pg_notify('headwaters_changes', 'events');
    END IF;
    IF EXISTS (SELECT FROM "education_articles" WHERE "authorId" = NEW."id" AND "published") THEN
        PERFORM pg_notify('headwaters_changes', 'education');
    END IF;
    RETURN NULL;
END
$$;

-- CreateTrigger
CREATE TRIGGER "users_author_change" AFTER UPDATE OF "firstName" ON "users" FOR EACH ROW WHEN (OLD."firstName" IS DISTINCT FROM NEW."firstName") EXECUTE FUNCTION "notify_author_change"();

-- PostgreSQL knows the year 20000, "infinity" and years before Christ; JavaScript cannot read them
-- (nor can calendars read years of other than four digits),
-- and one such row would make every list fail that has it. Those that exist are moved to the nearest
-- day that can be read, so that the constraints hold for all rows. Prisma describes no constraints
-- of this kind, so schema.prisma does not show these.
UPDATE "news_articles" SET
    "createdAt" = LEAST(GREATEST("createdAt", '1000-01-01'), '9999-12-31'),
    "updatedAt" = LEAST(GREATEST("updatedAt", '1000-01-01'), '9999-12-31')
WHERE NOT ("createdAt" BETWEEN '1000-01-01' AND '9999-12-31' AND "updatedAt" BETWEEN '1000-01-01' AND '9999-12-31');

UPDATE "education_articles" SET
    "createdAt" = LEAST(GREATEST("createdAt", '1000-01-01'), '9999-12-31'),
    "updatedAt" = LEAST(GREATEST("updatedAt", '1000-01-01'), '9999-12-31')
WHERE NOT ("createdAt" BETWEEN '1000-01-01' AND '9999-12-31' AND "updatedAt" BETWEEN '1000-01-01' AND '9999-12-31');

-- LEAST and GREATEST pass over NULL: an event without a deadline must stay so.
UPDATE "events" SET
    "eventDate" = LEAST(GREATEST("eventDate", '1000-01-01'), '9999-12-31'),
    "registrationDeadline" = CASE WHEN "registrationDeadline" IS NOT NULL THEN LEAST(GREATEST("registrationDeadline", '1000-01-01'), '9999-12-31') END,
    "createdAt" = LEAST(GREATEST("createdAt", '1000-01-01'), '9999-12-31'),
    "updatedAt" = LEAST(GREATEST("updatedAt", '1000-01-01'), '9999-12-31')
WHERE NOT ("eventDate" BETWEEN '1000-01-01' AND '9999-12-31' AND coalesce("registrationDeadline" BETWEEN '1000-01-01' AND '9999-12-31', true) AND "createdAt" BETWEEN '1000-01-01' AND '9999-12-31' AND "updatedAt" BETWEEN '1000-01-01' AND '9999-12-31');

-- AddCheck
ALTER TABLE "news_articles" ADD CONSTRAINT "news_articles_dates_check" CHECK ("createdAt" BETWEEN '1000-01-01' AND '9999-12-31' AND "updatedAt" BETWEEN '1000-01-01' AND '9999-12-31');

-- AddCheck
ALTER TABLE "education_articles" ADD CONSTRAINT "education_articles_dates_check" CHECK ("createdAt" BETWEEN '1000-01-01' AND '9999-12-31' AND "updatedAt" BETWEEN '1000-01-01' AND '9999-12-31');

-- AddCheck
ALTER TABLE "events" ADD CONSTRAINT "events_dates_check" CHECK ("eventDate" BETWEEN '1000-01-01' AND '9999-12-31' AND "registrationDeadline" BETWEEN '1000-01-01' AND '9999-12-31' AND "createdAt" BETWEEN '1000-01-01' AND '9999-12-31' AND "updatedAt" BETWEEN '1000-01-01' AND '9999-12-31');
