import type { Config } from "../../config.ts";
import { withoutEmails } from "../../platform/logger.ts";
import { oneLine } from "../../platform/mail/compose/words.ts";

/** The input of the checks. */
export interface DoctorContext {
  config: Config;
  /** Null if no database was found; `databaseFailure` says why. */
  connectionString: string | null;
  databaseFailure: string;
  /** Recipient of a test mail; null sends none. */
  sendTo: string | null;
}

/** The result of a check: messages without personal addresses and without secrets. */
export interface Finding {
  status: "ok" | "failed" | "skipped";
  message: string;
  /** Advice after a failure. */
  advice?: string;
}

export interface Check {
  name: string;
  run(context: DoctorContext): Finding | Promise<Finding>;
}

export type Result = Finding & { name: string };

/** Longer than the timeouts of the checked parts, whose own messages say more, in ms. */
const TIME_LIMIT = 20_000;

export const ok = (message: string): Finding => ({ status: "ok", message });
export const skipped = (message: string): Finding => ({ status: "skipped", message });
export const failed = (message: string, advice: string): Finding => ({
  status: "failed",
  message,
  advice,
});

/** Formats an error as one line, without mail addresses and without credentials in URLs. */
export function describeError(error: unknown): string {
  const { message, code } = Object(error) as { message?: string; code?: string };
  const text = oneLine(message || code || String(error));
  return withoutEmails(text.replace(/\/\/[^\s/]*@/g, "//")).slice(0, 300);
}

/** Runs all checks concurrently; one that throws or takes longer than `timeLimit` ms has failed. */
export function runChecks(
  checks: readonly Check[],
  context: DoctorContext,
  timeLimit = TIME_LIMIT,
): Promise<Result[]> {
  return Promise.all(
    checks.map(async (check) => ({
      name: check.name,
      ...(await runCheck(check, context, timeLimit)),
    })),
  );
}

async function runCheck({ run }: Check, context: DoctorContext, timeLimit: number) {
  const { promise: late, resolve } = Promise.withResolvers<Finding>();
  const message = `No answer within ${timeLimit / 1000} s.`;
  const timer = setTimeout(
    () => resolve(failed(message, "Try again; if it stays so, look at what is slow.")),
    timeLimit,
  );
  const work = Promise.resolve(context)
    .then(run)
    .catch((error) => failed(describeError(error), "The check itself could not be made."));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
