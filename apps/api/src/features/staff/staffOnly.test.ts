import { appRouter } from "@headwaters/contracts/router";
import { buildMember } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import type { AnyProcedure } from "@trpc/server";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import {
  getInputSchema,
  getMeta,
  procedureNames,
  restCalls,
} from "../../platform/rpc/procedures.ts";
import { listRoutes } from "../../testing/routes.ts";
import { useSite } from "../../testing/site.ts";

const site = useSite();

/** All procedures built with authorizedProcedure, which marks them. */
const staffNames = procedureNames.filter((name) => getMeta(name).right);
const procedures = appRouter._def.procedures as unknown as Record<string, AnyProcedure>;

/** Callers that are not staff, with the expected status and another path that gives the same error. */
const others: { who: string; agent: () => Agent; status: number; likewise: string }[] = [];

beforeAll(async () => {
  const { agent: member } = await buildMember(site);
  others.push(
    {
      who: "a visitor",
      agent: () => new Agent(site),
      status: 401,
      likewise: "/api/account/devices",
    },
    { who: "a member", agent: () => member, status: 404, likewise: "/api/staff/lunch" },
  );
});

type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
};

/** Builds a valid value for a schema. */
function plausible(schema: JsonSchema): unknown {
  const { type, enum: words, format, anyOf, items, properties } = schema;
  if (schema.const !== undefined) return schema.const;
  if (words) return words[0];
  if (anyOf) return plausible(anyOf[0] ?? {});
  if (format === "email") return "ana@example.org";
  if (format === "date-time") return "2026-05-01T09:00:00Z";
  if (type === "integer" || type === "number") return 1;
  if (type === "boolean") return true;
  if (type === "array") return [plausible(items ?? {})];
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, plausible(property)]),
    );
  }
  return "a-plausible-text";
}

function buildInputs(name: string): unknown[] {
  const schema = getInputSchema(name);
  if (!schema) return [undefined];
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return [undefined, {}, plausible(json as JsonSchema)];
}

/** Counts the rows of every table except the throttles. */
async function rows(): Promise<Record<string, number>> {
  const tables = await site.prisma.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'throttles'`;
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int FROM "${name}"`);
  const found = await site.prisma.$queryRawUnsafe<{ name: string; count: number }[]>(
    counts.join(" UNION ALL "),
  );
  return Object.fromEntries(found.map(({ name, count }) => [name, count]));
}

/** Lists all routes of staff, e.g. "/api/staff/people/:id", procedures or not. */
function staffRoutes(): string[] {
  const urls = listRoutes(site.app).map(({ url }) => url);
  return [...new Set(urls.filter((url) => url.startsWith("/api/staff")))];
}

test("the list of staff procedures is complete", () => {
  expect(staffNames).toContain("staff.overview");
  expect(staffNames).toContain("items.publish");
  expect(staffNames.length).toBeGreaterThan(10);
});

test("every procedure under a staff address is a staff procedure", () => {
  const addressed = restCalls.filter(({ path }) => path.startsWith("/api/staff"));
  expect(addressed.filter(({ name }) => !staffNames.includes(name))).toEqual([]);
});

describe("gives other accounts 404", () => {
  test.each(staffNames)("%s by RPC", async (name) => {
    const { type } = procedures[name]?._def ?? {};
    const before = await rows();
    for (const { who, agent, status, likewise } of others) {
      const { message } = (await agent().get(likewise)).json();
      for (const input of buildInputs(name)) {
        const json = JSON.stringify({ json: input ?? null });
        const response =
          type === "query"
            ? await agent().get(`/trpc/${name}?input=${encodeURIComponent(json)}`)
            : await agent().post(`/trpc/${name}`, json);
        expect([who, input, response.statusCode]).toEqual([who, input, status]);
        const { error, ...rest } = response.json();
        expect(rest).toEqual({});
        expect(error.json.message).toBe(message);
        const { code } = error.json.data;
        expect(error.json.data).toEqual({ code, httpStatus: status, path: name, issues: null });
      }
    }
    expect(await rows()).toEqual(before);
  });

  const staffCalls = restCalls.filter(({ name }) => staffNames.includes(name));
  test.each(staffCalls)("$name by REST", async ({ name, method, path }) => {
    const before = await rows();
    for (const { who, agent, status, likewise } of others) {
      const { body } = await agent().get(likewise);
      for (const input of buildInputs(name)) {
        const url = path.replace(/:(\w+)/g, "a-plausible-text");
        const query = new URLSearchParams(Object(input));
        const response =
          method === "GET"
            ? await agent().get(`${url}?${query}`)
            : await agent().send(method, url, input);
        expect([who, url, response.statusCode, response.body]).toEqual([who, url, status, body]);
        expect(response.headers["cache-control"]).toBe("no-store");
      }
    }
    expect(await rows()).toEqual(before);
  });
});

test("no staff route answers other accounts, including routes that are not procedures", async () => {
  const routes = staffRoutes();
  expect(routes).toContain("/api/staff/live");
  expect(routes).toContain("/api/staff/people/:id");
  for (const { who, agent, status, likewise } of others) {
    const { body } = await agent().get(likewise);
    for (const route of routes) {
      const url = route.replace(/:(\w+)/g, "a-plausible-text");
      const response = await agent().get(url);
      // Routes without GET have nothing to read.
      const expected = [404, 405].includes(response.statusCode) ? response.statusCode : status;
      expect([who, url, response.statusCode]).toEqual([who, url, expected]);
      if (response.statusCode === status) expect(response.body).toBe(body);
    }
  }
});
