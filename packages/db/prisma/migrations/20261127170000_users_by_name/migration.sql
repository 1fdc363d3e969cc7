-- Staff list accounts by name.
CREATE INDEX "users_name_idx" ON "users" (lower(coalesce("lastName", '')), lower(coalesce("firstName", '')), "id");
