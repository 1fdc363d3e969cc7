import { buildStaff } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { checkDescribed, findMisfit } from "@headwaters/testing/site/describedAnswers";
import { validate } from "@readme/openapi-parser";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { beforeAll, describe, expect, test } from "vitest";
import { listRoutes } from "../../../testing/routes.ts";
import { useSite } from "../../../testing/site.ts";
import type { buildDocument } from "./document.ts";
import type { Operation } from "./schemas.ts";

const site = useSite();
type Document = ReturnType<typeof buildDocument>;
let document: Document;

beforeAll(async () => {
  document = (await new Agent(site).get("/api/openapi.json")).json<Document>();
});

interface Exemplified {
  schema: object;
  example?: unknown;
}

interface Body {
  content?: Record<string, Exemplified>;
}

/** An operation with the places where it describes values. */
type Described = Operation & {
  parameters?: Exemplified[];
  requestBody?: Body;
  responses: Record<string, Body>;
};

const operations = () =>
  Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, operation]) => ({
      path,
      method,
      operation: operation as Described,
    })),
  );

describe("the description of the API", () => {
  test("is valid OpenAPI 3.1", async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const { valid, ...problems } = await validate(structuredClone(document) as never);
    expect(problems).toMatchObject({ warnings: [] });
    expect(valid).toBe(true);
  });

  test("has every call of the API, and nothing else", async () => {
    const described = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    const mounted: string[] = [];
    for (const { url, methods } of listRoutes(site.app)) {
      if (!url.startsWith("/api/") || url.endsWith("*") || url.startsWith("/api/docs")) continue;
      for (const method of methods) {
        if (method === "HEAD") continue; // as GET
        const { statusCode } = await site.app.inject({
          method: method as "GET",
          url: url.replace(/:\w+/g, "some-id"),
        });
        if (statusCode !== 405) mounted.push(`${method} ${url.replace(/:(\w+)/g, "{$1}")}`);
      }
    }
    expect(mounted.sort()).toEqual(described.sort());
  });

  test("describes each call, its input, output and failures", () => {
    const ids = new Set<string>();
    for (const { path, operation } of operations()) {
      const { operationId, summary, tags, responses } = operation;
      expect(ids.has(operationId), operationId).toBe(false);
      ids.add(operationId);
      expect(summary, path).toMatch(/^[A-Z].*[^.]$/);
      expect(tags, path).toHaveLength(1);
      expect(
        Object.keys(responses).some((status) => /^[23]/.test(status)),
        path,
      ).toBe(true);
    }
    const used = new Set(operations().flatMap(({ operation }) => operation.tags));
    expect(document.tags.map(({ name }) => name).sort()).toEqual([...used].sort());
  });

  test("names the scope of each call, and the public ones", () => {
    const { get, post } = document.paths["/api/news"] ?? {};
    expect(get?.security).toEqual([{}, { session: [] }, { accessToken: [] }]);
    expect(post?.security).toEqual([{ session: [] }, { accessToken: [] }]);
    expect(post).toHaveProperty("description", "An access token needs the scope `content:write`.");
    expect(document.paths["/api/account/tokens"]?.post?.security).toEqual([{ session: [] }]);
  });

  test("marks moments, and calls with an idempotency key", () => {
    const { post, get } = document.paths["/api/events"] ?? {};
    const properties = {
      eventDate: { type: "string", format: "date-time" },
      registrationDeadline: { anyOf: [{ format: "date-time" }, { type: "null" }] },
    };
    expect(post?.requestBody).toMatchObject({
      content: { "application/json": { schema: { properties } } },
    });
    expect(Object.keys(get?.responses ?? {})).toContain("304");
    expect(document.paths["/api/uploads"]?.post?.description).toContain("`content:write`");
  });

  test("names the key of every call that creates, except those that are unique by nature", () => {
    const unique = ["/api/register", "/api/events/{id}/leaders", "/api/children/{id}/invitations"];
    const creating = operations().filter(
      ({ path, operation }) => operation.responses["201"] && !unique.includes(path),
    );
    expect(creating).not.toEqual([]);
    const keyless = creating.filter(
      ({ operation: { parameters = [] } }) =>
        !parameters.some((one) => "name" in one && one.name === "Idempotency-Key"),
    );
    expect(keyless.map(({ path }) => path)).toEqual([]);
  });

  test("has examples that the calls accept", async () => {
    for (const path of ["/api/register", "/api/contact", "/api/membership"]) {
      const call = document.paths[path]?.post as Described | undefined;
      const example = call?.requestBody?.content?.["application/json"]?.example;
      const response = await new Agent(site).post(path, example);
      expect([path, response.statusCode < 300]).toEqual([path, true]);
    }
    const { agent } = await buildStaff(site);
    for (const { path, method, operation } of operations()) {
      const parameters = (operation.parameters ?? []) as {
        name: string;
        in: string;
        example?: string;
      }[];
      if (method !== "get" || path.includes("{") || parameters.length === 0) continue;
      const query = new URLSearchParams();
      for (const { name, example } of parameters) if (example) query.set(name, example);
      const { statusCode } = await agent.get(`${path}?${query}`);
      expect([path, statusCode < 400]).toEqual([path, true]);
    }
  });

  test("has examples that fit their schemas, and a schema for every response", () => {
    const misfits = operations().flatMap(({ path, method, operation }) => {
      const { parameters = [], requestBody = {}, responses } = operation;
      const bodies = [requestBody, ...Object.values(responses)];
      const contents = bodies.flatMap(({ content }) => Object.values(content ?? {}));
      return [...parameters, ...contents]
        .filter(({ example }) => example !== undefined)
        .map(({ schema, example }) => findMisfit(schema, example))
        .filter((misfit) => misfit !== null)
        .map((misfit) => `${method} ${path}: ${misfit}`);
    });
    expect(misfits).toEqual([]);
    const silent = operations().flatMap(({ path, method, operation }) =>
      Object.entries(operation.responses)
        .filter(([status, { content }]) => status.startsWith("2") && !content)
        .map(([status]) => `${method} ${path} ${status}`),
    );
    expect(silent).toEqual([]); // a response without a schema would be compared with nothing
  });

  test("is compared with every response to a test's agent", async () => {
    const response = await site.app.inject("/api/news");
    const check = (body: unknown) =>
      checkDescribed(site.app, "GET", "/api/news", { ...response, json: () => body } as never);
    await check([]);
    await expect(check([{ id: "one" }])).rejects.toThrow(
      "GET /api/news answers otherwise than described",
    );
    await expect(check({ items: [] })).rejects.toThrow("must be array");
  });

  test("is cached by browsers until it changes", async () => {
    const { headers } = await new Agent(site).get("/api/openapi.json");
    expect(headers.etag).toBeDefined();
    expect(headers["access-control-allow-origin"]).toBe("*");
  });
});

test("the document follows the rules that Redocly recommends", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(
    problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
  ).toEqual([]);
});
