// Checks the files in apps/docs/examples without the programs that use them; `pnpm rehearse` runs them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PICTURE_MAX_BYTES } from "@headwaters/contracts";
import { nodeEnv, nodeFlags } from "@headwaters/launch/siteProcess";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { environment, SECRETS } from "./config.ts";
import { STOP_TIMEOUT } from "./platform/http/timeLimits.ts";

const root = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const [nginx, caddy, unit] = ["nginx.conf", "Caddyfile", "headwaters@.service"].map((name) =>
  read(`apps/docs/examples/${name}`),
) as [string, string, string];
const compose = parse(read("apps/docs/examples/compose.yml"), {
  customTags: [{ tag: "!reset", collection: "seq" }],
}).services;

/** Reads the number of a setting, in its own unit. */
const readNumber = (text: string, setting: string) =>
  Number(new RegExp(`^\\s*${setting}[ =](\\d+)`, "m").exec(text)?.[1]);

/** Bytes of the multipart form around a picture. */
const FORM = 64 * 1024;

test("proxies accept a picture, and no larger body than needed", () => {
  for (const megabytes of [
    readNumber(nginx, "client_max_body_size"),
    readNumber(caddy, "max_size"),
  ]) {
    const bytes = megabytes * 1024 * 1024;
    expect(bytes).toBeGreaterThanOrEqual(PICTURE_MAX_BYTES + FORM);
    expect(bytes).toBeLessThan(PICTURE_MAX_BYTES * 1.2);
  }
});

test("proxies and systemd wait longer than a queued registration, and than a shutdown", () => {
  const limits = [
    readNumber(nginx, "proxy_read_timeout"),
    readNumber(caddy, "response_header_timeout"),
    readNumber(unit, "TimeoutStopSec"),
  ];
  for (const seconds of limits)
    expect(seconds * 1_000).toBeGreaterThanOrEqual(STOP_TIMEOUT + 10_000);
});

test("proxies compress nothing again, and do not buffer events", () => {
  expect(nginx).toMatch(/^\s*gzip off;/m);
  expect(nginx).toMatch(/location = \/api\/staff\/live \{[^}]*proxy_buffering off;/);
  expect(caddy).not.toMatch(/^\s*encode/m);
  expect(nginx).toMatch(/^\s*listen 443 ssl http2;/m);
});

test("the proxies' logs have no query strings", () => {
  const format = /log_format headwaters ([^;]+);/.exec(nginx)?.[1] ?? "";
  expect(format).toContain("$uri");
  expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/);
  expect(nginx.match(/access_log .*/g)).toEqual(
    Array(2).fill("access_log /var/log/nginx/headwaters.log headwaters;"),
  );
  // Lower levels log request lines, which may contain tokens.
  expect(nginx.match(/error_log .*/g)).toEqual(
    Array(2).fill("error_log /var/log/nginx/headwaters.error.log crit;"),
  );
  expect(caddy).toContain('request>uri regexp \\?.* ""');
});

test("nginx does not retry writes, and keeps no connection that the site closes", () => {
  expect(/proxy_next_upstream (.*);/.exec(nginx)?.[1]).toBe("error timeout");
  expect(nginx).not.toMatch(/^\s*keepalive /m);
});

test("systemd starts the site as npm start does, with existing variables", () => {
  expect(unit).toMatch(
    new RegExp(`^ExecStart=/usr/bin/node ${nodeFlags.join(" ")} apps/api/src/main.ts$`, "m"),
  );
  const assigned = [...unit.matchAll(/^Environment=(.*)$/gm)]
    .flatMap(([, line = ""]) => line.split(" "))
    .map((one) => one.split("=")[0] ?? "");
  const files = SECRETS.map((name) => `${name}_FILE`);
  const known = [...Object.keys(environment.shape), ...files, ...Object.keys(nodeEnv)];
  for (const name of assigned) expect(known).toContain(name);
  const credentials = [...unit.matchAll(/^LoadCredential=([\w-]+):/gm)].map(([, name]) => name);
  expect([...unit.matchAll(/%d\/([\w-]+)/g)].map(([, name]) => name)).toEqual(credentials);
});

test("compose starts two processes behind one proxy, with a bucket and existing variables", () => {
  const { site, proxy } = compose;
  expect(site.deploy.replicas).toBe(2);
  expect(site.ports).toEqual([]);
  expect(site.environment.STORAGE_URL).toMatch(/^s3:/);
  for (const name of Object.keys(site.environment)) expect(environment.shape).toHaveProperty(name);
  for (const name of Object.keys(proxy.environment)) expect(caddy).toContain(`{$${name}:`);
});

test("the image contains the release of npx pnpm release", () => {
  const dockerfile = read("apps/api/Dockerfile");
  expect(dockerfile).toContain("RUN node packages/launch/src/release.mjs /release");
  expect(dockerfile).toContain(`"${nodeFlags.join('", "')}", "apps/api/src/main.ts"`);
});
