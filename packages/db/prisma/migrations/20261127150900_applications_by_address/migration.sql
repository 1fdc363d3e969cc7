-- Each home page of a member looks for the applications of its address.
CREATE INDEX "membership_applications_address_idx" ON "membership_applications" (lower("email"));
