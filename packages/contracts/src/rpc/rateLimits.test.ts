import { beforeEach, describe, expect, test } from "vitest";
import { emailAddress } from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import { DomainError, RetryableError } from "./failures.ts";
import { type Context, createCallerFactory, publicProcedure, router } from "./procedures.ts";
import { type RateLimitName, rateLimits } from "./rateLimits.ts";

/** The calls that were counted, and their outcomes. */
const attempts: unknown[][] = [];
beforeEach(() => attempts.splice(0));

const context = {
  session: { userId: "ana's id" },
  rateLimiter: {
    async begin(name: RateLimitName, account: string | null) {
      if (name === "newsletter") throw new RetryableError("TOO_MANY_REQUESTS", "Too many", 60);
      const attempt: unknown[] = [name, account];
      attempts.push(attempt);
      return { end: async (outcome: unknown) => void attempt.push(outcome) };
    },
  },
} as unknown as Context;

const call = createCallerFactory(
  router({
    forgotPassword: publicProcedure
      .meta({ rateLimit: "forgotPassword" })
      .input(z.object({ email: emailAddress() }))
      .mutation(({ input }) => {
        if (input.email.startsWith("nobody")) throw new DomainError("NOT_FOUND", "Nobody");
      }),
    changeEmail: publicProcedure
      .meta({ rateLimit: "currentPassword" })
      .input(z.object({ email: emailAddress() }))
      .mutation(() => {}),
    both: publicProcedure
      .meta({ rateLimit: ["currentPassword", "emailChange"] })
      .mutation(() => {}),
    neither: publicProcedure
      .meta({ rateLimit: ["currentPassword", "newsletter"] })
      .mutation(() => {}),
    free: publicProcedure.mutation(() => {}),
  }),
)(context);

describe("a procedure with a rate limit", () => {
  test("counts calls for the account in the input, and reports their outcome", async () => {
    await call.forgotPassword({ email: " Ana@Example.org " });
    expect(attempts).toEqual([["forgotPassword", "ana@example.org", null]]);
  });

  test("counts for the signed-in account if the limit is about that", async () => {
    await call.changeEmail({ email: "other@example.org" });
    expect(attempts).toEqual([["currentPassword", "ana's id", null]]);
  });

  test("counts against each of several limits, and reports the outcome to all", async () => {
    await call.both();
    expect(attempts).toEqual([
      ["currentPassword", "ana's id", null],
      ["emailChange", "ana's id", null],
    ]);
    attempts.splice(0);
    await expect(call.neither()).rejects.toMatchObject({ cause: { retryAfter: 60 } });
    expect(attempts).toEqual([["currentPassword", "ana's id", "TOO_MANY_REQUESTS"]]);
  });

  test("reports failures too", async () => {
    await call.forgotPassword({ email: "nobody@example.org" }).catch(() => {});
    await call.forgotPassword({ email: ["x"] } as never).catch(() => {});
    expect(attempts).toEqual([
      ["forgotPassword", "nobody@example.org", "NOT_FOUND"],
      ["forgotPassword", null, "BAD_REQUEST"],
    ]);
  });
});

test("a procedure without a rate limit is not counted by its name", async () => {
  await call.free();
  expect(attempts).toEqual([]);
});

test("an address has a larger allowance than an account, as many people share one", () => {
  for (const { perAddress, perAccount = 0 } of Object.values(rateLimits)) {
    expect(perAddress).toBeGreaterThan(perAccount);
  }
});

test("trusted devices have an allowance of their own for signing in and recovery", () => {
  const names = Object.keys(rateLimits) as RateLimitName[];
  const having = (property: "ownPerDevice" | "trustsDevice") =>
    names.filter((name) => rateLimits[name][property]);
  expect(having("ownPerDevice")).toEqual([
    "login",
    "secondStep",
    "secondStepDaily",
    "forgotPassword",
  ]);
  expect(having("trustsDevice")).toEqual(["login", "secondStep", "register"]);
});

test("only a wrong password counts as a failed sign-in; invalid input does not count elsewhere", () => {
  const counted = (name: RateLimitName) =>
    ([null, "UNAUTHORIZED", "FORBIDDEN", "BAD_REQUEST", "SERVICE_UNAVAILABLE"] as const).filter(
      rateLimits[name].counts,
    );
  expect(counted("login")).toEqual(["UNAUTHORIZED"]);
  expect(counted("currentPassword")).toEqual(["FORBIDDEN"]);
  expect(counted("emailChange")).toEqual([null]);
  const others = [null, "UNAUTHORIZED", "FORBIDDEN", "SERVICE_UNAVAILABLE"];
  expect(counted("newsletter")).toEqual(others);
});
