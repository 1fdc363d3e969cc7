import { expect, test } from "vitest";
import { appRouter } from "../router.ts";
import { findScope, scopedRouters } from "./accessScopes.ts";

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<
    string,
    { _def: { type: "query" | "mutation"; meta?: { staff?: true } } }
  >,
);

test("every router says which scope its calls need, and no other one is listed", () => {
  expect(scopedRouters).toEqual(Object.keys(appRouter._def.record).sort());
});

test("whatever changes an account, its password or its tokens asks for a session", () => {
  for (const [path, { _def }] of procedures) {
    if (!/^(accessTokens|profile|recovery|accounts)\./.test(path)) continue;
    const isHarmless = _def.type === "query" && path.startsWith("accounts.");
    expect([path, findScope(path, _def.type)]).toEqual([path, isHarmless ? "read" : null]);
  }
});

test("what is for staff needs the scope of staff, whichever router it is in", () => {
  for (const [path, { _def }] of procedures) {
    if (_def.meta?.staff) expect([path, findScope(path, _def.type, true)]).toEqual([path, "staff"]);
  }
});

test("a router that is not listed asks for a session", () => {
  expect(findScope("gallery.list", "query")).toBeNull();
});
