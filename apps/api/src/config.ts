import { randomBytes } from "node:crypto";
import { accessSync, constants, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { organization, PASSWORD_MIN_LENGTH, SECOND_FACTOR_AFTER_DAYS } from "@headwaters/contracts";
import { deliverableEmail, normalizeEmail } from "@headwaters/contracts/router";
import { z } from "zod";
import { toBucketName } from "./platform/storage/open.ts";
import { toDatabaseUrl } from "./startup/databaseUrl.ts";

/** Public defaults of docker-compose.yml, rejected on a public address. */
const COMPOSE_DATABASE_PASSWORD = "headwaters";
const COMPOSE_MAIL_HOST = "mail:1025";

/** Variables whose value may be in a file, named by NAME_FILE. */
export const SECRETS = [
  "DATABASE_URL",
  "DIRECT_DATABASE_URL",
  "DATABASE_PASSWORD",
  "SESSION_SECRET",
  "SESSION_SECRET_FALLBACKS",
  "SMTP_URL",
  "STORAGE_URL",
  "METRICS_TOKEN",
] as const;

/** A failure at the start that the operator can fix; its message is one sentence for them. */
export class StartError extends Error {
  override name = "StartError";
}

/** A relative DATA_DIR is resolved here, from any working directory. */
const REPOSITORY = join(import.meta.dirname, "../../..");

const onOff = z
  .enum(["true", "false", "1", "0", "yes", "no"], { error: "must be true or false" })
  .transform((word) => ["true", "1", "yes"].includes(word));

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
}

const PROXIES = "must be true, false or the number of proxies, at most 10";
/** Number of proxies in front of the site; "true" is one. */
const proxies = z
  .string()
  .transform((word) => ({ true: 1, yes: 1, false: 0, no: 0 })[word] ?? Number(word))
  .pipe(z.int(PROXIES).min(0, PROXIES).max(10, PROXIES));

function url(protocols: readonly string[]) {
  const error = `must be an address that starts with ${protocols.map((p) => `${p}//`).join(" or ")}`;
  const isOne = (value: string) => protocols.includes(URL.parse(value)?.protocol ?? "");
  return z.string().refine(isOne, { error, abort: true });
}

const email = z
  .string()
  .overwrite(normalizeEmail)
  .pipe(deliverableEmail("must be an e-mail address"));

const secret = z.string().min(32, "must be at least 32 characters long");

const STORAGE = "must be an address such as s3://key:secret@s3.example.com/bucket?region=us-east-1";

// The characters of a Bearer token (RFC 6750, 2.1).
const METRICS_TOKEN = "must be at least 32 letters, digits and characters of -._~+/=";

