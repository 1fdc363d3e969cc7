import { checkScope } from "@headwaters/contracts/router";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { badRequest } from "../errors/errors.ts";
import { acceptJson } from "../http/bodies/json.ts";
import { forAnyOrigin } from "../http/crossOrigin.ts";
import { sendFile } from "../http/downloads.ts";
import { JSON_TYPE } from "../response-cache/cachedResponse.ts";
import type { Contexts } from "./context.ts";
import { type JsonSchema, toJsonSchema } from "./openapi/schemas.ts";
import {
  bodyLimitFor,
  callProcedure,
  findCacheTag,
  getInputSchema,
  getScope,
  isCacheableInput,
  type RestCall,
  restCalls,
} from "./procedures.ts";

type Endpoint = ReturnType<typeof toEndpoint>;

/** Prepares a call, with the schemas of its input's fields by name. */
function toEndpoint(call: RestCall) {
  const input = getInputSchema(call.name);
  const { properties: fields = {} } = input ? toJsonSchema(input, "input") : {};
  return { ...call, fields };
}

const endpoints = restCalls.map(toEndpoint);

/** Coerces a text of the query string to the type of its schema. */
function coerce(text: unknown, { type }: JsonSchema): unknown {
  if (typeof text !== "string") return text;
  if ((type === "integer" || type === "number") && text.trim() !== "") {
    const number = Number(text);
    return Number.isNaN(number) ? text : number;
  }
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}

type Fields = Record<string, unknown>;

/** Reads the input of a GET call from its address. Unknown names are dropped. */
function readUrl({ params, query }: FastifyRequest, { fields }: Endpoint): Fields {
  const texts = { ...(query as Fields), ...(params as Fields) };
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => Object.hasOwn(texts, name))
      .map(([name, schema]) => [name, coerce(texts[name], schema)]),
  );
}

/** Reads the header Idempotency-Key, a quoted (the IETF's draft) or a bare text. */
export function readIdempotencyKey({ headers }: FastifyRequest): Fields {
  const key = headers["idempotency-key"];
  return typeof key === "string" ? { idempotencyKey: key.trim().replace(/^"(.*)"$/, "$1") } : {};
}

function readBody(request: FastifyRequest, { fields }: Endpoint): unknown {
  // A missing body counts as empty: the schema has messages for missing fields.
  const { params, body = {} } = request;
  if (Array.isArray(body)) {
    throw badRequest("Expected object, received array");
  }
  if (typeof body !== "object" || body === null) return body;
  const key = Object.hasOwn(fields, "idempotencyKey") ? readIdempotencyKey(request) : {};
  return { ...key, ...body, ...(params as Fields) };
}

/** Builds the response, for a list with the Link header of its next page. */
function toResponse({ isArray }: Endpoint, buildUrl: (input: Fields) => string, response: unknown) {
  const { items, nextCursor } = Object(response) as { items?: unknown; nextCursor?: unknown };
  const link =
    typeof nextCursor === "string" ? `<${buildUrl({ cursor: nextCursor })}>; rel="next"` : null;
  return { body: isArray ? items : response, link };
}

/** Returns the canonical address of this input, the same for all spellings. */
function canonicalUrl(url: string, input: Fields): string {
  const rest = new Map(Object.entries(input));
  const path = url.replace(/:(\w+)/g, (_all, name: string) => {
    const value = encodeURIComponent(String(rest.get(name)));
    rest.delete(name);
    return value;
  });
  const query = new URLSearchParams();
  for (const [name, value] of rest) query.set(name, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Mounts every procedure that has `meta.rest`, with the same context and errors as RPC. */
export const rest: FastifyPluginAsync<Contexts> = async (app, { createContext, anonymous }) => {
  acceptJson(app, "value");

  function mountRead(endpoint: Endpoint) {
    const { name, path: url, file } = endpoint;
    app.get(url, async (request, reply) => {
      reply.header("cache-control", "no-store"); // cached responses have their own headers
      const input = readUrl(request, endpoint);
      const context = createContext(request, reply);
      const buildUrl = (changed: Fields) => canonicalUrl(url, { ...input, ...changed });
      if (endpoint.cacheable) {
        reply.headers(forAnyOrigin); // headers for a failure; other responses get them from the cache
        checkScope(context.session, getScope(name));
        return reply.sendCached(buildUrl({}), async () => {
          const response = await callProcedure(anonymous, name, input);
          const { body, link } = toResponse(endpoint, buildUrl, response);
          return {
            status: 200,
            type: JSON_TYPE,
            body: JSON.stringify(body),
            ...(link && { headers: ["link", link] }),
            tags: new Set([findCacheTag(name)]),
            cacheable: isCacheableInput(name, input),
          };
        });
      }
      const response = await callProcedure(context, name, input);
      if (file !== undefined) return sendFile(reply, file, response as AsyncIterable<string>);
      const { body, link } = toResponse(endpoint, buildUrl, response);
      if (link) reply.header("link", link);
      return reply.send(body);
    });
  }

  function mountWrite(endpoint: Endpoint) {
    const { method, path: url, name, status } = endpoint;
    app.route({
      method,
      url,
      bodyLimit: bodyLimitFor([name]),
      async handler(request, reply) {
        reply.header("cache-control", "no-store").status(status ?? 200);
        return callProcedure(createContext(request, reply), name, readBody(request, endpoint));
      },
    });
  }

  for (const endpoint of endpoints) {
    if (endpoint.method === "GET") mountRead(endpoint);
    else mountWrite(endpoint);
  }
};
