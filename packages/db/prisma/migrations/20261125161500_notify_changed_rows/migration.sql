-- A change is notified for each changed row, no longer for each statement. An UPDATE that changed no
-- row notified too, and so jobs with nothing to do expired cached pages every few minutes. PostgreSQL
-- sends the equal notifications of a transaction once.

CREATE OR REPLACE TRIGGER "news_articles_content_change" AFTER INSERT OR UPDATE OR DELETE ON "news_articles" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('news');
CREATE TRIGGER "news_articles_content_change_truncate" AFTER TRUNCATE ON "news_articles" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('news');
CREATE OR REPLACE TRIGGER "events_content_change" AFTER INSERT OR UPDATE OR DELETE ON "events" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('events');
CREATE TRIGGER "events_content_change_truncate" AFTER TRUNCATE ON "events" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('events');
CREATE OR REPLACE TRIGGER "education_articles_content_change" AFTER INSERT OR UPDATE OR DELETE ON "education_articles" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('education');
CREATE TRIGGER "education_articles_content_change_truncate" AFTER TRUNCATE ON "education_articles" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('education');
CREATE OR REPLACE TRIGGER "membership_applications_change" AFTER INSERT OR UPDATE OR DELETE ON "membership_applications" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('membership');
CREATE TRIGGER "membership_applications_change_truncate" AFTER TRUNCATE ON "membership_applications" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('membership');
CREATE OR REPLACE TRIGGER "contact_submissions_change" AFTER INSERT OR DELETE ON "contact_submissions" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('contact');
CREATE TRIGGER "contact_submissions_change_truncate" AFTER TRUNCATE ON "contact_submissions" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('contact');
CREATE OR REPLACE TRIGGER "contact_threads_change" AFTER UPDATE ON "contact_threads" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('contact');
CREATE OR REPLACE TRIGGER "contact_entries_change" AFTER INSERT OR UPDATE ON "contact_entries" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('contact');
CREATE OR REPLACE TRIGGER "newsletter_subscribers_change" AFTER INSERT OR UPDATE OR DELETE ON "newsletter_subscribers" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('newsletter');
CREATE TRIGGER "newsletter_subscribers_change_truncate" AFTER TRUNCATE ON "newsletter_subscribers" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('newsletter');
CREATE OR REPLACE TRIGGER "newsletters_change" AFTER INSERT OR UPDATE OR DELETE ON "newsletters" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('newsletter');
CREATE TRIGGER "newsletters_change_truncate" AFTER TRUNCATE ON "newsletters" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('newsletter');
CREATE OR REPLACE TRIGGER "newsletter_deliveries_change" AFTER UPDATE ON "newsletter_deliveries" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('newsletter');
CREATE OR REPLACE TRIGGER "items_change" AFTER INSERT OR UPDATE OR DELETE ON "items" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('items');
CREATE TRIGGER "items_change_truncate" AFTER TRUNCATE ON "items" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('items');
CREATE OR REPLACE TRIGGER "mails_change" AFTER INSERT OR UPDATE OF "status" OR DELETE ON "mails" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('staff');
CREATE TRIGGER "mails_change_truncate" AFTER TRUNCATE ON "mails" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('staff');
CREATE OR REPLACE TRIGGER "user_roles_change" AFTER INSERT OR UPDATE OR DELETE ON "user_roles" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('staff');
CREATE TRIGGER "user_roles_change_truncate" AFTER TRUNCATE ON "user_roles" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('staff');
CREATE OR REPLACE TRIGGER "staff_actions_change" AFTER INSERT ON "staff_actions" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('staff');
CREATE OR REPLACE TRIGGER "event_details_change" AFTER INSERT OR UPDATE OR DELETE ON "event_details" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('events');
CREATE TRIGGER "event_details_change_truncate" AFTER TRUNCATE ON "event_details" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('events');
CREATE OR REPLACE TRIGGER "user_roles_event_change" AFTER INSERT OR UPDATE OR DELETE ON "user_roles" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('events');
CREATE TRIGGER "user_roles_event_change_truncate" AFTER TRUNCATE ON "user_roles" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('events');
CREATE OR REPLACE TRIGGER "suspensions_event_change" AFTER INSERT OR UPDATE OR DELETE ON "suspensions" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('events');
CREATE TRIGGER "suspensions_event_change_truncate" AFTER TRUNCATE ON "suspensions" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('events');
CREATE OR REPLACE TRIGGER "suspensions_change" AFTER INSERT OR UPDATE OR DELETE ON "suspensions" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('staff');
CREATE TRIGGER "suspensions_change_truncate" AFTER TRUNCATE ON "suspensions" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('staff');
CREATE OR REPLACE TRIGGER "email_confirmations_change" AFTER DELETE ON "email_confirmations" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('items');
CREATE OR REPLACE TRIGGER "webhooks_change" AFTER INSERT OR UPDATE OR DELETE ON "webhooks" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('webhooks');
CREATE TRIGGER "webhooks_change_truncate" AFTER TRUNCATE ON "webhooks" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('webhooks');
CREATE OR REPLACE TRIGGER "webhook_deliveries_change" AFTER INSERT OR UPDATE OR DELETE ON "webhook_deliveries" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('webhooks');
CREATE TRIGGER "webhook_deliveries_change_truncate" AFTER TRUNCATE ON "webhook_deliveries" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('webhooks');

-- Until now, such statements also notified the changes of two tables without a trigger.

-- An event's page shows no free seat while anyone waits.
CREATE TRIGGER "registrations_change" AFTER INSERT OR UPDATE OF "status" OR DELETE ON "registrations" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('events');
CREATE TRIGGER "registrations_change_truncate" AFTER TRUNCATE ON "registrations" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('events');

-- Staff pages show the names of accounts.
CREATE TRIGGER "users_change" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('staff');
