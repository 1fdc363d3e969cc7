-- Pictures from before keep their middle in sight.

-- AlterTable
ALTER TABLE "uploads" ADD COLUMN     "focusX" INTEGER NOT NULL DEFAULT 50,
ADD COLUMN     "focusY" INTEGER NOT NULL DEFAULT 50;

-- DropTrigger
DROP TRIGGER "uploads_picture_change" ON "uploads";

-- CreateTrigger
CREATE TRIGGER "uploads_picture_change" AFTER UPDATE OF "alt", "focusX", "focusY" ON "uploads" FOR EACH ROW WHEN ((OLD."alt", OLD."focusX", OLD."focusY") IS DISTINCT FROM (NEW."alt", NEW."focusX", NEW."focusY")) EXECUTE FUNCTION "notify_picture_change"();
