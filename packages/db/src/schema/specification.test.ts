import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";

// The columns of the customer's specification ("Stored tables"): type, whether required, default.
type Column = [type: string, required: boolean, standard?: string];

const text: Column = ["text", false];
const requiredText: Column = ["text", true];
const moment: Column = ["timestamp(3) without time zone", false];
const now: Column = ["timestamp(3) without time zone", true, "CURRENT_TIMESTAMP"];
const no: Column = ["boolean", true, "false"];
const email: Column = ["citext", true];
const pending: Column = ["text", true, "'pending'::text"];

const tables: Record<string, Record<string, Column>> = {
  sessions: {
    sid: requiredText,
    sess: ["json", true],
    expire: ["timestamp(6) without time zone", true],
  },
  users: {
    id: requiredText,
    username: requiredText,
    email,
    password: requiredText,
    firstName: text,
    lastName: text,
    profileImageUrl: text,
    resetToken: text,
    resetTokenExpiry: moment,
    createdAt: now,
    updatedAt: now,
  },
  news_articles: {
    id: requiredText,
    title: requiredText,
    content: requiredText,
    excerpt: text,
    imageUrl: text,
    category: requiredText,
    authorId: text,
    published: no,
    createdAt: now,
    updatedAt: now,
  },
  events: {
    id: requiredText,
    title: requiredText,
    description: requiredText,
    imageUrl: text,
    eventType: requiredText,
    location: requiredText,
    eventDate: ["timestamp(3) without time zone", true],
    registrationDeadline: moment,
    maxParticipants: ["integer", false],
    currentParticipants: ["integer", true, "0"],
    authorId: text,
    published: no,
    createdAt: now,
    updatedAt: now,
  },
  education_articles: {
    id: requiredText,
    title: requiredText,
    content: requiredText,
    excerpt: text,
    imageUrl: text,
    category: requiredText,
    ageGroup: requiredText,
    authorId: text,
    published: no,
    createdAt: now,
    updatedAt: now,
  },
  contact_submissions: {
    id: requiredText,
    firstName: requiredText,
    lastName: requiredText,
    email: requiredText,
    inquiryType: requiredText,
    message: requiredText,
    responded: no,
    createdAt: now,
  },
  membership_applications: {
    id: requiredText,
    email: requiredText,
    membershipType: requiredText,
    firstName: text,
    lastName: text,
    status: pending,
    createdAt: now,
  },
  // Tables beyond the specification.
  newsletter_subscribers: {
    id: requiredText,
    email,
    status: pending,
    createdAt: now,
    confirmTokenHash: text,
    confirmExpiresAt: moment,
    confirmedAt: moment,
    unsubscribedAt: moment,
    unsubscribeToken: ["text", true, "(gen_random_uuid())::text"],
  },
  newsletters: {
    id: requiredText,
    subject: requiredText,
    introduction: requiredText,
    items: ["jsonb", true, "'[]'::jsonb"],
    status: ["text", true, "'draft'::text"],
    version: ["integer", true, "1"],
    createdById: text,
    createdAt: now,
    updatedAt: now,
    snapshot: ["jsonb", false],
    sentById: text,
    startedAt: moment,
    finishedAt: moment,
    pastDeliveries: ["jsonb", true, "'{}'::jsonb"],
  },
  newsletter_deliveries: {
    newsletterId: requiredText,
    subscriberId: requiredText,
    status: ["text", true, "'waiting'::text"],
    mailId: text,
  },
  application_decisions: {
    id: requiredText,
    applicationId: requiredText,
    previousStatus: requiredText,
    status: requiredText,
    note: text,
    mailId: text,
    decidedById: text,
    decidedAt: now,
  },
  contact_threads: {
    submissionId: requiredText,
    about: text,
    dueAt: ["timestamp(3) without time zone", true],
    responded: no,
    respondedAt: moment,
    respondedById: text,
    assigneeId: text,
    version: ["integer", true, "1"],
    lateNoticeAt: moment,
    writerId: text,
    writingUntil: moment,
  },
  contact_entries: {
    id: requiredText,
    submissionId: requiredText,
    kind: requiredText,
    text,
    byId: text,
    mailId: text,
    createdAt: now,
  },
  event_details: {
    eventId: requiredText,
    ageGroup: text,
    cancelledAt: moment,
    cancelledNote: text,
    hiddenNote: text,
    notifiedDate: moment,
    notifiedLocation: text,
    registrationApprovedAt: moment,
    registrationApprovedById: text,
    takenDownAt: moment,
    pendingCancelledNote: text,
    earliestDate: moment,
    notifiedTitle: text,
    wasBacked: no,
  },
  event_leaders: { eventId: requiredText, userId: requiredText, namedById: text, namedAt: now },
  children: {
    id: requiredText,
    userId: requiredText,
    firstName: requiredText,
    birthYear: ["integer", true],
    createdAt: now,
  },
  registration_parties: {
    id: requiredText,
    eventId: requiredText,
    userId: text,
    contactEmail: text,
    together: no,
    guardianName: text,
    guardianPhone: text,
    emergencyName: text,
    emergencyPhone: text,
    termsVersion: text,
    termsAgreedAt: moment,
    cancelToken: ["text", true, "(gen_random_uuid())::text"],
    idempotencyKey: text,
    addedById: text,
    createdAt: now,
  },
  registrations: {
    id: requiredText,
    eventId: requiredText,
    partyId: requiredText,
    userId: text,
    childId: text,
    firstName: requiredText,
    birthYear: ["integer", false],
    status: requiredText,
    photoConsent: no,
    needs: text,
    ageApprovedById: text,
    queuePosition: ["integer", true, "nextval('\"registrations_queuePosition_seq\"'::regclass)"],
    offeredUntil: moment,
    undoUntil: moment,
    statusBefore: text,
    attendance: text,
    pickedUpBy: text,
    createdAt: now,
    updatedAt: now,
  },
  check_ins: {
    id: requiredText,
    registrationId: requiredText,
    field: requiredText,
    value: requiredText,
    seen: ["text[]", false],
    madeAt: ["timestamp(3) without time zone", true],
    madeById: text,
  },
  cancelled_registrations: {
    registrationId: requiredText,
    mailId: text,
    mailStatus: text,
    mailAt: moment,
  },
  registration_reminders: { partyId: requiredText, kind: requiredText, sentAt: now },
  staff_actions: {
    id: requiredText,
    at: now,
    actorId: text,
    actorKind: requiredText,
    tokenId: text,
    action: requiredText,
    subjectKind: text,
    subjectId: text,
    details: ["jsonb", true, "'{}'::jsonb"],
  },
  email_changes: {
    userId: requiredText,
    newEmail: email,
    tokenHash: requiredText,
    expiresAt: ["timestamp(3) without time zone", true],
    createdAt: now,
  },
  email_confirmations: {
    userId: requiredText,
    tokenHash: requiredText,
    expiresAt: ["timestamp(3) without time zone", true],
    createdAt: now,
  },
  device_trust: { userId: requiredText, since: ["timestamp(3) without time zone", true] },
  access_tokens: {
    id: requiredText,
    userId: requiredText,
    name: requiredText,
    tokenHash: requiredText,
    scopes: ["text[]", false],
    createdAt: now,
    expiresAt: moment,
    lastUsedAt: moment,
  },
  audited_tokens: { id: requiredText, userId: requiredText, name: requiredText },
  webhooks: {
    id: requiredText,
    url: requiredText,
    types: ["text[]", false],
    sendsPersonalData: no,
    secret: requiredText,
    createdAt: now,
    previousSecret: text,
    previousSecretUntil: moment,
    claimedUntil: moment,
  },
  webhook_deliveries: {
    id: requiredText,
    webhookId: requiredText,
    type: requiredText,
    data: ["jsonb", true],
    status: ["text", true, "'pending'::text"],
    attempts: ["integer", true, "0"],
    answer: ["integer", false],
    lastError: text,
    createdAt: now,
    queuedAt: now,
    deliveredAt: moment,
  },
  notice_settings: { userId: requiredText, frequency: requiredText },
  notices: {
    id: requiredText,
    userId: requiredText,
    topic: requiredText,
    subject: requiredText,
    people: ["integer", true, "1"],
    path: requiredText,
    createdAt: now,
  },
  suspensions: { userId: requiredText, reason: text, suspendedById: text, suspendedAt: now },
  passkeys: {
    id: requiredText,
    userId: requiredText,
    credentialId: requiredText,
    publicKey: ["bytea", true],
    counter: ["bigint", true],
    transports: ["text[]", false],
    name: requiredText,
    createdAt: now,
    lastUsedAt: moment,
  },
  authenticator_apps: {
    userId: requiredText,
    secret: requiredText,
    createdAt: now,
    confirmedAt: moment,
    lastUsedStep: ["integer", false],
  },
  recovery_codes: { codeHash: requiredText, userId: requiredText, usedAt: moment },
  remembered_devices: {
    tokenHash: requiredText,
    userId: requiredText,
    expiresAt: ["timestamp(3) without time zone", true],
    createdAt: now,
  },
  pending_sign_ins: {
    tokenHash: requiredText,
    userId: requiredText,
    expiresAt: ["timestamp(3) without time zone", true],
  },
  passkey_challenges: {
    challenge: requiredText,
    userId: requiredText,
    purpose: requiredText,
    expiresAt: ["timestamp(3) without time zone", true],
  },
  earlier_reset_links: {
    tokenHash: requiredText,
    userId: requiredText,
    expiresAt: ["timestamp(3) without time zone", true],
  },
  role_invitations: {
    tokenHash: requiredText,
    role: requiredText,
    expiresAt: ["timestamp(3) without time zone", true],
    createdAt: now,
  },
  mails: {
    id: requiredText,
    kind: requiredText,
    recipient: requiredText,
    replyTo: text,
    subject: requiredText,
    text: requiredText,
    html: requiredText,
    headers: ["jsonb", true, "'{}'::jsonb"],
    status: pending,
    attempts: ["integer", true, "0"],
    lastError: text,
    createdAt: now,
    queuedAt: now,
    claimedUntil: moment,
    sentAt: moment,
    expiresAt: moment,
    calendar: text,
  },
  items: {
    kind: requiredText,
    id: requiredText,
    version: ["integer", true, "1"],
    isAhead: ["boolean", true, "false"],
    publishAt: moment,
    publishedAt: moment,
    review: text,
    reviewNote: text,
    submittedAt: moment,
  },
  item_versions: {
    kind: requiredText,
    itemId: requiredText,
    version: ["integer", true],
    fields: ["jsonb", true],
    savedById: text,
    savedAt: now,
  },
  user_roles: { userId: requiredText, role: requiredText, grantedAt: now, factorFrom: now },
  uploads: {
    id: requiredText,
    authorId: text,
    width: ["integer", true],
    height: ["integer", true],
    bytes: ["integer", true],
    alt: text,
    focusX: ["integer", true, "50"],
    focusY: ["integer", true, "50"],
    createdAt: now,
    storedAt: moment,
  },
  upload_uses: { uploadId: requiredText, kind: requiredText, itemId: requiredText },
  submissions: {
    idempotencyKey: requiredText,
    mailIds: ["text[]", false],
    resultId: text,
    createdAt: now,
  },
  outbound_pauses: { id: ["boolean", true, "true"], reason: requiredText, since: now },
  throttles: { key: requiredText, points: ["integer", true], expire: ["bigint", true] },
  search_documents: {
    kind: requiredText,
    itemId: requiredText,
    category: requiredText,
    ageGroup: text,
    date: ["timestamp(3) without time zone", true],
    document: ["tsvector", true],
  },
  search_words: { kind: requiredText, word: requiredText, stem: requiredText },
};

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await database?.drop();
});