export const environment = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce
    .number({ error: "must be a port number" })
    .int("must be a port number")
    .min(1, "must be between 1 and 65535")
    .max(65_535, "must be between 1 and 65535")
    .default(3000),
  PUBLIC_URL: url(["http:", "https:"])
    .transform((value) => value.replace(/\/+$/, ""))
    .optional(),
  CANONICAL_HOST: onOff.default(false),
  DATABASE_URL: url(["postgres:", "postgresql:"]).optional(),
  DIRECT_DATABASE_URL: url(["postgres:", "postgresql:"]).optional(),
  DATABASE_PASSWORD: z.string().optional(),
  DATABASE_TLS: z
    .enum(["disable", "no-verify", "verify-full"], {
      error: "must be disable, no-verify or verify-full",
    })
    .optional(),
  DATABASE_TLS_CA: z
    .string()
    .refine(isReadable, "must be a file that can be read")
    .transform((file) => resolve(file))
    .optional(),
  DATABASE_POOL_SIZE: wholeNumber(5, 100).default(10),
  DATA_DIR: z.string().default(".data"),
  SESSION_SECRET: secret.optional(),
  SESSION_SECRET_FALLBACKS: z
    .string()
    .transform((list) => list.split(/[,\s]+/).filter((one) => one !== ""))
    .pipe(z.array(secret))
    .default([]),
  SMTP_URL: url(["smtp:", "smtps:"])
    .refine((value) => new URL(value).hostname !== "", "must name a host")
    .optional(),
  STORAGE_URL: z
    .string()
    .transform((value, context) => {
      const bucket = toBucketName(value);
      if (!bucket) context.addIssue(STORAGE);
      return bucket;
    })
    .optional(),
  MAIL_TO_FILES: onOff.default(false),
  OUTBOUND_PAUSED: onOff.default(false),
  /** The name before webhooks were paused, too. */
  MAIL_PAUSED: onOff.default(false),
  MAIL_FROM: email.default(organization.email),
  CONTACT_INBOX: email.default(organization.email),
  TRUST_PROXY: proxies.default(0),
  DEMO_CONTENT: z
    .union([z.literal("local"), onOff], { error: "must be true, false or local" })
    .optional(),
  THROTTLE_FACTOR: z.coerce
    .number({ error: "must be a number" })
    .positive("must be greater than 0")
    .max(1_000_000, "must be at most 1000000")
    .default(1),
  PASSWORD_MIN_LENGTH: wholeNumber(PASSWORD_MIN_LENGTH, 64).default(PASSWORD_MIN_LENGTH),
  SECOND_FACTOR_AFTER_DAYS: z
    .union([z.literal("never").transform(() => null), wholeNumber(0, 365)], {
      error: "must be never, or a whole number from 0 to 365",
    })
    .default(SECOND_FACTOR_AFTER_DAYS),
  CONTENT_POLICY: z.enum(["open", "review"], { error: "must be open or review" }).optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be one of fatal, error, warn, info, debug, trace, silent",
    })
    .default("info"),
  LOG_ADDRESSES: onOff.default(false),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{32,}$/, METRICS_TOKEN)
    .optional(),
});

/** The settings of one process; `sessionSecret` is null if it must be generated into dataDir. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads and checks the environment (the table in apps/docs/configuration.md).
 * @throws StartError that names the first wrong variable.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  // An empty variable counts as unset, because compose files cannot leave one out.
  const given = readSecretFiles(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== "")),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === "production";
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const hasPublicUrl = !isLoopback(new URL(publicUrl).hostname);
  const isPublic = production || hasPublicUrl;
  if (hasPublicUrl) rejectComposeDefaults(values);
  // Production with a loopback address is a trial of docker-compose.yml.
  const needsSecret = hasPublicUrl || (production && values.PUBLIC_URL === undefined);
  if (needsSecret && values.DATABASE_URL && !values.SESSION_SECRET) {
    throw new StartError(
      `SESSION_SECRET must be set when the site is public and DATABASE_URL is set; for example ${randomBytes(32).toString("hex")}.`,
    );
  }
  if (values.DIRECT_DATABASE_URL && !values.DATABASE_URL) {
    throw new StartError("DIRECT_DATABASE_URL is of no use without DATABASE_URL: set both.");
  }
  if (values.SESSION_SECRET_FALLBACKS.length > 0 && !values.SESSION_SECRET) {
    throw new StartError("SESSION_SECRET_FALLBACKS is of no use without SESSION_SECRET: set both.");
  }
  const hasOwnDatabase = values.DATABASE_URL === undefined;
  const demoContent = values.DEMO_CONTENT ?? (hasOwnDatabase && !isPublic);
  return {
    production,
    /** Whether the site is public: its address is not a loopback address, or this is production. */
    isPublic,
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    /** Redirect pages under another host to that of publicUrl. */
    canonicalHost: values.CANONICAL_HOST,
    databaseUrl: toDatabaseUrl(values.DATABASE_URL, values),
    /** Bypasses a connection pooler. */
    directDatabaseUrl: toDatabaseUrl(values.DIRECT_DATABASE_URL, values),
    databasePoolSize: values.DATABASE_POOL_SIZE,
    dataDir: resolve(REPOSITORY, values.DATA_DIR),
    sessionSecret: values.SESSION_SECRET ?? null,
    /** Older secrets that are still accepted. */
    sessionSecretFallbacks: values.SESSION_SECRET_FALLBACKS,
    /** Null: mails are written to files in dataDir. */
    smtpUrl: values.MAIL_TO_FILES ? null : (values.SMTP_URL ?? null),
    /** Mails to files are intended, also in production. */
    mailToFiles: values.MAIL_TO_FILES,
    /** Mails and deliveries to webhooks wait in the database. */
    outboundPaused: values.OUTBOUND_PAUSED || values.MAIL_PAUSED,
    /** The bucket for uploaded pictures, instead of dataDir. */
    bucket: values.STORAGE_URL ?? null,
    mailFrom: values.MAIL_FROM,
    contactInbox: values.CONTACT_INBOX,
    trustProxy: values.TRUST_PROXY,
    demoContent: demoContent === "local" ? !hasPublicUrl : demoContent,
    rateLimitFactor: values.THROTTLE_FACTOR,
    passwordMinLength: values.PASSWORD_MIN_LENGTH,
    /** Null: nobody has to have a second factor. */
    secondFactorAfterDays: values.SECOND_FACTOR_AFTER_DAYS,
    /** Strangers can sign up at a public address, so their content waits for staff there. */
    contentPolicy: values.CONTENT_POLICY ?? (hasPublicUrl ? "review" : "open"),
    logLevel: values.LOG_LEVEL,
    logAddresses: values.LOG_ADDRESSES,
    metricsToken: values.METRICS_TOKEN ?? null,
  };
}

