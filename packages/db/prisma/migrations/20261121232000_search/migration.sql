-- CreateExtension
CREATE EXTENSION IF NOT EXISTS "pg_trgm";

-- CreateTable
CREATE TABLE "search_documents" (
    "kind" TEXT NOT NULL,
    "itemId" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "ageGroup" TEXT,
    "date" TIMESTAMP(3) NOT NULL,
    "document" tsvector NOT NULL,

    CONSTRAINT "search_documents_pkey" PRIMARY KEY ("kind","itemId")
);

-- CreateTable
CREATE TABLE "search_words" (
    "kind" TEXT NOT NULL,
    "word" TEXT NOT NULL,
    "stem" TEXT NOT NULL,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("kind","word")
);

-- CreateIndex
CREATE INDEX "search_documents_kind_date_itemId_idx" ON "search_documents"("kind", "date", "itemId");

-- CreateIndex
CREATE INDEX "search_documents_document_idx" ON "search_documents" USING GIN ("document");

-- CreateIndex
CREATE INDEX "search_words_stem_kind_idx" ON "search_words"("stem", "kind");

-- CreateIndex
CREATE INDEX "search_words_word_idx" ON "search_words" USING GIN ("word" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "news_articles_published_category_createdAt_id_idx" ON "news_articles"("published", "category", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "events_published_eventType_eventDate_id_idx" ON "events"("published", "eventType", "eventDate", "id");

-- CreateIndex
CREATE INDEX "education_articles_published_category_createdAt_id_idx" ON "education_articles"("published", "category", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "education_articles_published_ageGroup_createdAt_id_idx" ON "education_articles"("published", "ageGroup", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "education_articles_published_category_ageGroup_createdAt_id_idx" ON "education_articles"("published", "category", "ageGroup", "createdAt" DESC, "id" DESC);


-- What follows Prisma does not describe.

-- Text as the search reads it. Marks of Markdown and addresses part words: else the parser would
-- take "example.org" and "catch-and-release" for words of their own.
CREATE FUNCTION "search_text"("text" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT translate("text", '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32))
$$;

-- What a document knows a word by; null for words that say nothing ("the").
CREATE FUNCTION "search_stem"("word" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT (tsvector_to_array(to_tsvector('pg_catalog.english', "word")))[1]
$$;

-- Makes the document of a published item, given as its row. Beyond 60,000 characters, which no form
-- lets through, a text is not read: a document must not exceed a megabyte.
-- Its plans are made once and kept, perhaps while the words are few: they must not read all of them,
-- nor take an index that begins with the kind alone.
CREATE FUNCTION "index_item"("item_kind" TEXT, "item" JSONB) RETURNS void LANGUAGE plpgsql
SET enable_seqscan = off AS $$
DECLARE
    title TEXT := "search_text"("item"->>'title');
    summary TEXT := "search_text"(coalesce("item"->>'excerpt', "item"->>'location', ''));
    body TEXT := "search_text"(left(coalesce("item"->>'content', "item"->>'description'), 60000));
BEGIN
    INSERT INTO "search_documents" ("kind", "itemId", "category", "ageGroup", "date", "document")
    VALUES (
        "item_kind",
        "item"->>'id',
        coalesce("item"->>'category', "item"->>'eventType'),
        "item"->>'ageGroup',
        coalesce("item"->>'eventDate', "item"->>'createdAt')::timestamp,
        setweight(to_tsvector('pg_catalog.english', title), 'A') ||
        setweight(to_tsvector('pg_catalog.english', summary), 'B') ||
        setweight(to_tsvector('pg_catalog.english', body), 'C')
    )
    ON CONFLICT ("kind", "itemId") DO UPDATE SET
        "category" = excluded."category",
        "ageGroup" = excluded."ageGroup",
        "date" = excluded."date",
        "document" = excluded."document";

    -- Always in the same order: two authors who save at once may meet at a new word, and the one
    -- waits for the other, never both. Few words are new: each is looked up in the index (LATERAL,
    -- LIMIT: whatever the planner thinks of the table's size), and only new ones get their stem.
    INSERT INTO "search_words" ("kind", "word", "stem")
    SELECT "item_kind", token, stem
    FROM (
        SELECT token
        FROM unnest(tsvector_to_array(
            to_tsvector('pg_catalog.simple', title || ' ' || summary || ' ' || body)
        )) AS token
        LEFT JOIN LATERAL (
            SELECT true AS "isThere" FROM "search_words" AS known
            WHERE known."kind" = "item_kind" AND known."word" = token
            LIMIT 1
        ) AS known ON true
        WHERE length(token) BETWEEN 2 AND 40 AND token !~ '^\d+$' AND known."isThere" IS NULL
        OFFSET 0
    ) AS new, LATERAL "search_stem"(token) AS stem
    WHERE stem IS NOT NULL
    ORDER BY token COLLATE "C"
    ON CONFLICT DO NOTHING;
END
$$;

CREATE FUNCTION "index_changed_item"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'DELETE' AND NEW."published" THEN
        PERFORM "index_item"(TG_ARGV[0], to_jsonb(NEW));
    ELSIF TG_OP <> 'INSERT' THEN
        DELETE FROM "search_documents" WHERE "kind" = TG_ARGV[0] AND "itemId" = OLD."id";
    END IF;
    RETURN NULL;
END
$$;

CREATE FUNCTION "forget_items"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "search_documents" WHERE "kind" = TG_ARGV[0];
    RETURN NULL;
END
$$;

-- CreateTrigger
CREATE TRIGGER "news_articles_search" AFTER INSERT OR DELETE OR UPDATE OF "title", "excerpt", "content", "category", "published", "createdAt" ON "news_articles" FOR EACH ROW EXECUTE FUNCTION "index_changed_item"('news');
CREATE TRIGGER "events_search" AFTER INSERT OR DELETE OR UPDATE OF "title", "location", "description", "eventType", "published", "eventDate" ON "events" FOR EACH ROW EXECUTE FUNCTION "index_changed_item"('events');
CREATE TRIGGER "education_articles_search" AFTER INSERT OR DELETE OR UPDATE OF "title", "excerpt", "content", "category", "ageGroup", "published", "createdAt" ON "education_articles" FOR EACH ROW EXECUTE FUNCTION "index_changed_item"('education');

CREATE TRIGGER "news_articles_search_truncate" AFTER TRUNCATE ON "news_articles" FOR EACH STATEMENT EXECUTE FUNCTION "forget_items"('news');
CREATE TRIGGER "events_search_truncate" AFTER TRUNCATE ON "events" FOR EACH STATEMENT EXECUTE FUNCTION "forget_items"('events');
CREATE TRIGGER "education_articles_search_truncate" AFTER TRUNCATE ON "education_articles" FOR EACH STATEMENT EXECUTE FUNCTION "forget_items"('education');

-- What is published already.
SELECT count("index_item"('news', to_jsonb("item"))) FROM "news_articles" AS "item" WHERE "published";
SELECT count("index_item"('events', to_jsonb("item"))) FROM "events" AS "item" WHERE "published";
SELECT count("index_item"('education', to_jsonb("item"))) FROM "education_articles" AS "item" WHERE "published";
ANALYZE "search_documents", "search_words";
