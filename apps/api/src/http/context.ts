import type { Context, Services } from "@headwaters/contracts/router";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionOf } from "./session.ts";

/** Makes the context of the procedures that one request calls. */
export type CreateContext = (request: FastifyRequest, reply: FastifyReply) => Context;

export function contextFor(services: Services, secure: boolean): CreateContext {
  return (request, reply) => ({ services, session: sessionOf(request, reply, secure) });
}
