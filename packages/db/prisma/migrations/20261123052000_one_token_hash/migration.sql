-- Hashes of reset links are stored as those of all other links: base64url instead of hex.
UPDATE users
SET "resetToken" = rtrim(translate(encode(decode("resetToken", 'hex'), 'base64'), '+/', '-_'), '=')
WHERE "resetToken" ~ '^[0-9a-f]{64}$';

UPDATE earlier_reset_links
SET "tokenHash" = rtrim(translate(encode(decode("tokenHash", 'hex'), 'base64'), '+/', '-_'), '=')
WHERE "tokenHash" ~ '^[0-9a-f]{64}$';
