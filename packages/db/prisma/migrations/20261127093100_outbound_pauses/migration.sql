-- CreateTable
CREATE TABLE "outbound_pauses" (
    "id" BOOLEAN NOT NULL DEFAULT true,
    "reason" TEXT NOT NULL,
    "since" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbound_pauses_pkey" PRIMARY KEY ("id"),
    -- At most one row.
    CONSTRAINT "outbound_pauses_id_check" CHECK ("id")
);

-- Staff pages show the pause.
CREATE TRIGGER "outbound_pauses_change" AFTER INSERT OR UPDATE OR DELETE ON "outbound_pauses" FOR EACH ROW EXECUTE FUNCTION "notify_content_change"('staff');
CREATE TRIGGER "outbound_pauses_change_truncate" AFTER TRUNCATE ON "outbound_pauses" FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_change"('staff');
