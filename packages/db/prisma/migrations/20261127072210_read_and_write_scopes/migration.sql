-- Scopes of access tokens are split into reading and writing. The earlier names stay beside the new
-- ones: the version before, which knows no others, runs on during the update.
UPDATE "access_tokens" SET "scopes" = "scopes" || ARRAY(
  SELECT "later" FROM (VALUES
    ('read', 'content:read'),
    ('content', 'content:write'),
    ('registrations', 'registrations:read'),
    ('registrations', 'registrations:write'),
    ('staff', 'staff:read'),
    ('staff', 'staff:write')
  ) AS "names" ("earlier", "later") WHERE "earlier" = ANY ("scopes")
);
