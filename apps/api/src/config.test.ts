import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig, StartError } from "./config.ts";

describe("the environment", () => {
  test("needs nothing set", () => {
    expect(readConfig({})).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      publicUrl: "http://localhost:3000",
      databaseUrl: null,
      dataDir: join(import.meta.dirname, "../../../.data"),
      sessionSecret: null,
      smtpUrl: null,
      bucket: null,
      mailFrom: "hello@headwaters.example",
      contactInbox: "hello@headwaters.example",
      trustProxy: 0,
      demoContent: true,
      throttleFactor: 1,
      passwordMinLength: 6,
      logLevel: "info",
    });
  });

  test("takes an empty variable for none", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "", SMTP_URL: "" })).toEqual(readConfig({}));
  });

  test("follows PORT with the public address, unless that is given", () => {
    expect(readConfig({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
    expect(readConfig({ PUBLIC_URL: "https://fish.example/" }).publicUrl).toBe(
      "https://fish.example",
    );
  });

  test("puts demo content into our own database only, unless asked", () => {
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
  ])("takes TRUST_PROXY=%s for %i proxies", (TRUST_PROXY, proxies) => {
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
    [{ DEMO_CONTENT: "2" }, "DEMO_CONTENT must be true or false."],
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
  ])("%j is refused in one sentence that names the variable", (env, message) => {
    expect(() => readConfig(env as NodeJS.ProcessEnv)).toThrow(new StartError(message));
  });

  test.each([
    "https://key:secret@host/bucket",
    "s3://host/bucket",
    "s3://key:secret@host",
    "s3://key:secret@host/a/b",
    "s3://key:100%@host/bucket",
    "s3://key:secret@host/bucket?tls=maybe",
  ])("names no store for pictures by %s", (STORAGE_URL) => {
    expect(() => readConfig({ STORAGE_URL })).toThrow(
      new StartError(
        "STORAGE_URL must be an address such as s3://key:secret@s3.example.com/bucket?region=us-east-1.",
      ),
    );
  });

  test("takes a store for pictures", () => {
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

  test("insists on a secret in production with a database of one's own", () => {
    const env = { NODE_ENV: "production", DATABASE_URL: "postgres://u:p@localhost/db" };
    expect(() => readConfig(env)).toThrow(/^SESSION_SECRET must be set/);
    expect(readConfig({ ...env, SESSION_SECRET: "x".repeat(32) }).sessionSecret).toHaveLength(32);
  });
});
