import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { mia, newAccount, registerForEvent } from "../support/families.ts";
import { postEvent } from "../support/items.ts";
import { expect, hydrated, test } from "../support/test.ts";

test.use({
  serviceWorkers: "allow",
  viewport: { width: 390, height: 844 },
  expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/,
});

const inADay = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

test("two households share a child by two phones, and a third warns at pick-up, offline and on", async ({
  page,
  signIn,
  browser,
  site,
  playwright,
}) => {
  const leader = await newAccount(playwright, site, { firstName: "Lee" });
  const id = await postEvent(leader, { title: "Owl walk", eventDate: inADay() });
  const ben = await newAccount(playwright, site, { firstName: "Ben" });
  await signIn({ firstName: "Ana" });
  await page.request.post("/api/children", {
    data: { firstName: "Mia", birthYear: mia.birthYear },
  });
  const dialog = page.getByRole("dialog");

  await test.step("one invites the other, and says who may pick up", async () => {
    await page.goto("/account#children");
    await press(page, "Guardians and pick-up Mia");
    await dialog.getByLabel("Email of another guardian").fill(ben.registration.email);
    await press(page, "Send Invitation");
    await expect(dialog.getByRole("button", { name: "Withdraw" })).toBeVisible();
    await press(page, "Add a person");
    await dialog.getByLabel("Name").fill("Rosa Reyes");
    await dialog.getByLabel("Phone").fill("(555) 010-0123");
    await dialog.getByLabel("Relation").fill("Grandmother");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await expectAccessible(page, "[role=dialog]");
  });

  const context = await browser.newContext({
    baseURL: site,
    storageState: await ben.storageState(),
    viewport: { width: 390, height: 844 },
  });
  const other = await context.newPage();
  await test.step("the other accepts on its account's page", async () => {
    await other.goto("/account#children");
    await hydrated(other);
    await expect(other.getByText("Ana Reyes invites you to be a guardian of Mia.")).toBeVisible();
    await expectAccessible(other, "main");
    await press(other, "Accept Mia");
    await expect(other.getByText(`Born in ${mia.birthYear}`)).toBeVisible();
  });
  await test.step("the other sees the child that one signs up, and nobody else", async () => {
    const [child] = await (await page.request.get("/api/children")).json();
    const participants = [{ kind: "child", childId: child.id }, { kind: "self" }];
    await registerForEvent(page.request, id, { participants });
    await other.goto(`/events/${id}`);
    const own = other.locator("#register");
    await expect(own).toContainText("Mia has a seat");
    await expect(own).not.toContainText("Ana");
  });

  const phone = await browser.newContext({
    baseURL: site,
    storageState: await leader.storageState(),
    viewport: { width: 390, height: 844 },
  });
  const roster = await phone.newPage();
  await test.step("the leader's phone offers and warns, without a connection too", async () => {
    const path = `/events/${id}/roster`;
    await roster.goto(path);
    await expect
      .poll(() => roster.evaluate(async (path) => Boolean(await caches.match(path)), path))
      .toBe(true);
    await roster.reload();
    await phone.setOffline(true);
    await roster.reload();
    await hydrated(roster);
    await press(roster, "Arrived Mia");
    const controls = roster.getByRole("group", { name: "Check-in: Mia" });
    await controls.getByLabel("Picked up by").fill("Uncle Joe");
    await press(roster, "Save Mia");
    await expect(controls.getByRole("alert")).toContainText("Uncle Joe is not on the list");
    await expectAccessible(roster, "main");
    await press(roster, /Rosa Reyes.*Grandmother/);
    await expect(controls).toContainText("Picked up by Rosa Reyes");
    await phone.setOffline(false);
    await expect(controls).toContainText("noted by Lee at");
  });
  await Promise.all([context.close(), phone.close(), leader.dispose(), ben.dispose()]);
});
