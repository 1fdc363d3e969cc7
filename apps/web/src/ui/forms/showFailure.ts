import type { AppRouter } from "@headwaters/contracts/router";
import { TRPCClientError } from "@trpc/client";
import { isUnauthorized, serverMessage } from "#lib/api/failures.ts";
import { lostSession } from "#lib/api/lostSession.ts";
import { type ToastMessage, toasts } from "#lib/toasts.ts";

export interface Issue {
  path: PropertyKey[] | string;
  message: string;
}

/** The name of an issue's field: "participants.0.firstName". */
export const toFieldName = ({ path }: Issue) => (typeof path === "string" ? path : path.join("."));

/**
 * Reports the fields that made a submission fail; without fields the failure has been shown
 * already.
 */
export class FieldError extends Error {
  readonly issues: Issue[];

  constructor(issues: Issue[] = []) {
    super("The form was not sent.");
    this.issues = issues;
  }
}

/** The toast of a failure; its title is "Error" unless a better one is given. */
export interface FailureToast extends Partial<ToastMessage> {
  /**
   * The description names another way to contact us, so it stays in front of the server's message.
   */
  keepsDescription?: boolean;
  /** The browser stores the typed text, and the sign-in page says so. */
  isKept?: boolean;
}

/** The fields with errors, with messages. */
export function findIssues(error: unknown): Issue[] | undefined {
  return error instanceof TRPCClientError
    ? (error as TRPCClientError<AppRouter>).data?.issues
    : undefined;
}

/**
 * Shows a failure: the end of the session, the server's message, or else the description. Returns the
 * shown description; null at the end of the session, which leads to another page.
 */
export function showFailure(
  error: unknown,
  { keepsDescription, isKept, title = "Error", ...toast }: FailureToast = {},
): string | null {
  if (isUnauthorized(error) && lostSession.report({ isKept: isKept === true })) return null;
  const { description } = toast;
  const ofServer = error instanceof Error ? serverMessage(error) : null;
  const message = keepsDescription && ofServer ? `${description}. ${ofServer}` : ofServer;
  const unreachable = error instanceof Error ? error.message : "";
  const shown = message ?? description ?? unreachable;
  toasts.show({ ...toast, title, description: shown, variant: "destructive" });
  return shown;
}
