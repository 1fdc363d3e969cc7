import type { Page } from "@playwright/test";
import { expectNoBarrier } from "./support/barriers.ts";
import { leo, mia, newAccount, signUp } from "./support/families.ts";
import { postEvent } from "./support/items.ts";
import { alive, expect, test } from "./support/test.ts";

/** In a year in which Mia and Leo are still children. */
const nextYear = new Date().getFullYear() + 1;
const NEXT_SUMMER = { eventDate: `${nextYear}-07-01T16:00:00.000Z` };

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const noted = (page: Page, name: string) =>
  expect(page.getByRole("button", { name, exact: true })).toHaveAttribute("aria-pressed", "true");

/** The roster as the server has it. */
async function rosterOf(page: Page, id: string) {
  const response = await page.request.get(`/api/events/${id}/registrations/roster`);
  return (await response.json()) as {
    entries: { firstName: string; attendance: string | null; pickedUpBy: string | null }[];
  };
}

test.use({ viewport: { width: 390, height: 844 } });
// Judging a page in all views takes its time.
test.describe.configure({ timeout: 90_000 });

test("who is tapped in at one phone is seen at the other, and what is typed there stays", async ({
  page,
  signIn,
  browser,
  site,
}) => {
  const { email, password } = await signIn();
  const id = await postEvent(page.request, NEXT_SUMMER);
  await signUp(page.request, id, { participants: [mia, leo] });
  const context = await browser.newContext({ baseURL: site });
  const other = await context.newPage();
  await context.request.post("/api/login", { data: { email, password } });
  await other.goto(`/events/${id}/roster`);
  await other.getByRole("button", { name: "Arrived Leo" }).click();
  await noted(other, "Arrived Leo");
  // It is shown before it is saved.
  await expect
    .poll(async () => (await rosterOf(page, id)).entries[1])
    .toMatchObject({ attendance: "arrived" });
  await other.getByLabel("Picked up by").fill("Grandm");

  await page.goto(`/events/${id}/roster`);
  await noted(page, "Arrived Leo");
  await press(page, "Arrived Mia");
  await noted(page, "Arrived Mia");
  await expect(page.getByRole("list", { name: "Numbers" })).toContainText("2 arrived");
  await expect(other.getByRole("button", { name: "Arrived Mia" })).toHaveAttribute(
    "aria-pressed",
    "true",
    { timeout: 20_000 },
  );
  const typed = other.getByRole("group", { name: "Check-in: Leo" }).getByLabel("Picked up by");
  await expect(typed).toHaveValue("Grandm");
  await expect(typed).toBeFocused();
  await typed.pressSequentially("a Reyes");
  await other.keyboard.press("Enter");
  await expect(other.getByText("Picked up by Grandma Reyes")).toBeVisible();
  await expect
    .poll(async () => (await rosterOf(page, id)).entries)
    .toMatchObject([
      { firstName: "Mia", attendance: "arrived", pickedUpBy: null },
      { firstName: "Leo", attendance: "arrived", pickedUpBy: "Grandma Reyes" },
    ]);

  await press(page, "Undo Mia");
  await expect(page.getByRole("button", { name: "Arrived Mia" })).toBeFocused();
  await press(page, "No-show Mia");
  await noted(page, "No-show Mia");
  await expectNoBarrier(page);
  await expect
    .poll(async () => (await rosterOf(page, id)).entries[0])
    .toMatchObject({ attendance: "no-show" });
  await context.close();
});