/**
 * Reads secrets from the files named by NAME_FILE, as container platforms mount them.
 * @throws StartError if a file is unreadable or empty, or the variable itself is set, too
 */
function readSecretFiles(env: NodeJS.Dict<string>): NodeJS.Dict<string> {
  const read = { ...env };
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (file === undefined) continue;
    if (env[name] !== undefined) throw new StartError(`Set ${name} or ${name}_FILE, not both.`);
    if (!isReadable(file)) throw new StartError(`${name}_FILE must be a file that can be read.`);
    // Editors and `echo` end a file with a line break, which is not part of the secret.
    read[name] = readFileSync(file, "utf8").replace(/[\r\n]+$/, "");
    if (read[name] === "") throw new StartError(`The file of ${name}_FILE is empty.`);
  }
  return read;
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Returns whether a host name is this machine's own: localhost, *.localhost, 127.0.0.0/8, ::1. */
function isLoopback(hostname: string): boolean {
  return (
    /^(.+\.)?localhost\.?$/.test(hostname) ||
    /^127(\.\d+){3}$/.test(hostname) ||
    hostname === "[::1]"
  );
}

/** @throws StartError if a public site has the defaults of docker-compose.yml */
function rejectComposeDefaults(values: z.output<typeof environment>) {
  const { DATABASE_URL, DATABASE_PASSWORD, SMTP_URL, MAIL_TO_FILES } = values;
  const password = DATABASE_URL && (DATABASE_PASSWORD ?? new URL(DATABASE_URL).password);
  if (password === COMPOSE_DATABASE_PASSWORD) {
    throw new StartError(
      "The database's password must be one that you chose on a public address; with docker-compose.yml set POSTGRES_PASSWORD.",
    );
  }
  if (SMTP_URL && new URL(SMTP_URL).host === COMPOSE_MAIL_HOST && !MAIL_TO_FILES) {
    throw new StartError(
      "SMTP_URL must name a real mail server on a public address: the one of docker-compose.yml delivers no mail.",
    );
  }
}

/** @throws StartError for a public site without a mail server, unless MAIL_TO_FILES is set */
export function checkMailServer({ isPublic, smtpUrl, mailToFiles }: Config): void {
  if (!isPublic || smtpUrl !== null || mailToFiles) return;
  throw new StartError(
    "SMTP_URL must be set when the site is public, or MAIL_TO_FILES=true where it is meant that no mail is sent.",
  );
}
