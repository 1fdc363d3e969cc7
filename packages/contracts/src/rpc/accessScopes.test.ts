import { expect, test } from "vitest";
import type { Right } from "../accounts/rights.ts";
import { appRouter } from "../router.ts";
import { findScope, scopedRouters } from "./accessScopes.ts";

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<
    string,
    { _def: { type: "query" | "mutation"; meta?: { right?: Right } } }
  >,
);

test("every router declares the scope of its calls, and no other router is listed", () => {
  expect(scopedRouters).toEqual(Object.keys(appRouter._def.record).sort());
});

test("calls that change an account, its password or its tokens need a session", () => {
  for (const [path, { _def }] of procedures) {
    if (!/^(accessTokens|profile|recovery|accounts)\./.test(path)) continue;
    const isHarmless = _def.type === "query" && path.startsWith("accounts.");
    expect([path, findScope(path, _def.type)]).toEqual([path, isHarmless ? "read" : null]);
  }
});

test("a staff procedure needs the staff scope in every router", () => {
  for (const [path, { _def }] of procedures) {
    if (_def.meta?.right)
      expect([path, findScope(path, _def.type, _def.meta.right)]).toEqual([path, "staff"]);
  }
});

test("a router that is not listed needs a session", () => {
  expect(findScope("gallery.list", "query")).toBeNull();
});