test.describe("the list at the dock, its dialogs and what they refuse", () => {
  test.use({ expectedComplaints: /status of 4(00|09)/ });

  test("have no barrier", async ({ page, signIn, running, playwright, site }) => {
    const { email } = await signIn();
    const id = await postEvent(page.request, {
      ...NEXT_SUMMER,
      title: "Owl walk",
      maxParticipants: 11,
    });
    const path = `/events/${id}/roster`;
    const dialog = page.getByRole("dialog");
    const close = async () => {
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    };
    const ana = await newAccount(playwright, site, { firstName: "Ana" });
    await signUp(ana, id, {
      participants: [{ ...mia, needs: "Peanut allergy", photoConsent: true }, leo],
    });
    const [gone] = await signUp(page.request, id);
    await page.request.post(`/api/events/${id}/registrations/cancel`, {
      data: { registrationIds: [gone?.id] },
    });
    for (let guests = 0; guests < 9; guests += 1) {
      await page.request.post(`/api/events/${id}/registrations/add`, {
        data: { participants: [{ firstName: "Rosa", birthYear: null }] },
      });
    }
    await signUp(page.request, id); // waits
    await running.makeStaff(email); // who alone still sees those who cancelled
    await page.goto(path);
    await alive(page);
    await page.getByText("1 person cancelled, left or let an offer pass").click();
    await expect(page.locator("details[open]")).toContainText("Tomas");
    await expectNoBarrier(page);

    await test.step("nobody of a name", async () => {
      await page.getByLabel("Find by name").fill("nobody of this name");
      await expect(page.getByText("Nobody of this name.")).toBeVisible();
      await expectNoBarrier(page);
      await page.getByLabel("Find by name").fill("");
    });
    await test.step("someone is added by hand", async () => {
      await press(page, "Add Someone");
      await dialog.getByRole("button", { name: "Add", exact: true }).click();
      await expect(dialog.getByText("First name is required")).toBeVisible();
      await expectNoBarrier(page);
      await close();
    });
    await test.step("a message is asked for", async () => {
      await press(page, "Message");
      await dialog.getByRole("textbox", { name: "Message" }).fill("Please bring boots.");
      await dialog.getByRole("button", { name: "Continue" }).click();
      await expect(dialog).toContainText(/Send this to \d+ famil/);
      await expectNoBarrier(page);
      await close();
    });
    await test.step("an event with people is not deleted, but cancelled", async () => {
      await press(page, "Cancel This Event");
      await expect(dialog).toContainText("This cannot be undone.");
      await expectNoBarrier(page);
      await close();
      await page.goto(`/writing/events/${id}`);
      await alive(page);
      await press(page, "Delete");
      await dialog.getByRole("button", { name: "Delete Event" }).click();
      await expect(dialog.getByRole("alert")).toContainText("people are signed up for this event");
      await expectNoBarrier(page);
    });
    await ana.dispose();
  });
});

test("on paper there is a clean list alone, with a box for each", async ({ page, signIn }) => {
  await signIn();
  const id = await postEvent(page.request, { ...NEXT_SUMMER, title: "Owl walk" });
  await signUp(page.request, id, { participants: [{ ...mia, needs: "Peanut allergy" }, leo] });
  await page.goto(`/events/${id}/roster`);
  await alive(page);
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("paragraph").filter({ hasText: "Owl walk" })).toBeVisible();
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2)).toContainText("Mia");
  await expect(rows.nth(2)).toContainText("8 or 9");
  await expect(rows.nth(2)).toContainText("Ana Reyes (555) 010-0199");
  await expect(rows.nth(2)).toContainText("Leo Reyes +1 555 010 0177");
  await expect(rows.nth(2)).toContainText("Peanut allergy");
  const look = await page.getByRole("table").evaluate((table) => ({
    color: getComputedStyle(table).color,
    head: getComputedStyle(table.querySelector("thead") as Element).display,
    excess: document.documentElement.scrollWidth - window.innerWidth,
  }));
  expect(look).toEqual({ color: "rgb(0, 0, 0)", head: "table-header-group", excess: 0 });
});

test("300 people are found by name, and one is checked in before the server answers and without changing the others", async ({
  page,
  signIn,
}) => {
  await signIn();
  const id = await postEvent(page.request, NEXT_SUMMER);
  const letters = (digits: number) =>
    String(digits).replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));
  for (let group = 0; group < 30; group += 1) {
    const participants = Array.from({ length: 10 }, (_, person) => ({
      firstName: group === 17 && person === 3 ? "José" : `Guest ${letters(group * 10 + person)}`,
      birthYear: null,
    }));
    const data = { participants };
    await page.request.post(`/api/events/${id}/registrations/add`, { data });
  }
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/trpc/registrations.checkIn*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/events/${id}/roster`);
  await alive(page);
  await expect(page.getByRole("list", { name: "Numbers" })).toContainText("300 have a seat");
  await page.getByLabel("Find by name").fill("jose");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: "10 people found" })).toBeVisible();
  await page.getByLabel("Find by name").fill("");
  await expect(page.getByRole("article")).toHaveCount(30);
  const changed = await page.evaluateHandle(() => {
    const names = new Set<string>();
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const person = element?.closest("article li");
        if (person) names.add(person.querySelector("h3")?.textContent ?? "");
      }
    });
    const attributes = { attributes: true, childList: true, characterData: true, subtree: true };
    watch.observe(document.querySelector("main") as Element, attributes);
    return names;
  });
  await press(page, "Arrived José");
  await noted(page, "Arrived José");
  expect(await changed.evaluate((names) => [...names])).toEqual(["José"]);
  release();
  await expect
    .poll(async () => {
      const { entries } = await rosterOf(page, id);
      return entries.find(({ firstName }) => firstName === "José");
    })
    .toMatchObject({ attendance: "arrived" });
});
