import { toDay } from "@headwaters/contracts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { createMember } from "#testing/data/events.ts";
import { setupUser } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import { expectPath, expectToast, fill, findButton, findDialog, findTitle } from "#testing/page.ts";
import { test } from "#testing/test.ts";
import { createVisitor, type Visitor } from "#testing/visitor.ts";

const user = setupUser();
const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => toDay(new Date(Date.now() + days * DAY));

let names = 0;

/** A leader of a name that no other test has. */
async function createLeader(visitor: Visitor, firstName: string) {
  names += 1;
  const lastName = `Loon ${names}x${process.pid}x${Date.now()}`;
  const member = await createMember(visitor.site, { firstName, lastName });
  const { id } = await member.get<{ id: string }>("/api/user");
  await visitor.site.makeLeader(id);
  return { ...member, id, name: `${firstName} ${lastName}` };
}

async function becomeStaff(visitor: Visitor) {
  const { email } = await visitor.signUp({ firstName: "Bo", lastName: "Reyes" });
  await visitor.site.makeStaff(email);
}

/** A kind of a name that no other test has, which events do not need. */
async function addKind(visitor: Visitor, name: string) {
  const kind = { name, description: "At the dock.", validMonths: 24, isNeeded: false };
  await visitor.post("/api/staff/clearances/kinds", kind);
  const { kinds } = await visitor.get<{ kinds: { id: string; name: string }[] }>(
    "/api/staff/clearances/settings",
  );
  return kinds.find((one) => one.name === name)?.id ?? "";
}

const rows = () => [...document.querySelectorAll<HTMLElement>("main tbody tr")];
const findRow = (words: string) =>
  waitFor(() => {
    const row = rows().find(({ textContent }) => textContent?.includes(words));
    if (!row) throw new Error(`${words} is not listed.`);
    return row;
  });

async function fillDates(clearedOn: string, validUntil = "") {
  const dialog = await findDialog();
  fill(dialog.getByLabelText(/^Cleared on/), clearedOn);
  fill(dialog.getByLabelText(/^Valid until/), validUntil);
  return dialog;
}

test("visitors, members and leaders find none of the pages", async ({
  visitor,
  site,
  fetchPage,
}) => {
  await becomeStaff(visitor);
  const leader = await createLeader(visitor, "Wren");
  for (const other of [createVisitor(site), leader]) {
    for (const path of ["", "/settings", "/report"]) {
      const { status, document: sent } = await fetchPage(`/staff/clearances${path}`, other);
      expect(status).toBe(404);
      expect(sent.querySelector("h1")).toHaveTextContent("Page Not Found");
    }
  }
});

test("staff note a clearance for several people at once, and see what ends", async ({
  visitor,
}) => {
  await becomeStaff(visitor);
  const [one, two] = [await createLeader(visitor, "Ona"), await createLeader(visitor, "Ona")];
  await addKind(visitor, "Rowing");
  await openPage(visitor, "/staff/clearances?search=Ona");
  expect(await findRow(one.name)).toHaveTextContent(
    "Not clearedBackground check: missingChild abuse training: missing",
  );
  await user.click(within(await findRow(one.name)).getByRole("checkbox"));
  await user.click(within(await findRow(two.name)).getByRole("checkbox"));
  await user.click(await findButton("Note a Clearance"));
  const dialog = await fillDates(inDays(1));
  expect(dialog.getByText(`${two.name}`, { exact: false })).toBeVisible();
  await user.selectOptions(dialog.getByLabelText(/^Kind/), "Rowing (24 months)");
  await user.click(dialog.getByText("Note"));
  expect(await dialog.findByText("Cleared on must not be in the future")).toBeVisible();
  await fillDates(inDays(-1), inDays(-2));
  await user.click(dialog.getByText("Note"));
  expect(
    await dialog.findByText("Valid until must not be before the day of the clearance"),
  ).toBeVisible();
  await fillDates(inDays(-1), inDays(20));
  await user.click(dialog.getByText("Note"));
  await expectToast("Noted for 2 people");
  for (const { name } of [one, two]) {
    await waitFor(async () => expect(await findRow(name)).toHaveTextContent("Rowing: until"));
  }
  expect(document.querySelector("main input:checked")).toBeNull();
  const main = within(document.querySelector("main") as HTMLElement);
  await user.click(main.getByText("Ended", { selector: "a" }));
  await expectPath("/staff/clearances?search=Ona&state=ended");
  expect(await screen.findByText("Nobody found")).toBeVisible();
  await user.click(main.getByText("Ending soon", { selector: "a" }));
  await findRow(one.name);
});

