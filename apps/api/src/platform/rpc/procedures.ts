import type { AccessScope } from "@headwaters/contracts";
import {
  appRouter,
  BODY_LIMIT,
  type Context,
  createCaller,
  findScope,
  type Meta,
  type RestMeta,
  type RestMethod,
} from "@headwaters/contracts/router";
import type { AnyProcedure } from "@trpc/server";
import type { z } from "zod";
import { notFound } from "../errors/errors.ts";

// tRPC stores procedures flat, by dotted name, but its type shows them nested.
const procedures = appRouter._def.procedures as unknown as Readonly<
  Record<string, AnyProcedure | undefined>
>;

export const procedureNames = Object.keys(procedures);

function findProcedure(name: string): AnyProcedure | undefined {
  return Object.hasOwn(procedures, name) ? procedures[name] : undefined;
}

export function getMeta(name: string): Meta {
  return (findProcedure(name)?._def.meta ?? {}) as Meta;
}

/** A procedure at one of its REST addresses. */
export type RestCall = Meta &
  RestMeta & {
    /** "news.create" */
    name: string;
    /** The name; a second address of the same procedure has a number appended. */
    operationId: string;
    method: RestMethod;
    /** "/api/news/:id" */
    path: string;
  };

export const restCalls: readonly RestCall[] = procedureNames.flatMap((name) => {
  const meta = getMeta(name);
  if (!meta.rest) return [];
  return [meta.rest].flat().map((route, index) => {
    const [method, path] = route.split(" ") as [RestMethod, string];
    const operationId = index === 0 ? name : `${name}.${index + 1}`;
    return { ...meta, name, operationId, method, path };
  });
});

/** Returns the maximum body of a request that calls these procedures, in bytes. */
export function bodyLimitFor(names: readonly string[]): number {
  return Math.max(...names.map((name) => getMeta(name).bodyLimit ?? BODY_LIMIT));
}

/** Returns the input schema of a procedure; undefined without input. */
export function getInputSchema(name: string): z.ZodType | undefined {
  const [schema] = (findProcedure(name)?._def.inputs ?? []) as z.ZodType[];
  return schema;
}

/** Returns the output schema of a procedure; undefined for files. */
export function getOutputSchema(name: string): z.ZodType | undefined {
  return (findProcedure(name)?._def as { output?: z.ZodType } | undefined)?.output;
}

/** Returns the scope that an access token needs for the procedure; null if no token can call it. */
export function getScope(name: string): AccessScope | null {
  const procedure = findProcedure(name);
  return procedure ? findScope(name, procedure._def.type, getMeta(name)) : null;
}

/** Returns false for inputs of unlimited variety: too many different ones to cache. */
export function isCacheableInput(name: string, input: unknown): boolean {
  const { uncacheableInputs = [] } = getMeta(name);
  const given = Object(input) as Record<string, unknown>;
  return uncacheableInputs.every((field) => given[field] === undefined);
}

/** Returns the cache tag of a procedure: "news" of "news.list", unless it names another. */
export function findCacheTag(name: string): string {
  return getMeta(name).cacheTag ?? name.split(".", 1)[0] ?? name;
}

/** Calls a procedure by its dotted name, in this process. */
export async function callProcedure(context: Context, name: string, input: unknown) {
  if (!findProcedure(name)) {
    throw notFound(`There is no procedure ${name}.`);
  }
  // The caller is a proxy: any path of names is a function until it is called.
  const call = name
    .split(".")
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], createCaller(context));
  return (call as (input: unknown) => Promise<unknown>)(input);
}
