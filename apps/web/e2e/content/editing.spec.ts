import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { expectFilled } from "../support/field.ts";
import { postEvent, toast } from "../support/items.ts";
import { expect, test } from "../support/test.ts";

const save = (page: Page) => page.getByRole("button", { name: "Save changes", exact: true });
const text = (page: Page) => page.getByLabel("Description");

async function open(page: Page, id: string) {
  await page.goto(`/writing/events/${id}`);
}

/** Saves an event from another browser. */
async function saveElsewhere(page: Page, id: string, changed: Record<string, unknown>) {
  const { fields, version } = await (await page.request.get(`/api/events/${id}/edit`)).json();
  const data = { ...fields, version, published: true, ...changed };
  expect((await page.request.put(`/api/events/${id}`, { data })).status()).toBe(200);
}

test.describe("an event", () => {
  test.use({ expectedComplaints: /status of (401|404|409)/ });

  test("is changed, conflicted, left and deleted, accessible in every state", async ({
    page,
    signIn,
  }) => {
    test.slow(); // Checks the accessibility of several states of the page.
    const { email, password } = await signIn({ firstName: "Ana" });
    const id = await postEvent(page.request, { title: "To be lost" });
    await open(page, id);
    const news = page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "News", exact: true });
    /** The check leaves the page narrow with its menu closed, so widen it again. */
    const judge = async (within?: string) => {
      await expectAccessible(page, within);
      await page.setViewportSize({ width: 1280, height: 800 });
    };

    await test.step("the page is accessible", () => judge());

    await test.step("on a laptop the whole field is visible between the bar and the foot, and fills the space", async () => {
      for (const height of [650, 800]) {
        await page.setViewportSize({ width: height === 650 ? 1366 : 1280, height });
        await expectFilled(text(page), page.locator("[data-foot]"));
      }
    });

    await test.step("it is changed and saved", async () => {
      await page.getByLabel("Location").fill("South gate");
      await expect(page.getByText("Not saved yet.")).toBeVisible();
      await save(page).click();
      await expect(toast(page)).toContainText("Readers see it now.");
      await expect(page.getByText("Not saved yet.")).toHaveCount(0);
    });

    await test.step("leaving with unsaved changes asks, and the text is there again", async () => {
      await text(page).fill("Not yet saved.");
      await news.click();
      const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
      await expect(dialog).toHaveCSS("opacity", "1");
      await judge("[role=dialog]");
      await dialog.getByRole("button", { name: "Keep Editing" }).click();
      await expect(dialog).toHaveCount(0);
      await expect(text(page)).toHaveValue("Not yet saved.");
      await news.click();
      await dialog.getByRole("button", { name: "Leave" }).click();
      await expect(page).toHaveURL("/news");
      await open(page, id);
      await expect(text(page)).toHaveValue("Not yet saved.");
      await save(page).click();
      await expect(toast(page)).toContainText("Readers see it now.");
      await news.click();
      await expect(page).toHaveURL("/news");
    });

    await test.step("when another tab has saved since, both versions are shown", async () => {
      await open(page, id);
      await text(page).fill("We listen for owls and frogs.");
      await saveElsewhere(page, id, { description: "We listen for otters." });
      await save(page).click();
      await expect(
        page.getByRole("heading", { name: "You saved this event in another tab" }),
      ).toBeFocused();
      await judge("main");
      await page.getByRole("button", { name: "Keep Mine" }).click();
      await expect(toast(page)).toContainText("Readers see it now.");
      await expect(page.getByRole("button", { name: "Keep Mine" })).toHaveCount(0);
    });

    await test.step("when it cannot be saved, a signed-out author signs in and finds the text", async () => {
      await text(page).fill("Still here.");
      await page.context().clearCookies();
      await save(page).click();
      await expect(toast(page)).toContainText("You are logged out. Logging in again...");
      await expect(page).toHaveURL(/\/auth\?next=/);
      const form = page.getByRole("tabpanel");
      await form.getByLabel("Email").fill(email);
      await form.getByLabel(/^Password/).fill(password);
      await form.getByRole("button", { name: "Sign In" }).click();
      await expect(page).toHaveURL(`/writing/events/${id}`);
      await expect(text(page)).toHaveValue("Still here.");
      await save(page).click();
      await expect(toast(page)).toContainText("Readers see it now.");
    });

    await test.step("deleting asks first, and names the data that is lost", async () => {
      await page.getByRole("button", { name: "Delete" }).click();
      const dialog = page.getByRole("dialog", { name: "Delete this event?" });
      await expect(dialog).toContainText("“To be lost” will be gone for good, with every version");
      await expect(dialog).toHaveCSS("opacity", "1");
      await judge("[role=dialog]");
      await dialog.getByRole("button", { name: "Keep it" }).click();
      await expect(dialog).toHaveCount(0);
    });

    await test.step("when it was deleted meanwhile, the text stays", async () => {
      await text(page).fill("Worth keeping.");
      await page.request.delete(`/api/events/${id}`);
      await save(page).click();
      await expect(
        page.getByRole("heading", { name: "This event has been deleted in the meantime" }),
      ).toBeFocused();
      await expect(text(page)).toHaveValue("Worth keeping.");
      await judge("main");
    });
  });
});
