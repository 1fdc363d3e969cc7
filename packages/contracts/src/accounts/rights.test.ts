import { expect, test } from "vitest";
import { can, findRoles, grantedRoles, type Right } from "./rights.ts";

const member = { roles: [] };
const staffRights = [
  "openStaffPages",
  "seeFamilies",
  "runAnyEvent",
  "managePeople",
  "manageWebhooks",
] as const satisfies Right[];

test("members and strangers have no right", () => {
  for (const user of [member, null, undefined]) {
    for (const right of staffRights) expect(can(user, right)).toBe(false);
    expect(can(user, "leadEvents")).toBe(false);
  }
});

test("leaders run their own events and see no staff page", () => {
  const leader = { roles: ["leader" as const] };
  expect(can(leader, "leadEvents")).toBe(true);
  expect(can(leader, "authorTrustedEvents")).toBe(true);
  for (const right of staffRights) expect(can(leader, right)).toBe(false);
});

test("an account with several roles has the rights of each", () => {
  const both = { roles: [...grantedRoles] };
  expect(can(both, "leadEvents")).toBe(true);
  for (const right of staffRights) expect(can(both, right)).toBe(true);
});

test("the roles with a right can be listed for SQL", () => {
  expect(findRoles("authorTrustedEvents")).toEqual(["staff", "leader"]);
});
