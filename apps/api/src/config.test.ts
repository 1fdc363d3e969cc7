import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterwards } from "@headwaters/testing/afterwards";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { checkMailServer, environment, readConfig, SECRETS, StartError } from "./config.ts";

describe("the environment", () => {
  test("has defaults for all variables", () => {
    expect(readConfig({})).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      publicUrl: "http://localhost:3000",
      databaseUrl: null,
      databasePoolSize: 10,
      canonicalHost: false,
      dataDir: join(import.meta.dirname, "../../../.data"),
      sessionSecret: null,
      sessionSecretFallbacks: [],
      smtpUrl: null,
      bucket: null,
      mailFrom: "hello@headwaters.example",
      contactInbox: "hello@headwaters.example",
      trustProxy: 0,
      demoContent: true,
      rateLimitFactor: 1,
      passwordMinLength: 6,
      logLevel: "info",
      logAddresses: false,
      metricsToken: null,
    });
  });

  test("treats an empty variable as unset", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "", SMTP_URL: "" })).toEqual(readConfig({}));
  });

  test("derives the public address from PORT by default", () => {
    expect(readConfig({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
    expect(readConfig({ PUBLIC_URL: "https://fish.example/" }).publicUrl).toBe(
      "https://fish.example",
    );
  });

  test("adds demo content to the embedded database only, unless configured otherwise", () => {
    const DATABASE_URL = "postgres://u:p@localhost/db";
    expect(readConfig({ DATABASE_URL }).demoContent).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO_CONTENT: "true" }).demoContent).toBe(true);
    expect(readConfig({ DEMO_CONTENT: "false" }).demoContent).toBe(false);
  });

  test.each([
    ["true", 1],
    ["false", 0],
    ["1", 1],
    ["0", 0],
    ["2", 2],
  ])("reads TRUST_PROXY=%s as %i proxies", (TRUST_PROXY, proxies) => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(proxies);
  });

  test.each([
    [{ PORT: "http" }, "PORT must be a port number."],
    [{ PORT: "70000" }, "PORT must be between 1 and 65535."],
    [{ PORT: "0" }, "PORT must be between 1 and 65535."],
    [
      { PUBLIC_URL: "fish.example" },
      "PUBLIC_URL must be an address that starts with http:// or https://.",
    ],
    [
      { DIRECT_DATABASE_URL: "localhost/x" },
      "DIRECT_DATABASE_URL must be an address that starts with postgres:// or postgresql://.",
    ],
    [
      { DIRECT_DATABASE_URL: "postgres://localhost/x" },
      "DIRECT_DATABASE_URL is of no use without DATABASE_URL: set both.",
    ],
    [
      { DATABASE_URL: "mysql://localhost/x" },
      "DATABASE_URL must be an address that starts with postgres:// or postgresql://.",
    ],
    [{ SESSION_SECRET: "short" }, "SESSION_SECRET must be at least 32 characters long."],
    [
      { SESSION_SECRET_FALLBACKS: `${"x".repeat(32)},short` },
      "SESSION_SECRET_FALLBACKS must be at least 32 characters long.",
    ],
    [
      { SESSION_SECRET_FALLBACKS: "x".repeat(32) },
      "SESSION_SECRET_FALLBACKS is of no use without SESSION_SECRET: set both.",
    ],
    [{ DATABASE_TLS: "yes" }, "DATABASE_TLS must be disable, no-verify or verify-full."],
    [{ DATABASE_TLS_CA: "/nowhere.pem" }, "DATABASE_TLS_CA must be a file that can be read."],
    [{ DATABASE_TLS_CA: "/" }, "DATABASE_TLS_CA must be a file that can be read."],
    [{ DATABASE_POOL_SIZE: "4" }, "DATABASE_POOL_SIZE must be a whole number from 5 to 100."],
    [{ DATABASE_POOL_SIZE: "many" }, "DATABASE_POOL_SIZE must be a whole number from 5 to 100."],
    [{ SESSION_SECRET_FILE: "/nowhere" }, "SESSION_SECRET_FILE must be a file that can be read."],
    [
      { SMTP_URL: "smtp://mail.example", SMTP_URL_FILE: "/nowhere" },
      "Set SMTP_URL or SMTP_URL_FILE, not both.",
    ],
    [
      { SMTP_URL: "mail.example" },
      "SMTP_URL must be an address that starts with smtp:// or smtps://.",
    ],
    [{ SMTP_URL: "smtp://" }, "SMTP_URL must name a host."],
    [{ MAIL_FROM: "us" }, "MAIL_FROM must be an e-mail address."],
    [{ CONTACT_INBOX: "us" }, "CONTACT_INBOX must be an e-mail address."],
    [
      { TRUST_PROXY: "maybe" },
      "TRUST_PROXY must be true, false or the number of proxies, at most 10.",
    ],
    [
      { TRUST_PROXY: "-1" },
      "TRUST_PROXY must be true, false or the number of proxies, at most 10.",
    ],
    [{ DEMO_CONTENT: "2" }, "DEMO_CONTENT must be true, false or local."],
    [{ CANONICAL_HOST: "maybe" }, "CANONICAL_HOST must be true or false."],
    [
      { METRICS_TOKEN: "short" },
      "METRICS_TOKEN must be at least 32 letters, digits and characters of -._~+/=.",
    ],
    [
      { METRICS_TOKEN: "two words ".repeat(4) },
      "METRICS_TOKEN must be at least 32 letters, digits and characters of -._~+/=.",
    ],
    [{ LOG_ADDRESSES: "maybe" }, "LOG_ADDRESSES must be true or false."],
    [{ OUTBOUND_PAUSED: "maybe" }, "OUTBOUND_PAUSED must be true or false."],
    [{ MAIL_PAUSED: "maybe" }, "MAIL_PAUSED must be true or false."],
    [{ MAIL_TO_FILES: "maybe" }, "MAIL_TO_FILES must be true or false."],
    [{ THROTTLE_FACTOR: "-1" }, "THROTTLE_FACTOR must be greater than 0."],
    [{ PASSWORD_MIN_LENGTH: "5" }, "PASSWORD_MIN_LENGTH must be a whole number from 6 to 64."],
    [{ PASSWORD_MIN_LENGTH: "8.5" }, "PASSWORD_MIN_LENGTH must be a whole number from 6 to 64."],
    [{ PASSWORD_MIN_LENGTH: "long" }, "PASSWORD_MIN_LENGTH must be a whole number from 6 to 64."],
    [{ PASSWORD_MIN_LENGTH: "65" }, "PASSWORD_MIN_LENGTH must be a whole number from 6 to 64."],
    [{ THROTTLE_FACTOR: "lots" }, "THROTTLE_FACTOR must be a number."],
    [
      { LOG_LEVEL: "loud" },
      "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.",
    ],
  ])("refuses %j in one sentence that names the variable", (env, message) => {
    expect(() => readConfig(env as NodeJS.ProcessEnv)).toThrow(new StartError(message));
  });

  test.each([
    "https://key:secret@host/bucket",
    "s3://host/bucket",
    "s3://key:secret@host",
    "s3://key:secret@host/a/b",
    "s3://key:100%@host/bucket",
    "s3://key:secret@host/bucket?tls=maybe",
  ])("rejects %s as a store for pictures", (STORAGE_URL) => {
    expect(() => readConfig({ STORAGE_URL })).toThrow(
      new StartError(
        "STORAGE_URL must be an address such as s3://key:secret@s3.example.com/bucket?region=us-east-1.",
      ),
    );
  });

  test("accepts a store for pictures", () => {
    const STORAGE_URL = "s3://key:a%2Fb@localhost:9000/pictures?region=eu-1&tls=false";
    expect(readConfig({ STORAGE_URL }).bucket).toEqual({
      endpoint: "http://localhost:9000",
      region: "eu-1",
      bucket: "pictures",
      accessKeyId: "key",
      secretAccessKey: "a/b",
    });
    expect(readConfig({ STORAGE_URL: "s3://k:s@s3.example/p" }).bucket).toMatchObject({
      endpoint: "https://s3.example",
      region: "us-east-1",
    });
  });

  test("requires a secret in production with an external database", () => {
    const env = { NODE_ENV: "production", DATABASE_URL: "postgres://u:p@localhost/db" };
    expect(() => readConfig(env)).toThrow(/^SESSION_SECRET must be set/);
    expect(readConfig({ ...env, SESSION_SECRET: "x".repeat(32) }).sessionSecret).toHaveLength(32);
  });
});

