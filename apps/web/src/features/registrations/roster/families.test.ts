import type { RosterEntry } from "@headwaters/contracts";
import { expect, test } from "vitest";
import { countMails, filterByName, groupFamilies, sortByName } from "./families.ts";

const entry = (firstName: string, overrides: Partial<RosterEntry> = {}) =>
  ({
    id: firstName,
    firstName,
    partyId: "one",
    status: "confirmed",
    guardianName: null,
    accountName: null,
    email: null,
    ...overrides,
  }) as RosterEntry;

test("a family is grouped, and members with another status are named beside it", () => {
  const entries = [
    entry("Mia"),
    entry("Zoe", { partyId: "two" }),
    entry("Leo"),
    entry("Ana", { status: "waiting" }),
    entry("Tim", { status: "cancelled" }),
  ];
  const families = groupFamilies(entries, "confirmed");
  expect(families.map(({ people }) => people.map(({ firstName }) => firstName))).toEqual([
    ["Mia", "Leo"],
    ["Zoe"],
  ]);
  expect(families[0]?.others.map(({ firstName }) => firstName)).toEqual(["Ana"]);
});

test("families are sorted by the first name of their first member", () => {
  const entries = [entry("Zoe", { partyId: "two" }), entry("Mia"), entry("Élodie")];
  const sorted = sortByName(groupFamilies(entries, "confirmed"));
  expect(sorted.map(({ people }) => people.map(({ firstName }) => firstName))).toEqual([
    ["Élodie", "Mia"],
    ["Zoe"],
  ]);
});

test.each([
  ["jose", 1],
  ["REYES", 1],
  ["okafor", 1],
  [" mia ", 0],
])("%s finds %i", (name, count) => {
  const families = groupFamilies(
    [entry("José", { guardianName: "Ana Reyes", accountName: "Tomas Okafor" })],
    "confirmed",
  );
  expect(filterByName(families, name)).toHaveLength(count);
});

test("a family gets one mail; people without a confirmed address are listed for a call", () => {
  const { mails, unreached } = countMails([
    entry("Mia", { email: "ana@example.org" }),
    entry("Leo", { email: "ana@example.org" }),
    entry("Zoe", { partyId: "two" }),
    entry("Tim", { partyId: "three", email: "tim@example.org", isEmailUnconfirmed: true }),
  ]);
  expect(mails).toBe(1);
  expect(unreached.map(({ firstName }) => firstName)).toEqual(["Zoe", "Tim"]);
});
