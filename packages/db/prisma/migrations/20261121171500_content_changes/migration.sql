-- Every committed change of public content is told on the channel "headwaters_changes", with the
-- capability's name, whoever made it: listenForChanges() hears it. Prisma describes no triggers,
-- so schema.prisma does not show these.

-- CreateFunction
CREATE FUNCTION "notify_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('headwaters_changes', TG_ARGV[0]);
    RETURN NULL;
END
$$;

-- CreateTrigger
CREATE TRIGGER "news_articles_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "news_articles" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('news');

-- CreateTrigger
CREATE TRIGGER "events_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "events" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('events');

-- CreateTrigger
CREATE TRIGGER "education_articles_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "education_articles" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('education');