describe("a public site", () => {
  const isPublic = (env: NodeJS.ProcessEnv) => readConfig(env).isPublic;

  test.each([
    "http://localhost:3000",
    "http://LOCALHOST",
    "http://site.localhost",
    "http://127.0.0.1:3000",
    "http://127.8.9.10",
    "http://[::1]:3000",
  ])("is not at %s", (PUBLIC_URL) => {
    expect(isPublic({ PUBLIC_URL })).toBe(false);
    expect(readConfig({ PUBLIC_URL }).contentPolicy).toBe("open");
  });

  test.each([
    "https://fish.example",
    "http://192.168.1.5",
    "http://localhost.example",
    "http://mylocalhost",
    "http://127.0.0.1.example",
    "http://[::2]",
  ])("is at %s", (PUBLIC_URL) => {
    expect(isPublic({ PUBLIC_URL })).toBe(true);
    expect(readConfig({ PUBLIC_URL }).contentPolicy).toBe("review");
    expect(readConfig({ PUBLIC_URL, CONTENT_POLICY: "open" }).contentPolicy).toBe("open");
  });

  test("is one in production, whatever its address", () => {
    expect(isPublic({})).toBe(false);
    expect(isPublic({ NODE_ENV: "production" })).toBe(true);
    expect(isPublic({ NODE_ENV: "production", PUBLIC_URL: "http://localhost:3000" })).toBe(true);
  });

  test("has no demo content by default", () => {
    const PUBLIC_URL = "https://fish.example";
    expect(readConfig({ PUBLIC_URL }).demoContent).toBe(false);
    expect(readConfig({ NODE_ENV: "production" }).demoContent).toBe(false);
    expect(readConfig({ PUBLIC_URL, DEMO_CONTENT: "true" }).demoContent).toBe(true);
    expect(readConfig({ PUBLIC_URL, DEMO_CONTENT: "local" }).demoContent).toBe(false);
    expect(readConfig({ DEMO_CONTENT: "local" }).demoContent).toBe(true);
  });

  test("does not start on a public address with the test settings of docker-compose.yml", () => {
    const local = {
      NODE_ENV: "production",
      PUBLIC_URL: "http://localhost:3000",
      DATABASE_URL: "postgres://headwaters:headwaters@database:5432/headwaters",
      SMTP_URL: "smtp://mail:1025",
    };
    expect(readConfig(local).sessionSecret).toBeNull();
    const atPublicUrl = { ...local, PUBLIC_URL: "https://fish.example" };
    expect(() => readConfig(atPublicUrl)).toThrow(
      new StartError(
        "The database's password must be one that you chose on a public address; with docker-compose.yml set POSTGRES_PASSWORD.",
      ),
    );
    const withPassword = { ...atPublicUrl, DATABASE_PASSWORD: "trout & pike" };
    expect(() => readConfig(withPassword)).toThrow(/^SMTP_URL must name a real mail server/);
    const withMail = { ...withPassword, SMTP_URL: "smtps://mail.example" };
    expect(() => readConfig(withMail)).toThrow(
      /^SESSION_SECRET must be set when the site is public/,
    );
    expect(readConfig({ ...withMail, SESSION_SECRET: "x".repeat(32) }).isPublic).toBe(true);
  });
});