test("a person’s page shows, notes and removes clearances, and their own page shows them", async ({
  visitor,
}) => {
  await becomeStaff(visitor);
  const leader = await createLeader(visitor, "Ravi");
  await addKind(visitor, "Sailing");
  await openPage(visitor, `/staff/people/${leader.id}`);
  await findTitle(leader.name);
  const section = () => within(screen.getByRole("region", { name: /^Clearances/ }));
  expect(await section().findByText("None.")).toBeVisible();
  await user.click(await findButton("Note a Clearance"));
  const dialog = await fillDates(inDays(-3));
  await user.selectOptions(dialog.getByLabelText(/^Kind/), "Sailing (24 months)");
  await user.click(dialog.getByText("Note"));
  await expectToast("Noted for 1 person");
  expect(await section().findByText(/noted by Bo Reyes/)).toBeVisible();

  await openPage(leader, "/account");
  const own = await screen.findByText("Sailing");
  expect(own.closest("li")).toHaveTextContent(/Sailing: cleared on .+, until .+At the dock\./);

  await openPage(visitor, `/staff/people/${leader.id}`);
  await user.click(await findButton(/^Remove: Sailing/));
  await user.click((await findDialog("Remove this clearance?")).getByText("Remove"));
  await expectToast("The clearance is removed");
  expect(await section().findByText("None.")).toBeVisible();
});

test("families see nothing of clearances on their account’s page", async ({
  visitor,
  fetchPage,
}) => {
  await visitor.signUp();
  const { html } = await fetchPage("/account", visitor);
  expect(html).not.toContain("Clearances");
});

test("kinds are added, changed, archived and used again beside the list", async ({ visitor }) => {
  await becomeStaff(visitor);
  await openPage(visitor, "/staff/clearances/settings");
  await findTitle("Kinds and Numbers");
  await user.click(await findButton("Add a Kind"));
  const dialog = await findDialog("A new kind of clearance");
  fill(dialog.getByLabelText(/^Name/), "first AID");
  fill(dialog.getByLabelText(/^What it is/), "Driving the van.");
  fill(dialog.getByLabelText(/^Valid for/), "zero");
  await user.click(dialog.getByLabelText(/^Needed for events/));
  await user.click(dialog.getByText("Save"));
  expect(await dialog.findByText("Valid for must be a whole number from 1 to 120")).toBeVisible();
  fill(dialog.getByLabelText(/^Valid for/), "6");
  await user.click(dialog.getByText("Save"));
  expect(await dialog.findByText("There is a kind of this name already")).toBeVisible();
  fill(dialog.getByLabelText(/^Name/), "Van");
  await user.click(dialog.getByText("Save"));
  await expectToast("The kind is added");
  expect(await screen.findByText(/Not needed for events, valid for 6 months/)).toBeVisible();

  await user.click(await findButton("Change: Van"));
  const change = await findDialog("Change this kind");
  fill(change.getByLabelText(/^Valid for/), "");
  await user.click(change.getByText("Save"));
  await expectToast("The kind is changed");
  expect(await screen.findByText(/Driving the van\. Not needed for events, no end/)).toBeVisible();
  await user.click(await findButton("Archive: Van"));
  await user.click((await findDialog("Archive this kind?")).getByText("Archive"));
  await expectToast("The kind is archived");
  await user.click(await screen.findByText(/archived kind/));
  await user.click(await findButton("Use Again: Van"));
  await expectToast("The kind is in use again");
});

// It leaves the kinds of the demo content as they were.
test("without kinds the page offers those of California", async ({ visitor, site }) => {
  await becomeStaff(visitor);
  await site.prisma.clearance.deleteMany();
  await site.prisma.clearanceKind.deleteMany();
  await openPage(visitor, "/staff/clearances");
  expect(await screen.findByText("Say first what adults need")).toBeVisible();
  await user.click(await findButton("Use California’s Kinds"));
  await expectToast("The kinds are added");
  expect((await screen.findAllByText(/Child abuse training/))[0]).toBeVisible();
  expect(screen.queryByText("Say first what adults need")).toBeNull();
});

test("the page for the insurer names everyone with kinds and dates, as of today", async ({
  visitor,
  fetchPage,
}) => {
  await becomeStaff(visitor);
  const leader = await createLeader(visitor, "Ines");
  const kindId = await addKind(visitor, "Archery");
  const clearance = { userIds: [leader.id], kindId, clearedOn: "2026-02-01" };
  await visitor.post("/api/staff/clearances", clearance);
  const { document: sent } = await fetchPage("/staff/clearances/report", visitor);
  const table = within(sent.querySelector("table") as HTMLElement);
  const heads = table.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads).toEqual(
    expect.arrayContaining(["Name", "Archery", "Background check (needed)", "Cleared"]),
  );
  const row = table.getByRole("rowheader", { name: leader.name }).closest("tr");
  expect(row).toHaveTextContent("February 1, 2026, until February 1, 2028");
  expect(row?.lastElementChild).toHaveTextContent("No");
  expect(sent.querySelector("main")).toHaveTextContent(
    /Headwaters Youth Anglers, as of \w+ \d+, \d{4}\./,
  );
});
