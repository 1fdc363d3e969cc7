import { appRouter, createCaller, type Meta, type RestRoute } from "@headwaters/contracts/router";
import { type AnyProcedure, TRPCError } from "@trpc/server";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import type { CreateContext } from "./context.ts";
import { acceptJson } from "./json.ts";

interface Endpoint extends RestRoute {
  /** "news.create" */
  name: string;
  /** Types of the input's fields by name, as JSON Schema names them. */
  types: Record<string, string | undefined>;
}

function inputTypes(procedure: AnyProcedure): Endpoint["types"] {
  const [input] = procedure._def.inputs as z.ZodType[];
  if (!input) return {};
  const { properties = {} } = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, (schema as { type?: string }).type]),
  );
}

/** The procedures that say where they stand in REST. */
function endpoints(): Endpoint[] {
  // tRPC keeps the procedures flat, by dotted name; its type shows them nested.
  const procedures = appRouter._def.procedures as unknown as Record<string, AnyProcedure>;
  return Object.entries(procedures).flatMap(([name, procedure]) => {
    const { rest } = (procedure._def.meta ?? {}) as Meta;
    return rest ? [{ ...rest, name, types: inputTypes(procedure) }] : [];
  });
}

/** A query string holds only text: numbers and booleans become what the schema asks for. */
function coerce(text: unknown, type: string | undefined): unknown {
  if (typeof text !== "string") return text;
  if ((type === "integer" || type === "number") && text.trim() !== "") {
    const number = Number(text);
    return Number.isNaN(number) ? text : number;
  }
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}

function inputOf(request: FastifyRequest, { method, types }: Endpoint): unknown {
  const params = request.params as Record<string, unknown>;
  if (method !== "GET") {
    const { body = {} } = request; // no body is an empty one: what is missing has its message
    return Object.keys(params).length > 0 ? { ...(body as object), ...params } : body;
  }
  const texts = { ...(request.query as Record<string, unknown>), ...params };
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, coerce(text, types[name])]),
  );
}

/** The caller is a proxy: any path of names is a function until it is called. */
function find(caller: unknown, name: string): (input: unknown) => Promise<unknown> {
  return name
    .split(".")
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], caller) as never;
}

/** Mounts every procedure that has `meta.rest`, with the context and the failures of RPC. */
export const rest: FastifyPluginAsync<{ createContext: CreateContext }> = async (
  app,
  { createContext },
) => {
  acceptJson(app, "value");
  for (const endpoint of endpoints()) {
    for (const url of endpoint.paths) {
      app.route({
        method: endpoint.method,
        url,
        handler: async (request, reply) => {
          reply.header("cache-control", "no-store");
          if (endpoint.method !== "GET" && Array.isArray(request.body)) {
            throw new TRPCError({
              code: "BAD_REQUEST",
              message: "Expected object, received array",
            });
          }
          const call = find(createCaller(createContext(request, reply)), endpoint.name);
          const answer = await call(inputOf(request, endpoint));
          return reply.status(endpoint.status ?? 200).send(answer);
        },
      });
    }
  }
};