test("the password of the database may contain any character", () => {
  const DATABASE_PASSWORD = "a:b@c/d?e#f%20 ü$'\"&[]";
  const DATABASE_URL = "postgres://site:other@database:5433/site";
  const { databaseUrl } = readConfig({ DATABASE_URL, DATABASE_PASSWORD });
  const { user, password, host, port, database } = new pg.Client(databaseUrl ?? "");
  expect({ user, password, host, port, database }).toEqual({
    user: "site",
    password: DATABASE_PASSWORD,
    host: "database",
    port: 5433,
    database: "site",
  });
});

/** Writes a file with this text, deleted after the test. */
function writeScratchFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "headwaters-config-"));
  afterwards(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "file");
  writeFileSync(file, text);
  return file;
}

test("TLS with the database is a parameter of its address, for all connections", () => {
  const ca = writeScratchFile("a certificate");
  const DATABASE_URL = "postgres://site@database/site?sslmode=disable";
  const tls = (env: NodeJS.ProcessEnv, name: "databaseUrl" | "directDatabaseUrl" = "databaseUrl") =>
    new pg.Client(readConfig({ DATABASE_URL, ...env })[name] ?? "").ssl;
  expect(tls({})).toBe(false);
  expect(tls({ DATABASE_TLS: "verify-full" })).toEqual({});
  expect(tls({ DATABASE_TLS: "no-verify" })).toEqual({ rejectUnauthorized: false });
  expect(tls({ DATABASE_TLS_CA: ca })).toEqual({ ca: "a certificate" });
  const DIRECT_DATABASE_URL = "postgres://site@direct/site";
  expect(tls({ DIRECT_DATABASE_URL, DATABASE_TLS_CA: ca }, "directDatabaseUrl")).toEqual({
    ca: "a certificate",
  });
});