async function rows(sql: string, ...values: unknown[]): Promise<unknown[][]> {
  const result = await client.query({ text: sql, values, rowMode: "array" });
  return result.rows;
}

describe.for(Object.entries(tables))("the table %s", ([table, columns]) => {
  test("has exactly its columns", async () => {
    const found = await rows(
      "SELECT column_name FROM information_schema.columns WHERE table_name = $1",
      table,
    );
    expect(found.flat().sort()).toEqual(Object.keys(columns).sort());
  });

  test.for(Object.entries(columns))("has %s as specified", async ([column, expected]) => {
    const [found] = await rows(
      `SELECT format_type(atttypid, atttypmod), attnotnull, column_default
       FROM pg_attribute, information_schema.columns
       WHERE attrelid = $1::text::regclass AND attname = $2
         AND table_name = $1 AND column_name = attname`,
      table,
      column,
    );
    expect(found).toEqual([expected[0], expected[1], expected[2] ?? null]);
  });
});

test("there is no other table", async () => {
  const found = await rows(
    "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'",
  );
  const expected = [...Object.keys(tables), "_prisma_migrations"];
  expect(found.flat().sort()).toEqual(expected.sort());
});

/** Primary keys of more than the first column. */
const keys: Record<string, string> = {
  user_roles: "userId, role",
  event_leaders: "eventId, userId",
  items: "kind, id",
  item_versions: "kind, itemId, version",
  upload_uses: "uploadId, kind, itemId",
  newsletter_deliveries: "newsletterId, subscriberId",
  registration_reminders: "partyId, kind",
  search_documents: "kind, itemId",
  search_words: "kind, word",
};

