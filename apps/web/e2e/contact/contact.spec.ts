import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, hydrated, test } from "../support/test.ts";

const toast = (page: Page) =>
  page.getByRole("region", { name: /notifications/i }).getByRole("listitem");
const form = (page: Page) => page.getByRole("form", { name: "Send us a message" });
const send = (page: Page) => form(page).getByRole("button", { name: "Send Message" });

async function fill(page: Page) {
  await form(page).getByLabel("First Name").fill("Maya");
  await form(page).getByLabel("Last Name").fill("Chen");
  await form(page).getByLabel("Email").fill("maya@example.org");
  await form(page).getByLabel("Inquiry Type").selectOption("volunteer");
  await form(page).getByLabel("Message").fill("I can mend nets.\nOn Saturdays.");
}

test("short fields share a row where there is room, and what was sent is accessible", async ({
  page,
}) => {
  await page.goto("/contact");
  const places = async () => {
    const labels = ["First Name", "Last Name", "Email", "Inquiry Type"];
    const boxes = await Promise.all(
      labels.map((label) => form(page).getByLabel(label).boundingBox()),
    );
    return boxes.map((box) => ({ x: box?.x ?? 0, y: box?.y ?? 0 }));
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  const [first, last, email, inquiry] = await places();
  expect(last).toEqual({ x: inquiry?.x, y: first?.y });
  expect(email).toEqual({ x: first?.x, y: inquiry?.y });
  expect(last?.x).toBeGreaterThan(first?.x ?? 0);
  expect(email?.y).toBeGreaterThan(first?.y ?? 0);

  await test.step("the list of a select field has the colors of the paper", async () => {
    const list = form(page).getByLabel("Inquiry Type");
    await list.click();
    for (const [colorScheme, surface, rule] of [
      ["light", "rgb(255, 253, 249)", "rgb(221, 210, 189)"],
      ["dark", "rgb(11, 38, 53)", "rgb(31, 69, 88)"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(list).toHaveCSS("appearance", "base-select");
      const read = (select: Element) => {
        const { backgroundColor, borderTopColor } = getComputedStyle(select, "::picker(select)");
        return { backgroundColor, borderTopColor };
      };
      await expect
        .poll(() => list.evaluate(read))
        .toEqual({ backgroundColor: surface, borderTopColor: rule });
    }
    await page.emulateMedia({ colorScheme: null });
    await page.keyboard.press("Escape");
  });

  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await places();
  expect(new Set(narrow.map(({ x }) => x)).size).toBe(1);
  const below = narrow.map(({ y }) => y);
  expect(below).toEqual(below.toSorted((a, b) => a - b));
  expect(new Set(below).size).toBe(4);

  await fill(page);
  await send(page).click();
  await expect(page.getByRole("heading", { name: "We have your message" })).toBeFocused();
  await expectAccessible(page, "main");
});

test.describe("a repeated submission", () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test("is stored once after a lost response and leaving the page", async ({ page, mailed }, {
    workerIndex,
  }) => {
    await page.goto("/contact");
    const email = `again.${workerIndex}.${Date.now()}@example.org`;
    const fillAndSend = async () => {
      await fill(page);
      await form(page).getByLabel("Email").fill(email);
      await send(page).click();
    };
    await page.route("**/trpc/contact.send*", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await fillAndSend();
    await expect(toast(page)).toContainText("Error sending message");
    await page.unroute("**/trpc/contact.send*");
    await page.goto("about:blank");
    await page.goBack();
    await hydrated(page);
    await fillAndSend();
    await expect(toast(page)).toContainText("Message sent!");
    await mailed(email, "We have your message", 1);
    // An intended second submission is another message.
    await page.getByRole("button", { name: "Write another message" }).click();
    await fillAndSend();
    await mailed(email, "We have your message", 2);
  });
});
