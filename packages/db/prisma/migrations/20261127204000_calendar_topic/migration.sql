-- The topic of what the home page of visitors shows of events. No registration changes it, so that the
-- page stays cached during a rush, in which each seat notifies the topic "events".

CREATE TRIGGER "events_calendar_change" AFTER INSERT OR UPDATE OF "title", "eventType", "location", "eventDate", "published" OR DELETE ON "events" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('calendar');
CREATE TRIGGER "events_calendar_change_truncate" AFTER TRUNCATE ON "events" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('calendar');
CREATE TRIGGER "event_details_calendar_change" AFTER INSERT OR UPDATE OF "cancelledAt" ON "event_details" FOR EACH ROW WHEN (NEW."cancelledAt" IS NOT NULL) EXECUTE FUNCTION "notify_content_change"('calendar');
