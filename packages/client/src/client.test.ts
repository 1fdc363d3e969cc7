import { execFile } from "node:child_process";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { buildAccount } from "@headwaters/testing/factories";
import { type RunningSite, startSite } from "@headwaters/testing/site/site";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import {
  createClient,
  ForbiddenError,
  HeadwatersError,
  InvalidInputError,
  NotFoundError,
  UnauthorizedError,
} from "./index.ts";

const run = promisify(execFile);
const packageFolder = fileURLToPath(new URL("..", import.meta.url));
const tsc = join(packageFolder, "node_modules/.bin/tsc");

let site: RunningSite;
beforeAll(async () => {
  site = await startSite(inject("siteTemplate"));
});
afterAll(() => site?.stop());

/** An access token of a new staff account. */
async function createToken(scopes: string[]): Promise<string> {
  const account = buildAccount();
  const cookie = `headwaters=${await site.createMember(account)}`;
  await site.makeStaff(account.email);
  const response = await fetch(`${site.url}/api/account/tokens`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ name: "Tests", scopes, currentPassword: account.password }),
  });
  return ((await response.json()) as { token: string }).token;
}

describe("a program outside of the repository", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "headwaters-client-"));
    const cwd = packageFolder;
    const { stdout } = await run("pnpm", ["pack", "--json", "--pack-destination", folder], { cwd });
    const { filename } = JSON.parse(stdout) as { filename: string };
    const types = "@types/node@24.19.2";
    await run("npm", ["install", "--no-audit", "--no-fund", filename, types], { cwd: folder });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test("installs the package, is checked strictly, registers a family and prints the roster", async () => {
    await copyFile(join(packageFolder, "examples/register.ts"), join(folder, "register.mts"));
    const options = ["--strict", "--module", "nodenext", "--target", "es2022", "--types", "node"];
    await run(tsc, [...options, "register.mts"], { cwd: folder });
    const token = await createToken(["content:read", "registrations:read", "registrations:write"]);
    const { stdout } = await run("node", ["register.mjs", site.url, token], { cwd: folder });
    expect(stdout).toMatch(/^\d{4}-\d\d-\d\dT.* .+\n/);
    expect(stdout).toMatch(/ {2}Mia: confirmed\n {2}Leo: confirmed\n/);
    expect(stdout).toMatch(/ has \d+ on its list:\n(?:.*\n)* {2}Mia: confirmed\n/);
  });

  test("calls REST with nothing but fetch", async () => {
    const token = await createToken(["content:read", "registrations:read", "registrations:write"]);
    const example = join(packageFolder, "examples/rest.mjs");
    const { stdout } = await run("node", [example, site.url, token], { cwd: folder });
    expect(stdout.trim().split("\n")).toHaveLength(3);
    const rejected = run("node", [example, site.url, "headwaters_no"], { cwd: folder });
    await expect(rejected).rejects.toThrow("401: This access token is not valid.");
  });
});

describe("the client", () => {
  test("returns dates as Dates, and splits more calls than a batch holds", async () => {
    const client = createClient({ url: site.url });
    const {
      items: [event],
    } = await client.events.list.query({ limit: 1 });
    expect(event?.eventDate).toBeInstanceOf(Date);
    const lists = Array.from({ length: 25 }, () => client.news.list.query({ limit: 1 }));
    expect(await Promise.all(lists)).toHaveLength(25);
  });

  test("fails with a class for each kind of failure", async () => {
    const visitor = createClient({ url: site.url });
    const reader = createClient({ url: site.url, token: await createToken(["content:read"]) });
    await expect(visitor.accounts.currentUser.query()).rejects.toThrow(UnauthorizedError);
    await expect(visitor.news.get.query({ id: "nothing" })).rejects.toThrow(NotFoundError);
    await expect(reader.staff.people.query({})).rejects.toThrow(ForbiddenError);
    const invalid = await visitor.news.list.query({ limit: 0 }).catch((error: unknown) => error);
    expect(invalid).toBeInstanceOf(InvalidInputError);
    expect(invalid).toMatchObject({
      name: "InvalidInputError",
      code: "BAD_REQUEST",
      status: 400,
      issues: [{ path: "limit" }],
    });
  });

  test("reports that no response came", async () => {
    const fetch = () => Promise.reject(new TypeError("fetch failed"));
    const client = createClient({ url: "https://nowhere.example", fetch });
    const error = await client.news.list.query({}).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(HeadwatersError);
    expect(error).toMatchObject({ code: "NO_ANSWER", status: 0, message: "fetch failed" });
  });
});