test.for(Object.entries(tables))("%s is keyed by its first columns", async ([table, columns]) => {
  const [found] = await rows(
    "SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE contype = 'p' AND conrelid = $1::regclass",
    table,
  );
  expect(found?.[0]?.toString().replaceAll('"', "")).toBe(
    `PRIMARY KEY (${keys[table] ?? Object.keys(columns)[0]})`,
  );
});

test.for(["news_articles", "events", "education_articles"])(
  "%s outlive their author",
  async (table) => {
    const [found] = await rows(
      "SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE contype = 'f' AND conrelid = $1::regclass",
      table,
    );
    expect(found).toEqual([
      'FOREIGN KEY ("authorId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL',
    ]);
  },
);

test("every index serves an order, a reference, an address, a unique value or the end of sessions", async () => {
  const found = await rows(
    `SELECT regexp_replace(indexdef, '^CREATE (UNIQUE )?INDEX \\S+ ON public\\.(.*)$', '\\1\\2')
     FROM pg_indexes WHERE schemaname = 'public' AND indexname NOT LIKE '%_pkey'`,
  );
  expect(found.flat().sort()).toEqual(
    [
      'UNIQUE access_tokens USING btree ("tokenHash")',
      'UNIQUE email_changes USING btree ("tokenHash")',
      'UNIQUE email_confirmations USING btree ("tokenHash")',
      "UNIQUE newsletter_subscribers USING btree (email)",
      'UNIQUE users USING btree ("resetToken")',
      "UNIQUE users USING btree (email)",
      "UNIQUE users USING btree (username)",
      'education_articles USING btree ("authorId")',
      'education_articles USING btree (published, "ageGroup", "createdAt" DESC, id DESC)',
      'education_articles USING btree (published, "createdAt" DESC, id DESC)',
      'education_articles USING btree (published, category, "ageGroup", "createdAt" DESC, id DESC)',
      'education_articles USING btree (published, category, "createdAt" DESC, id DESC)',
      'cancelled_registrations USING btree ("mailId")',
      'check_ins USING btree ("madeById")',
      'check_ins USING btree ("registrationId", field, "madeAt" DESC)',
      'event_details USING btree ("registrationApprovedById")',
      'earlier_reset_links USING btree ("expiresAt")',
      'earlier_reset_links USING btree ("userId")',
      'UNIQUE passkeys USING btree ("credentialId")',
      'passkeys USING btree ("userId")',
      'recovery_codes USING btree ("userId")',
      'remembered_devices USING btree ("expiresAt")',
      'remembered_devices USING btree ("userId")',
      'pending_sign_ins USING btree ("expiresAt")',
      'pending_sign_ins USING btree ("userId")',
      'passkey_challenges USING btree ("expiresAt")',
      'passkey_challenges USING btree ("userId")',
      'event_leaders USING btree ("namedById")',
      'event_leaders USING btree ("userId")',
      'events USING btree ("authorId")',
      'events USING btree (published, "eventDate", id)',
      'events USING btree (published, "eventType", "eventDate", id)',
      'item_versions USING btree ("savedById")',
      'suspensions USING btree ("suspendedById")',
      'items USING btree ("publishAt")',
      'items USING btree (review, "submittedAt")',
      'mails USING btree (status, "queuedAt")',
      'news_articles USING btree ("authorId")',
      'news_articles USING btree (published, "createdAt" DESC, id DESC)',
      'news_articles USING btree (published, category, "createdAt" DESC, id DESC)',
      "search_documents USING gin (document)",
      'search_documents USING btree (kind, date, "itemId")',
      "search_words USING btree (stem, kind)",
      "search_words USING gin (word gin_trgm_ops)",
      "sessions USING btree (((sess ->> 'userId'::text)))",
      "sessions USING btree (expire)",
      'submissions USING btree ("createdAt")',
      "throttles USING btree (expire)",
      'upload_uses USING btree (kind, "itemId")',
      'uploads USING btree ("authorId")',
      'uploads USING btree ("createdAt")',
      'UNIQUE newsletter_deliveries USING btree ("mailId")',
      'UNIQUE newsletter_subscribers USING btree ("confirmTokenHash")',
      'UNIQUE newsletter_subscribers USING btree ("unsubscribeToken")',
      'access_tokens USING btree ("userId")',
      'audited_tokens USING btree ("userId")',
      "UNIQUE webhooks USING btree (url)",
      'webhook_deliveries USING btree ("createdAt")',
      'webhook_deliveries USING btree ("webhookId", "createdAt" DESC, id DESC)',
      'application_decisions USING btree ("applicationId", "decidedAt")',
      'application_decisions USING btree ("decidedById")',
      'contact_entries USING btree ("byId")',
      'contact_entries USING btree ("submissionId", "createdAt")',
      'contact_submissions USING btree ("inquiryType")',
      `contact_submissions USING gin (((((((("firstName" || ' '::text) || "lastName") || ' '::text) || email) || ' '::text) || message)) gin_trgm_ops)`,
      'contact_threads USING btree ("assigneeId")',
      'contact_threads USING btree ("respondedById")',
      'contact_threads USING btree ("writerId")',
      'contact_threads USING btree (responded, "dueAt", "submissionId")',
      'contact_threads USING btree (responded, "respondedAt" DESC, "submissionId" DESC)',
      'mails USING btree ("createdAt" DESC, id DESC)',
      'mails USING btree (status, "createdAt" DESC, id DESC)',
      `membership_applications USING btree (lower(COALESCE("lastName", ''::text)), lower(COALESCE("firstName", ''::text)), id)`,
      "mails USING gin (recipient gin_trgm_ops)",
      'mails USING btree (lower(recipient), "createdAt")',
      "membership_applications USING btree (lower(email))",
      'membership_applications USING btree ("createdAt" DESC, id DESC)',
      'membership_applications USING btree ("membershipType", "createdAt" DESC, id DESC)',
      'membership_applications USING btree (status, "createdAt" DESC, id DESC)',
      'membership_applications USING btree (status, "membershipType", "createdAt" DESC, id DESC)',
      `membership_applications USING gin ((((((COALESCE("firstName", ''::text) || ' '::text) || COALESCE("lastName", ''::text)) || ' '::text) || email)) gin_trgm_ops)`,
      'newsletter_deliveries USING btree ("newsletterId", status)',
      'newsletter_deliveries USING btree ("subscriberId")',
      'newsletter_subscribers USING btree ("createdAt" DESC, id DESC)',
      'newsletter_subscribers USING btree (status, "createdAt" DESC, id DESC)',
      "newsletter_subscribers USING gin (((email)::text) gin_trgm_ops)",
      'newsletters USING btree ("createdAt" DESC, id DESC)',
      'newsletters USING btree ("createdById")',
      'newsletters USING btree ("sentById")',
      'notices USING btree ("userId", "createdAt")',
      'staff_actions USING btree ("actorId", at DESC, id DESC)',
      'staff_actions USING btree ("subjectKind", "subjectId", at DESC, id DESC)',
      "staff_actions USING btree (action, at DESC, id DESC)",
      "staff_actions USING btree (at DESC, id DESC)",
      'users USING btree ("createdAt" DESC, id DESC)',
      `users USING btree (lower(COALESCE("lastName", ''::text)), lower(COALESCE("firstName", ''::text)), id)`,
      `users USING gin ((((((COALESCE("firstName", ''::text) || ' '::text) || COALESCE("lastName", ''::text)) || ' '::text) || (email)::text)) gin_trgm_ops)`,
      'UNIQUE registration_parties USING btree ("cancelToken")',
      'UNIQUE registration_parties USING btree ("idempotencyKey")',
      `UNIQUE registrations USING btree ("eventId", "userId", COALESCE("childId", ''::text)) WHERE ((status = ANY (ARRAY['confirmed'::text, 'waiting'::text, 'offered'::text])) AND (("childId" IS NOT NULL) OR ("birthYear" IS NULL)))`,
      'UNIQUE registrations USING btree ("queuePosition")',
      'children USING btree ("userId")',
      'registration_parties USING btree ("addedById")',
      'registration_parties USING btree ("eventId")',
      'registration_parties USING btree ("userId")',
      'registrations USING btree ("childId")',
      'registrations USING btree ("eventId", status, "queuePosition")',
      'registrations USING btree ("partyId")',
      'registrations USING btree ("userId", "createdAt" DESC)',
      'registrations USING btree (status, "offeredUntil")',
      'registrations USING btree ("undoUntil")',
    ].sort(),
  );
});
