import { expect, test } from "vitest";
import type { Right } from "../accounts/rights.ts";
import { appRouter } from "../router.ts";
import { findScope, scopedRouters } from "./accessScopes.ts";

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<
    string,
    { _def: { type: "query" | "mutation"; meta?: { right?: Right; needsSession?: true } } }
  >,
);

test("every router declares the scope of its calls, and no other router is listed", () => {
  expect(scopedRouters).toEqual(Object.keys(appRouter._def.record).sort());
});

test("calls that change an account, its password or its tokens need a session", () => {
  for (const [path, { _def }] of procedures) {
    if (!/^(accessTokens|profile|recovery|accounts|secondFactor)\./.test(path)) continue;
    const isHarmless = _def.type === "query" && path.startsWith("accounts.");
    expect([path, findScope(path, _def.type)]).toEqual([path, isHarmless ? "content:read" : null]);
  }
});

test("a staff procedure needs a staff scope in every router, or a session", () => {
  for (const [path, { _def }] of procedures) {
    const { meta } = _def;
    if (!meta?.right) continue;
    const scope = _def.type === "query" ? "staff:read" : "staff:write";
    expect([path, findScope(path, _def.type, meta)]).toEqual([
      path,
      meta.needsSession ? null : scope,
    ]);
  }
});

test("access tokens never change roles, accounts, second factors, leaders, guardians or webhooks", () => {
  const rejected = procedures
    .filter(([, { _def }]) => _def.meta?.needsSession)
    .map(([path]) => path);
  expect(rejected.sort()).toEqual([
    "registrations.addLeader",
    "registrations.excludeGuardian",
    "registrations.inviteGuardian",
    "registrations.readmitGuardian",
    "registrations.removeLeader",
    "secondFactor.addPasskey",
    "secondFactor.checkConfirmed",
    "secondFactor.confirmApp",
    "secondFactor.removeApp",
    "secondFactor.removePasskey",
    "secondFactor.renewRecoveryCodes",
    "secondFactor.startApp",
    "secondFactor.startPasskey",
    "staff.acceptInvitation",
    "staff.deleteAccount",
    "staff.grant",
    "staff.reinstate",
    "staff.resetSecondFactor",
    "staff.revoke",
    "staff.signOutEverywhere",
    "staff.suspend",
    "webhooks.add",
    "webhooks.change",
    "webhooks.changeSecret",
    "webhooks.remove",
  ]);
});

test("the calls of each scope are known", () => {
  const calls = procedures.map(
    ([path, { _def }]) => `${findScope(path, _def.type, _def.meta) ?? "none"}: ${path}`,
  );
  expect(calls.sort()).toMatchSnapshot();
});

test("a router that is not listed needs a session", () => {
  expect(findScope("gallery.list", "query")).toBeNull();
});
