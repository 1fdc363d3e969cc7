import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { linkMailedTo, mailsTo } from "../support/mails.ts";
import { test as base, expect } from "../support/test.ts";

interface Fixtures {
  /** Signs the page's browser in as staff; returns the address. */
  beStaff: () => Promise<string>;
  /** Creates a confirmed subscriber. */
  reader: () => Promise<string>;
}

let people = 0;

const test = base.extend<Fixtures>({
  beStaff: async ({ signIn, running }, use) => {
    await use(async () => {
      const { email } = await signIn({ firstName: "Bo" });
      await running.makeStaff(email);
      return email;
    });
  },
  reader: async ({ page, running }, use) => {
    await use(async () => {
      const email = `staff.reader.${process.pid}.${Date.now()}.${++people}@example.org`;
      await page.request.post("/api/newsletter", { data: { email } });
      const token = new URL(await linkMailedTo(running, email)).searchParams.get("token");
      const confirmed = await page.request.post("/api/newsletter/confirm", { data: { token } });
      expect(confirmed.status()).toBe(200);
      return email;
    });
  },
});

const toast = (page: Page) =>
  page.getByRole("region", { name: /notifications/i }).getByRole("listitem");
const dialog = (page: Page) => page.getByRole("dialog");

test.describe("from draft to mailbox", () => {
  // The test itself evaluates scripts in the sandbox, which the browser blocks.
  test.use({ expectedComplaints: /Blocked script execution in 'about:srcdoc'/ });

  test("a newsletter is written, sorted by keyboard, previewed, tested and sent", async ({
    page,
    beStaff,
    reader,
    running,
  }) => {
    const email = await beStaff();
    const readers = [await reader(), await reader()];
    await page.goto("/staff/newsletter");
    await page.getByRole("button", { name: "New Newsletter" }).click();
    await expect(page).toHaveURL(/\/staff\/newsletter\/[\da-f-]{36}$/);
    const subject = `What we saw ${Date.now()}`;
    await page.getByLabel("Subject").fill(subject);
    await page.getByLabel("Introduction").fill("The **herons** are back.");
    const chooser = page.getByRole("region", { name: "Add to the newsletter" });
    await chooser.getByRole("searchbox").fill("heron");
    await chooser.getByRole("button", { name: /Add “Seventeen herons/ }).click();
    await chooser.getByRole("searchbox").fill("");
    await chooser.getByRole("button", { name: "Events" }).click();
    await chooser
      .getByRole("button", { name: /^Add “/ })
      .first()
      .click();

    const chosen = page.getByRole("region", { name: "News and events" }).locator("ol > li");
    await expect(chosen).toHaveCount(2);
    await expect(chosen.nth(0)).toContainText("Seventeen herons");
    await chosen
      .nth(0)
      .getByRole("button", { name: /^Move .* down$/ })
      .press("Enter");
    await expect(chosen.nth(1)).toContainText("Seventeen herons");
    await expect(page.getByText(/is now 2 of 2\.$/)).toBeAttached();
    // The button keeps the focus, although it is disabled now.
    const down = chosen.nth(1).getByRole("button", { name: /^Move .* down$/ });
    await expect(down).toBeFocused();
    await expect(down).toHaveAttribute("aria-disabled", "true");

    await page.getByRole("button", { name: "Preview" }).click();
    const letter = page.frameLocator("iframe");
    await expect(letter.getByText("The herons are back.")).toBeVisible();
    await expect(letter.getByRole("link", { name: /Seventeen herons/ })).toHaveAttribute(
      "href",
      /^http:\/\/localhost:\d+\/news\/[\w-]+$/,
    );
    const picture = letter.locator("img").first();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole("button", { name: "As plain text" }).click();
    await expect(page.locator("pre")).toContainText("To unsubscribe:");
    await expectAccessible(page); // The accessibility checker cannot enter the sandbox of the newsletter.
    await expect(page.getByText("Not saved yet")).toHaveCount(0);

    await page.getByRole("button", { name: "Send a Test" }).click();
    await expect(toast(page)).toContainText(`It is on its way to ${email}.`);
    await expect.poll(() => mailsTo(running, email, `[Test] ${subject}`)).toHaveLength(1);

    await page.getByRole("button", { name: "Send…" }).click();
    await expect(dialog(page)).toContainText(/Send it to \d+ people\?/);
    await dialog(page).getByRole("button", { name: "Not now" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Send…" }).click();
    await dialog(page).getByRole("button", { name: "Send Now" }).click();
    await expect(page.getByRole("progressbar", { name: /Copies/ })).toBeVisible();
    // The page updates without a reload.
    await expect(page.getByRole("heading", { level: 2, name: "Sent", exact: true })).toBeVisible();
    for (const to of readers) {
      await expect.poll(() => mailsTo(running, to, subject)).toHaveLength(1);
    }
    await page.getByRole("button", { name: "As plain text" }).click();
    await expectAccessible(page, "main");
    await page.getByRole("link", { name: "All newsletters" }).click();
    await expect(page.getByRole("row").filter({ hasText: subject })).toContainText(
      /Sent\d+ of \d+/,
    );
    await test.step("the pages fit a phone", async () => {
      // The accessibility checks cover the editor and the list of subscribers at this width.
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSidewaysScroll(page);
    });
  });
});

test("subscribers are counted, searched, downloaded and removed", async ({
  page,
  beStaff,
  reader,
}) => {
  await beStaff();
  const [kept, removed] = [await reader(), await reader()];
  await page.goto("/staff/newsletter/subscribers");
  await expect(page.getByText(kept)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("searchbox").fill(removed);
  await expect(page.getByText(kept)).toHaveCount(0);
  await page.getByRole("checkbox", { name: `Select ${removed}` }).check();
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(dialog(page)).toContainText(removed);
  await dialog(page).getByRole("button", { name: "Remove" }).click();
  await expect(toast(page)).toContainText("The address is removed");
  await expect(page.getByRole("heading", { name: "Nobody here" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^subscribers-[\d-]+\.csv$/);
});
