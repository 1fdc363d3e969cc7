import { TRPCError } from "@trpc/server";
import { beforeEach, describe, expect, test } from "vitest";
import { emailAddress } from "./fields.ts";
import { z } from "./messages.ts";
import { type Context, createCallerFactory, publicProcedure, router } from "./procedures.ts";
import { type ThrottleName, throttles } from "./throttles.ts";

/** What was begun, and how it ended. */
const attempts: unknown[][] = [];
beforeEach(() => attempts.splice(0));

const context = {
  session: { userId: null },
  throttle: {
    async begin(name: ThrottleName, account: string | null) {
      const attempt: unknown[] = [name, account];
      attempts.push(attempt);
      return { end: async (outcome: unknown) => void attempt.push(outcome) };
    },
  },
} as unknown as Context;

const calls = router({
  forgotPassword: publicProcedure
    .meta({ throttle: "forgotPassword" })
    .input(z.object({ email: emailAddress() }))
    .mutation(({ input }) => {
      if (input.email.startsWith("nobody")) throw new TRPCError({ code: "NOT_FOUND" });
    }),
  write: publicProcedure.meta({ throttle: "preview" }).mutation(() => {}),
  free: publicProcedure.mutation(() => {}),
});
const call = createCallerFactory(calls)(context);

describe("a procedure with a throttle", () => {
  test("counts its calls for the account that they are about, and says how they ended", async () => {
    await call.forgotPassword({ email: " Ana@Example.org " });
    expect(attempts).toEqual([["forgotPassword", "ana@example.org", null]]);
  });

  test("counts them for whoever is signed in where they name nobody", async () => {
    const signedIn = { ...context, session: { ...context.session, userId: "ana" } };
    await createCallerFactory(calls)(signedIn).write();
    expect(attempts).toEqual([["preview", "ana", null]]);
  });

  test("says so of failures too", async () => {
    await call.forgotPassword({ email: "nobody@example.org" }).catch(() => {});
    await call.forgotPassword({ email: ["x"] } as never).catch(() => {});
    expect(attempts).toEqual([
      ["forgotPassword", "nobody@example.org", "NOT_FOUND"],
      ["forgotPassword", null, "BAD_REQUEST"],
    ]);
  });
});

test("a procedure without one is not counted by its name", async () => {
  await call.free();
  expect(attempts).toEqual([]);
});

test("the limits are what the house promises", () => {
  const limits = Object.entries(throttles).map(([name, { window, perAddress, perAccount }]) => [
    name,
    window / 60,
    perAddress,
    perAccount,
  ]);
  expect(limits).toEqual([
    ["login", 15, 50, 10],
    ["register", 60, 30, undefined],
    ["forgotPassword", 60, 20, 3],
    ["membership", 60, 20, undefined],
    ["contact", 60, 20, undefined],
    ["newsletter", 60, 20, undefined],
    ["preview", 10, 900, 300],
  ]);
});

test("only a wrong password counts as a failed sign-in; elsewhere what was not valid does not", () => {
  const counted = (name: ThrottleName) =>
    ([null, "UNAUTHORIZED", "BAD_REQUEST", "SERVICE_UNAVAILABLE"] as const).filter(
      throttles[name].counts,
    );
  expect(counted("login")).toEqual(["UNAUTHORIZED"]);
  expect(counted("newsletter")).toEqual([null, "UNAUTHORIZED", "SERVICE_UNAVAILABLE"]);
});
