import type { Locator, Page } from "@playwright/test";
import { webhooksTexts } from "../src/features/webhooks/texts.ts";
import { postEvent, toast } from "./support/items.ts";
import { expect, test } from "./support/test.ts";

/** Expects the whole toast and the parts of its form on the screen, none of them under it. */
async function expectClear(page: Page, parts: Record<string, Locator>) {
  await expect(toast(page)).toBeInViewport({ ratio: 1 });
  for (const part of Object.values(parts)) await expect(part).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const over = await toast(page).boundingBox();
      if (!over) return ["no toast"];
      const boxes = Object.entries(parts).map(async ([name, part]) => {
        const box = await part.boundingBox();
        const isClear =
          box &&
          (box.y + box.height <= over.y ||
            box.y >= over.y + over.height ||
            box.x + box.width <= over.x ||
            box.x >= over.x + over.width);
        return isClear ? [] : [name];
      });
      return (await Promise.all(boxes)).flat();
    })
    .toEqual([]);
}

/** Presses a button at the bottom of the window, where toasts appear. */
async function pressAtBottom(button: Locator) {
  await button.evaluate((element) => element.scrollIntoView({ block: "end" }));
  await button.click();
}

const focused = (page: Page) => page.locator(":focus");

test.use({ expectedComplaints: /Failed to load resource/ });

// What a phone shows beside the bars of its browser, and a desktop.
for (const [width, height] of [
  [390, 664],
  [1280, 800],
] as const) {
  test.describe(`in a window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("a toast covers neither the focused field of its form, nor its button, nor its error", async ({
      page,
      running,
      signIn,
    }) => {
      await test.step("the contact form", async () => {
        await page.route("**/trpc/contact.send*", (route) => route.abort());
        await page.goto("/contact");
        const form = page.getByRole("form", { name: "Send us a message" });
        const send = form.getByRole("button", { name: "Send Message" });
        await form.getByLabel("First Name").fill("Maya");
        await form.getByLabel("Last Name").fill("Chen");
        await form.getByLabel("Email").fill("maya@example.org");
        await form.getByLabel("Inquiry Type").selectOption("volunteer");
        await form.getByLabel("Message").fill("I can mend nets.");
        await pressAtBottom(send);
        await expect(toast(page)).toContainText("Error sending message");
        await expectClear(page, { send, error: form.getByRole("alert"), focus: focused(page) });
      });

      await test.step("the sign-in form", async () => {
        await page.goto("/auth");
        const form = page.getByRole("tabpanel");
        const send = form.getByRole("button", { name: "Sign In" });
        await pressAtBottom(send);
        await expect(toast(page)).toContainText("Missing fields");
        await expect(form.getByLabel("Email")).toBeFocused();
        await expectClear(page, { send, focus: focused(page) });
        await expect(form.getByText("Email is required")).toBeInViewport({ ratio: 1 });
        await form.getByLabel("Email").fill("nobody@example.org");
        await form.getByLabel(/^Password/).fill("wrong password");
        await page.keyboard.press("Enter");
        await expect(toast(page)).toContainText("Login failed");
        await expectClear(page, { send, error: form.getByRole("alert"), focus: focused(page) });
      });

      await test.step("the form to register for an event", async () => {
        await signIn();
        const id = await postEvent(page.request);
        await page.route("**/assets/schemas-*", (route) => route.abort());
        await page.goto(`/events/${id}`);
        const part = page.getByRole("region", { name: "Take part" });
        await part.getByRole("button", { name: "Register" }).click();
        const dialog = page.getByRole("dialog");
        const send = dialog.getByRole("button", { name: "Register", exact: true });
        await send.click();
        await expect(toast(page)).toContainText("The form could not be checked.");
        await expectClear(page, { send, focus: focused(page) });
        await dialog.getByLabel(/^I agree/).focus();
        await expectClear(page, { send, focus: focused(page) });
        await page.unroute("**/assets/schemas-*");
      });

      await test.step("the dialog for an article", async () => {
        await page.route("**/trpc/news.create*", (route) => route.abort());
        await page.goto("/news");
        await page.getByRole("button", { name: "Add News" }).click();
        const dialog = page.getByRole("dialog");
        const send = dialog.locator("[type=submit]");
        await dialog.getByLabel("Title").fill("Herons");
        await dialog.getByLabel("Content").fill("We counted nine.");
        await dialog.getByLabel("Category").selectOption("community");
        await send.click();
        await expect(toast(page)).toContainText("Failed to create article. Please try again.");
        await expectClear(page, { send, focus: focused(page) });
        await dialog.getByLabel("Category").focus();
        await expectClear(page, { send, focus: focused(page) });
        await page.keyboard.press("Escape");
        await page.evaluate(() => localStorage.clear());
      });

      await test.step("a failure in a dialog is said above its button", async () => {
        const { email } = await signIn();
        await running.makeStaff(email);
        await page.route("**/trpc/webhooks.add*", (route) => route.abort());
        await page.goto("/staff/webhooks");
        await page.getByRole("button", { name: webhooksTexts.new }).click();
        const dialog = page.getByRole("dialog");
        const send = dialog.locator("[type=submit]");
        await dialog.getByLabel("Address").fill("https://example.org/hook");
        await dialog.getByRole("checkbox").first().check();
        await send.click();
        const error = dialog.getByRole("alert");
        await expectClear(page, { send, error, focus: focused(page) });
        const [line, button] = [await error.boundingBox(), await send.boundingBox()];
        expect(line?.y).toBeLessThan(button?.y ?? 0);
      });
    });
  });
}
