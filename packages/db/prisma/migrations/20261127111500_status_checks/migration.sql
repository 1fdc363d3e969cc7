-- Closed sets of values, as the types of schema.prisma name them.

ALTER TABLE "application_decisions"
  ADD CONSTRAINT "application_decisions_previousStatus_check" CHECK ("previousStatus" IN ('pending', 'approved', 'declined', 'withdrawn')),
  ADD CONSTRAINT "application_decisions_status_check" CHECK ("status" IN ('pending', 'approved', 'declined', 'withdrawn'));

ALTER TABLE "newsletter_subscribers"
  ADD CONSTRAINT "newsletter_subscribers_status_check" CHECK ("status" IN ('pending', 'confirmed', 'unsubscribed'));

ALTER TABLE "newsletters"
  ADD CONSTRAINT "newsletters_status_check" CHECK ("status" IN ('draft', 'sending', 'sent', 'stopped'));

ALTER TABLE "newsletter_deliveries"
  ADD CONSTRAINT "newsletter_deliveries_status_check" CHECK ("status" IN ('waiting', 'queued', 'sent', 'bounced', 'failed', 'skipped'));

ALTER TABLE "webhook_deliveries"
  ADD CONSTRAINT "webhook_deliveries_status_check" CHECK ("status" IN ('pending', 'delivered', 'failed'));

-- "left" is what the site writes; a later release carries it over to "withdrawn".
ALTER TABLE "registrations"
  ADD CONSTRAINT "registrations_status_check" CHECK ("status" IN ('confirmed', 'waiting', 'offered', 'expired', 'left', 'withdrawn', 'cancelled')),
  ADD CONSTRAINT "registrations_statusBefore_check" CHECK ("statusBefore" IN ('confirmed', 'waiting', 'offered')),
  ADD CONSTRAINT "registrations_attendance_check" CHECK ("attendance" IN ('arrived', 'no-show'));

ALTER TABLE "cancelled_registrations"
  ADD CONSTRAINT "cancelled_registrations_mailStatus_check" CHECK ("mailStatus" IN ('pending', 'sent', 'failed'));

ALTER TABLE "items"
  ADD CONSTRAINT "items_review_check" CHECK ("review" IN ('waiting', 'returned'));

ALTER TABLE "mails"
  ADD CONSTRAINT "mails_status_check" CHECK ("status" IN ('pending', 'sent', 'failed'));
