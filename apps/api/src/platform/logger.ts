import type { FastifyServerOptions } from "fastify";

/** Characters at which the local part of an address ends, read backwards from its "@". */
const DELIMITER = /[\s@"'<>(),:;/]/;
const DOMAIN = /[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/uy;

/**
 * Replaces email addresses by "[email]" in linear time: each "@" reads back to the previous "@" and
 * forward to the next one at most.
 */
export function withoutEmails(text = ""): string {
  let result = "";
  let done = 0; // the text before it is in `result`
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    let start = at;
    while (start > done && !DELIMITER.test(text.charAt(start - 1))) start -= 1;
    DOMAIN.lastIndex = at + 1;
    if (start === at || !DOMAIN.test(text)) continue;
    result += `${text.slice(done, start)}[email]`;
    done = DOMAIN.lastIndex;
  }
  return result + text.slice(done);
}

/** Formats an error for logs, without the email addresses that its message may quote. */
function loggedError(error: Error & { code?: unknown }) {
  return {
    type: error.name,
    code: error.code,
    message: withoutEmails(error.message),
    stack: withoutEmails(error.stack),
    ...(error.cause instanceof Error ? { cause: withoutEmails(error.cause.message) } : {}),
  };
}

/** Returns pino's settings: JSON lines, or readable lines for a terminal. */
export function loggerOptions(level: string, terminal: boolean) {
  return {
    level,
    // pino calls these only for lines that it writes.
    serializers: { err: loggedError, path: withoutEmails },
    ...(terminal
      ? { transport: { target: "pino-pretty", options: { ignore: "pid,hostname,reqId" } } }
      : {}),
  } satisfies FastifyServerOptions["logger"];
}
