import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoBarrier } from "./support/barriers.ts";
import { leo, mia, newAccount, signUp } from "./support/families.ts";
import { postEvent, toast } from "./support/items.ts";
import { alive, expect, test } from "./support/test.ts";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const registered = (page: Page, title: string) =>
  part(page, "My registrations")
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const people = (page: Page, title: string) => registered(page, title).getByRole("listitem");

/** In a year in which Mia and Leo are still children. */
const nextYear = new Date().getFullYear() + 1;
const NEXT_SUMMER = { eventDate: `${nextYear}-07-01T16:00:00.000Z` };

test.use({ viewport: { width: 390, height: 844 } });
// Judging a page in all views takes its time.
test.describe.configure({ timeout: 90_000 });

test("who is signed up for nothing is shown the way to the events", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/account");
  const section = part(page, "My registrations");
  await expect(section).toContainText("You are not signed up for an event yet.");
  await section.getByRole("link", { name: "See All Events" }).click();
  await expect(page).toHaveURL("/events");
});

test("the events of a family stand with date, place and people, the next one first", async ({
  page,
  signIn,
  playwright,
  site,
}) => {
  const author = await newAccount(playwright, site);
  const later = await postEvent(author, {
    title: "Later walk",
    eventDate: `${nextYear}-08-01T16:00:00Z`,
  });
  const next = await postEvent(author, { ...NEXT_SUMMER, title: "Next walk", maxParticipants: 1 });
  await signUp(author, next);
  await signIn();
  await signUp(page.request, later);
  await signUp(page.request, next, { participants: [mia] });
  await page.goto("/account");
  await expect(part(page, "My registrations").getByRole("heading", { level: 3 })).toHaveText([
    "Next walk",
    "Later walk",
  ]);
  await expect(people(page, "Next walk")).toHaveText("Mia On the waitlist, next in line");
  await expect(people(page, "Later walk")).toHaveText("Tomas Confirmed");
  await expect(registered(page, "Later walk")).toContainText(`August 1, ${nextYear} at 9:00 AM`);
  await expect(registered(page, "Later walk")).toContainText("Mill Pond");
  await expect(
    registered(page, "Later walk").getByRole("link", { name: "Later walk", exact: true }),
  ).toHaveAttribute("href", `/events/${later}`);
  await expect(
    registered(page, "Later walk").getByRole("link", { name: /^Add to calendar/ }),
  ).toHaveAttribute("href", `/events/${later}.ics`);
  await expectNoBarrier(page);
  await author.dispose();
});

test("an event that is over moves to the past ones", async ({ page, signIn }) => {
  await signIn();
  const soon = new Date(Date.now() + 3_000).toISOString();
  const id = await postEvent(page.request, { title: "A moment ago", eventDate: soon });
  await signUp(page.request, id);
  const section = part(page, "My registrations");
  await expect
    .poll(async () => {
      await page.goto("/account");
      return section.getByText("1 past event").isVisible();
    })
    .toBe(true);
  await expect(section).toContainText("Nothing is coming up.");
  await section.getByText("1 past event").click();
  await expect(people(page, "A moment ago")).toHaveText("Tomas Had a seat");
  await expect(registered(page, "A moment ago").getByRole("button")).toHaveCount(0);
});

