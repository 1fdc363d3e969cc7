import type { FastifyServerOptions } from "fastify";
import type { Config } from "./config.ts";

const EMAIL = /[^\s@"'<>(),:;/]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;

export function withoutEmails(text = ""): string {
  return text.replace(EMAIL, "[email]");
}

/** The error as logs keep it: what and where, never the mail addresses that messages may quote. */
function loggedError(error: Error & { code?: unknown }) {
  return {
    type: error.name,
    code: error.code,
    message: withoutEmails(error.message),
    stack: withoutEmails(error.stack),
    ...(error.cause instanceof Error ? { cause: withoutEmails(error.cause.message) } : {}),
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
