import type { FastifyServerOptions } from "fastify";
import type { Config } from "./config.ts";

const EMAIL = /[^\s@"'<>(),:;/]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;

/** The error as logs keep it: what and where, never the mail addresses that messages may quote. */
function loggedError(error: Error & { code?: unknown }) {
  const masked = (text = "") => text.replace(EMAIL, "[email]");
  return {
    type: error.name,
    code: error.code,
    message: masked(error.message),
    stack: masked(error.stack),
    ...(error.cause instanceof Error ? { cause: masked(error.cause.message) } : {}),
  };
}

/** pino's settings: JSON lines, or readable ones for a person at a terminal. */
export function loggerOptions(level: Config["logLevel"], terminal: boolean) {
  return {
    level,
    serializers: { err: loggedError },
    ...(terminal
      ? { transport: { target: "pino-pretty", options: { ignore: "pid,hostname,reqId" } } }
      : {}),
  } satisfies FastifyServerOptions["logger"];
}