test("who is not coming is chosen, and asked for first", async ({ page, signIn }) => {
  await signIn();
  const id = await postEvent(page.request, { ...NEXT_SUMMER, title: "Owl walk" });
  await signUp(page.request, id, { participants: [mia, leo] });
  await page.goto("/account");
  const cancel = registered(page, "Owl walk").getByRole("button", { name: "Cancel Owl walk" });
  await cancel.click();
  const dialog = page.getByRole("dialog", { name: "Who is not coming?" });
  await dialog.getByRole("button", { name: "Yes, Cancel" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Choose who is not coming");
  await expectNoBarrier(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await dialog.getByRole("button", { name: "Keep" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(people(page, "Owl walk")).toHaveText(["Mia Confirmed", "Leo Confirmed"]);

  await cancel.click();
  await dialog.getByLabel("Leo").check();
  await dialog.getByRole("button", { name: "Yes, Cancel" }).click();
  await expect(toast(page)).toContainText("Cancelled");
  await expect(people(page, "Owl walk")).toHaveText(["Mia Confirmed", "Leo Cancelled"]);

  await cancel.click();
  await page
    .getByRole("dialog", { name: "Cancel for Mia?" })
    .getByRole("button", { name: "Yes, Cancel" })
    .click();
  await expect(people(page, "Owl walk")).toHaveText(["Mia Cancelled", "Leo Cancelled"]);
  await expect(cancel).toHaveCount(0);
  const event = await (await page.request.get(`/api/events/${id}`)).json();
  expect(event.currentParticipants).toBe(0);
});

test("who cancelled and signed up again is signed up", async ({ page, signIn }) => {
  await signIn();
  const id = await postEvent(page.request, { ...NEXT_SUMMER, title: "Owl walk" });
  const [first] = await signUp(page.request, id);
  await page.request.post(`/api/events/${id}/registrations/cancel`, {
    data: { registrationIds: [first?.id] },
  });
  await signUp(page.request, id);
  await page.goto("/account");
  await expect(people(page, "Owl walk")).toHaveText(["Tomas Confirmed"]);
});

test("an offered seat is taken, or let go after a question", async ({
  page,
  signIn,
  playwright,
  site,
}) => {
  const author = await newAccount(playwright, site);
  const ids = await Promise.all(
    ["Wanted", "Not wanted"].map((title) =>
      postEvent(author, { ...NEXT_SUMMER, title, maxParticipants: 1 }),
    ),
  );
  await signIn();
  for (const id of ids) {
    const [own] = await signUp(author, id);
    await signUp(page.request, id);
    const data = { registrationIds: [own?.id] };
    await author.post(`/api/events/${id}/registrations/cancel`, { data });
  }
  await page.goto("/account");
  await expect(registered(page, "Wanted")).toContainText(/A seat is held for Tomas until \w+day,/);
  await expectNoBarrier(page);
  await registered(page, "Wanted")
    .getByRole("button", { name: /^Take the Seat/ })
    .click();
  await expect(toast(page)).toContainText("The seat is yours");
  await expect(people(page, "Wanted")).toHaveText("Tomas Confirmed");

  await registered(page, "Not wanted")
    .getByRole("button", { name: /^No Thanks/ })
    .click();
  await page
    .getByRole("dialog", { name: "Let this seat go?" })
    .getByRole("button", { name: "Yes, Let It Go" })
    .click();
  await expect(people(page, "Not wanted")).toHaveText("Tomas Left the waitlist");
  await author.dispose();
});

test("an event that was cancelled says so, on the account's page and on cards", async ({
  page,
  signIn,
}) => {
  await signIn();
  // The next of all events, so that its card is the first one.
  const eventDate = new Date(Date.now() + 3_600_000).toISOString();
  const id = await postEvent(page.request, { title: "Called off", eventDate });
  await signUp(page.request, id);
  await page.request.post(`/api/events/${id}/cancel`, { data: { note: "Ice on the pond." } });
  await page.goto("/account");
  await expect(registered(page, "Called off")).toContainText("Cancelled");
  await expect(registered(page, "Called off")).toContainText("nobody needs to come");
  await expect(registered(page, "Called off").getByRole("button")).toHaveCount(0);
  for (const path of ["/events", "/"]) {
    await page.goto(path);
    const card = page.getByRole("article").filter({ hasText: "Called off" });
    await expect(card.getByText("Cancelled", { exact: true }), path).toBeVisible();
    await expect(card.getByRole("link", { name: /^Register/ })).toHaveAttribute(
      "href",
      `/events/${id}`,
    );
  }
});

test("children are added, changed and removed; their registrations stay", async ({
  page,
  signIn,
}) => {
  await signIn();
  const id = await postEvent(page.request, { ...NEXT_SUMMER, title: "Owl walk" });
  await page.goto("/account");
  await alive(page);
  const section = part(page, "Children");
  await expect(section).toContainText("erased 30 days after the first date that it had");
  await expect(section.getByLabel(/email/i)).toHaveCount(0);
  await section.getByRole("button", { name: "Add a Child" }).click();
  await expect(section.getByText("First name is required")).toBeVisible();
  await expect(section.getByText("Birth year is required")).toBeVisible();
  await expect(section.getByLabel("First Name")).toBeFocused();
  await section.getByLabel("First Name").fill("Mia");
  await section.getByLabel("Birth Year").fill("twelve");
  await section.getByRole("button", { name: "Add a Child" }).click();
  await expect(section.getByText("Birth year must be a year such as 2015")).toBeVisible();
  await section.getByLabel("Birth Year").fill("2018");
  await section.getByRole("button", { name: "Add a Child" }).click();
  const child = section.getByRole("listitem");
  await expect(child).toContainText("Born in 2018");
  await expect(section.getByLabel("First Name")).toHaveValue("");

  const [{ id: childId } = { id: "" }] = await (await page.request.get("/api/children")).json();
  await signUp(page.request, id, { participants: [{ kind: "child", childId }] });
  await child.getByRole("button", { name: "Change Mia" }).click();
  const changing = page.getByRole("dialog", { name: "Change Mia’s entry" });
  await expect(changing.getByLabel("Birth Year")).toHaveValue("2018");
  await expectNoBarrier(page);
  await changing.getByLabel("First Name").fill("Maria");
  await changing.getByRole("button", { name: "Save" }).click();
  await expect(changing).toHaveCount(0);
  await expect(child).toContainText("Maria");

  await child.getByRole("button", { name: "Remove Maria" }).click();
  const removing = page.getByRole("dialog", { name: "Remove Maria?" });
  await expect(removing).toContainText("Registrations stay");
  await removing.getByRole("button", { name: "Yes, Remove" }).click();
  await expect(section).toContainText("No children yet.");
  await expect(people(page, "Owl walk")).toHaveText("Mia Confirmed");
});

test("a visitor who signs in next sees nothing of the family before", async ({ page, signIn }) => {
  await signIn();
  const id = await postEvent(page.request, { ...NEXT_SUMMER, title: "Ours alone" });
  await signUp(page.request, id, { participants: [mia] });
  await page.goto("/account");
  await expect(people(page, "Ours alone")).toHaveText("Mia Confirmed");
  await page.getByRole("button", { name: /menu/i }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await signIn();
  await page.goto("/account");
  await expect(part(page, "My registrations")).toContainText("You are not signed up");
  await expect(part(page, "Children")).toContainText("No children yet.");
});

test("the file of my data has children and registrations, and deleting the account frees seats", async ({
  page,
  signIn,
  playwright,
  site,
}) => {
  const author = await newAccount(playwright, site);
  const id = await postEvent(author, { ...NEXT_SUMMER, title: "Owl walk", maxParticipants: 2 });
  const { password } = await signIn();
  await signUp(page.request, id, { participants: [mia, { ...leo, needs: "Peanut allergy" }] });
  const seats = async () =>
    (await (await author.get(`/api/events/${id}`)).json()).currentParticipants;
  expect(await seats()).toBe(2);
  await page.goto("/account");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download My Data" }).click();
  const data = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(data).toMatchObject({
    children: [
      { firstName: "Mia", birthYear: 2018 },
      { firstName: "Leo", birthYear: 2016 },
    ],
    registrations: [
      { eventId: id, firstName: "Mia", status: "confirmed", guardianName: "Ana Reyes" },
      { eventId: id, firstName: "Leo", status: "confirmed", needs: "Peanut allergy" },
    ],
  });
  expect(JSON.stringify(data.registrations)).not.toContain("cancelToken");

  await expect(part(page, "Delete your account")).toContainText("all your registrations");
  await page.getByRole("button", { name: "Delete My Account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByLabel(/^Current Password/).fill(password);
  await dialog.getByRole("button", { name: "Delete My Account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is deleted");
  expect(await seats()).toBe(0);
  await author.dispose();
});
