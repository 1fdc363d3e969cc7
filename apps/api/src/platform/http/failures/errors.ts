import type { Socket } from "node:net";
import {
  BODY_LIMIT,
  DomainError,
  describeFailure,
  type Failure,
  findDomainError,
  RetryableError,
  toTrpcError,
} from "@headwaters/contracts/router";
import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { bodyTooLarge } from "../bodies/json.ts";
import { MAX_PATH_LENGTH } from "../urls/requestTarget.ts";
import { toTransientError } from "./transientErrors.ts";

const NOT_UNDERSTOOD = "The request could not be understood.";

const FRAMEWORK_MESSAGES: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "Send JSON, with the content type application/json.",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "The request does not have the length that it announces.",
  FST_ERR_BAD_URL: "This address is not valid.",
  FST_ERR_MAX_PARAM_LENGTH: `This address is too long: a path has at most ${MAX_PATH_LENGTH.toLocaleString("en")} characters.`,
};

/** Codes of statuses that only Fastify uses. */
const FRAMEWORK_CODES: Readonly<Record<number, string>> = {
  404: "NOT_FOUND",
  408: "TIMEOUT",
  413: "PAYLOAD_TOO_LARGE",
  414: "URI_TOO_LONG",
  415: "UNSUPPORTED_MEDIA_TYPE",
};

interface Response {
  status: number;
  failure: Failure;
}

/** Returns status and body for any error: a procedure's, Fastify's or an unexpected one. */
function answerTo(error: FastifyError | TRPCError | DomainError): Response {
  if (error instanceof DomainError) return answerTo(toTrpcError(error));
  if (error instanceof TRPCError) {
    return { status: getHTTPStatusCodeFromError(error), failure: describeFailure(error) };
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) {
    return { status, failure: describeFailure(new TRPCError({ code: "INTERNAL_SERVER_ERROR" })) };
  }
  const message = FRAMEWORK_MESSAGES[error.code] ?? NOT_UNDERSTOOD;
  return { status, failure: { code: FRAMEWORK_CODES[status] ?? "BAD_REQUEST", message } };
}

const isRpcCode = (code: string): code is keyof typeof TRPC_ERROR_CODES_BY_KEY =>
  Object.hasOwn(TRPC_ERROR_CODES_BY_KEY, code);

function toRpcShape({ status, failure: { message, code, issues } }: Response) {
  const number = TRPC_ERROR_CODES_BY_KEY[isRpcCode(code) ? code : "BAD_REQUEST"];
  return { message, code: number, data: { code, httpStatus: status, issues } };
}

/** Formats a procedure's failure as tRPC does. */
export const describeForRpc = (error: unknown) =>
  toRpcShape(
    answerTo(error instanceof TRPCError ? error : new TRPCError({ code: "INTERNAL_SERVER_ERROR" })),
  );

export function findRetryable(error: unknown): RetryableError | null {
  const found = findDomainError(error);
  return found instanceof RetryableError ? found : null;
}

/** Returns the header Retry-After if any of these failures is a transient error. */
export function retryHeaders(errors: readonly unknown[]): Record<string, string> {
  const waits = errors.flatMap((error) => findRetryable(error)?.retryAfter ?? []);
  return waits.length > 0 ? { "retry-after": String(Math.max(...waits)) } : {};
}

/** Answers every failure as JSON `{ code, message, issues? }`, and logs unexpected errors. */
export function answerError(
  reason: FastifyError | TRPCError | DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const isTooLarge = (reason as FastifyError).code === "FST_ERR_CTP_BODY_TOO_LARGE";
  const tooLarge = isTooLarge ? bodyTooLarge(request.routeOptions.bodyLimit ?? BODY_LIMIT) : null;
  const error = tooLarge ?? toTransientError(reason) ?? reason;
  const response = answerTo(error);
  const { status, failure } = response;
  if (status >= 500 && !findRetryable(error)) {
    request.log.error({ err: error }, "request failed");
  }
  const headers = { "cache-control": "no-store", ...retryHeaders([error]) };
  reply.status(status).headers(headers);
  // tRPC's clients also expect its own shape for an error before any procedure, e.g. for a batch that
  // is too long.
  if (request.originalUrl.startsWith("/trpc/")) {
    return reply.send({ ...failure, error: { json: toRpcShape(response) } });
  }
  return reply.send(failure);
}

const BROKEN_REQUESTS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Answers data that is not HTTP, for which Fastify has no request and no reply. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket) {
  // A client would take this response for that of a pending request on the same connection.
  const { _httpMessage: pending } = socket as Socket & { _httpMessage?: unknown };
  if (error.code === "ECONNRESET" || !socket.writable || pending) return socket.destroy();
  const status = BROKEN_REQUESTS[error.code ?? ""] ?? "400 Bad Request";
  const body = JSON.stringify({ code: "BAD_REQUEST", message: NOT_UNDERSTOOD } satisfies Failure);
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n" +
      `Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
  return socket;
}
