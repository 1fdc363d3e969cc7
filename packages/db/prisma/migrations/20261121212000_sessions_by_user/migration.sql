-- The sessions of one account, for its list of devices and for ending them. Prisma describes no index
-- on an expression, so schema.prisma does not show this one.

-- CreateIndex
CREATE INDEX "sessions_userId_idx" ON "sessions" (("sess" ->> 'userId'));

-- What the list shows of a session stands in it from now on; those that are signed in already may
-- have signed in at any time before.
UPDATE "sessions" SET "sess" = ("sess"::jsonb || jsonb_build_object(
    'userAgent', '',
    'since', to_char("expire" - interval '7 days', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
))::json;
