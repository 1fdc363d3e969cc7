-- CreateTable
CREATE TABLE "uploads" (
    "id" TEXT NOT NULL,
    "authorId" TEXT,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "alt" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "storedAt" TIMESTAMP(3),

    CONSTRAINT "uploads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload_uses" (
    "uploadId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "itemId" TEXT NOT NULL,

    CONSTRAINT "upload_uses_pkey" PRIMARY KEY ("uploadId","kind","itemId")
);

-- CreateIndex
CREATE INDEX "uploads_authorId_idx" ON "uploads"("authorId");

-- CreateIndex
CREATE INDEX "uploads_createdAt_idx" ON "uploads"("createdAt");

-- CreateIndex
CREATE INDEX "upload_uses_kind_itemId_idx" ON "upload_uses"("kind", "itemId");

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload_uses" ADD CONSTRAINT "upload_uses_uploadId_fkey" FOREIGN KEY ("uploadId") REFERENCES "uploads"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What a picture shows is said on the pages of the items that use it: they change with it.

-- CreateFunction
CREATE FUNCTION "notify_picture_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('headwaters_changes', "kind")
    FROM (SELECT DISTINCT "kind" FROM "upload_uses" WHERE "uploadId" = NEW."id") AS "uses";
    RETURN NULL;
END
$$;

-- CreateTrigger
CREATE TRIGGER "uploads_picture_change" AFTER UPDATE OF "alt" ON "uploads" FOR EACH ROW WHEN (OLD."alt" IS DISTINCT FROM NEW."alt") EXECUTE FUNCTION "notify_picture_change"();
