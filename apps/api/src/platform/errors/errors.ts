import { DomainError, RetryableError } from "@headwaters/contracts/router";

/**
 * Errors that services throw, with a message for the caller; RPC and REST answer with the status of the
 * code. Any other error becomes a 500 without details.
 */

export const badRequest = (message: string) => new DomainError("BAD_REQUEST", message);
export const unauthorized = (message: string) => new DomainError("UNAUTHORIZED", message);
export const forbidden = (message: string) => new DomainError("FORBIDDEN", message);
export const notFound = (message: string) => new DomainError("NOT_FOUND", message);
/** @param what "event", "message" */
export const recordNotFound = (what: string) => notFound(`This ${what} is no longer here.`);
export const conflict = (message: string) => new DomainError("CONFLICT", message);
export const payloadTooLarge = (message: string) => new DomainError("PAYLOAD_TOO_LARGE", message);

/**
 * Makes the error for one field, in the form of a schema error, for rules that need more than the
 * input.
 * @param path of the field, dotted: "participants.0"
 */
export const invalidField = (path: string, message: string) =>
  new DomainError("BAD_REQUEST", message, [{ path, message }]);

/** Error returned when a queue is full. */
export function tooBusy(doing: string): RetryableError {
  const message = `Many people are ${doing} right now. Please try again in a few seconds.`;
  return new RetryableError("SERVICE_UNAVAILABLE", message, 5);
}