describe("a secret from a file", () => {
  test.each(SECRETS)("may be %s", (name) => {
    const values = {
      DATABASE_URL: "postgres://u:p@localhost/db",
      DIRECT_DATABASE_URL: "postgres://u:p@localhost/direct",
      DATABASE_PASSWORD: "trout & pike",
      SESSION_SECRET: "n".repeat(32),
      SESSION_SECRET_FALLBACKS: `${"o".repeat(32)}\n${"p".repeat(32)}`,
      SMTP_URL: "smtp://user:pass@mail.example",
      STORAGE_URL: "s3://key:secret@s3.example/bucket",
      METRICS_TOKEN: "m".repeat(32),
    };
    const { [name]: value, ...others } = values;
    const file = writeScratchFile(`${value}\n`);
    expect(readConfig({ ...others, [`${name}_FILE`]: file })).toEqual(readConfig(values));
  });

  test("must be in it", () => {
    expect(() => readConfig({ SESSION_SECRET_FILE: writeScratchFile("\n") })).toThrow(
      new StartError("The file of SESSION_SECRET_FILE is empty."),
    );
  });
});

describe("a public site without a mail server", () => {
  const check = (env: NodeJS.ProcessEnv) =>
    checkMailServer(readConfig({ NODE_ENV: "production", ...env }));

  test.each([{ NODE_ENV: "production" }, { PUBLIC_URL: "https://fish.example" }])(
    "is refused in one sentence: %j",
    (env) => {
      expect(() => checkMailServer(readConfig(env))).toThrow(
        new StartError(
          "SMTP_URL must be set when the site is public, or MAIL_TO_FILES=true where it is meant that no mail is sent.",
        ),
      );
    },
  );

  test("starts with MAIL_TO_FILES=true, which overrides SMTP_URL", () => {
    check({ MAIL_TO_FILES: "true" });
    check({ SMTP_URL: "smtp://mail.example" });
    const both = { MAIL_TO_FILES: "true", SMTP_URL: "smtp://mail.example" };
    expect(readConfig(both).smtpUrl).toBeNull();
  });
});

describe("the variables of the environment", () => {
  const root = join(import.meta.dirname, "../../..");
  const known = Object.keys(environment.shape).sort();

  test("are in the table of configuration.md", () => {
    const table = readFileSync(join(root, "apps/docs/configuration.md"), "utf8");
    const rows = table.match(/^\| `.*/gm) ?? [];
    const named = rows.flatMap((row) => row.split(" | ")[0]?.match(/[A-Z][A-Z_]+/g) ?? []);
    expect(named.sort()).toEqual(known);
  });

  test("with a secret are in the section of configuration.md about files", () => {
    const text = readFileSync(join(root, "apps/docs/configuration.md"), "utf8");
    const [, sentence = ""] = /^\*\*Secrets from files\.\*\*(.*?)\n\n/ms.exec(text) ?? [];
    for (const name of SECRETS) expect(sentence).toContain(`\`${name}\``);
  });

  test("are passed on by docker-compose.yml, except those of the container itself", () => {
    const { services } = parse(readFileSync(join(root, "docker-compose.yml"), "utf8"));
    const { environment: passed } = services.site as { environment: Record<string, string> };
    expect(Object.keys(passed).sort()).toEqual(known);
    for (const [name, value] of Object.entries(passed)) {
      if (["HOST", "PORT", "DATA_DIR"].includes(name)) expect(value).not.toContain("$");
      else expect(value).toMatch(new RegExp(`^\\$\\{${name}:-.*\\}$`));
    }
    for (const { logging } of Object.values(services) as { logging: unknown }[]) {
      expect(logging).toMatchObject({
        driver: "json-file",
        options: { "max-size": expect.any(String), "max-file": expect.any(String) },
      });
    }
  });

  test("start with NODE_ENV=production in the image", () => {
    const dockerfile = readFileSync(join(root, "apps/api/Dockerfile"), "utf8");
    expect(dockerfile.split("\nFROM ").at(-1)).toMatch(/^ENV .*NODE_ENV=production\b/m);
  });
});
