import { buildAccount } from "@headwaters/testing/factories";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "../support/accessibility.ts";
import { expectFilled } from "../support/field.ts";
import { expect, test } from "../support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Create News Article" });
const text = (page: Page) => dialog(page).getByLabel("Content");
const tool = (page: Page, name: string) =>
  dialog(page).getByRole("toolbar").getByRole("button", { name, exact: true });
const preview = (page: Page) => dialog(page).getByRole("region", { name: "Preview" });

async function open(page: Page) {
  await page.goto("/news");
  await page.getByRole("button", { name: "Add News" }).click();
  await expect(text(page)).toBeVisible();
}

/** Selects the first of these words. */
const select = (page: Page, words: string) =>
  text(page).evaluate((area: HTMLTextAreaElement, wanted) => {
    const start = area.value.indexOf(wanted);
    area.focus();
    area.setSelectionRange(start, start + wanted.length);
  }, words);

const selection = (page: Page) =>
  text(page).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );

test.describe("the editor", () => {
  // Narrow, the preview is a tab, and nothing is rendered while nobody looks at it.
  test.use({ viewport: { width: 390, height: 844 } });

  test("by keyboard and pointer, with pictures and a preview", async ({ page, signIn }) => {
    await signIn();
    await open(page);

    await test.step("the toolbar marks what is selected, takes it back, and is undone like typing", async () => {
      await text(page).fill("Twelve herons flew.");
      await select(page, "herons");
      await tool(page, "Bold").click();
      await expect(text(page)).toHaveValue("Twelve **herons** flew.");
      await expect(text(page)).toBeFocused();
      expect(await selection(page)).toBe("herons");
      await tool(page, "Italic").click();
      await expect(text(page)).toHaveValue("Twelve ***herons*** flew.");
      await page.keyboard.press("Control+z");
      await expect(text(page)).toHaveValue("Twelve **herons** flew.");
      await page.keyboard.press("Control+z");
      await expect(text(page)).toHaveValue("Twelve herons flew.");
      await page.keyboard.press("Control+Shift+z");
      await expect(text(page)).toHaveValue("Twelve **herons** flew.");
      await select(page, "herons");
      await tool(page, "Bold").click();
      await expect(text(page)).toHaveValue("Twelve herons flew.");
    });

    await test.step("formatted text is pasted as Markdown, taken back in one step, and plain where one asks for it", async () => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.evaluate(() => {
        const html = "<h2>Herons</h2><p>We saw <b>nine</b>.</p><ul><li>two</li></ul>";
        const plain = "Herons\nWe saw nine.";
        const item = { "text/html": html, "text/plain": plain };
        return navigator.clipboard.write([new ClipboardItem(item)]);
      });
      await text(page).fill("Today:");
      await text(page).press("Control+End");
      await page.keyboard.press("Control+v");
      const pasted = "Today:\n\n## Herons\n\nWe saw **nine**.\n\n- two";
      await expect(text(page)).toHaveValue(pasted);
      await page.keyboard.type("!");
      await expect(text(page)).toHaveValue(`${pasted}!`);
      await page.keyboard.press("Control+z");
      await page.keyboard.press("Control+z");
      await expect(text(page)).toHaveValue("Today:");
      await page.keyboard.press("Control+Shift+v");
      await expect(text(page)).toHaveValue("Today:\n\nHerons\n\nWe saw nine.");
    });

    await test.step("the toolbar is one stop of the Tab key, with arrows between its buttons and names for them", async () => {
      await text(page).fill("herons");
      await text(page).press("Control+a");
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Home");
      await expect(tool(page, "Bold")).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await expect(tool(page, "Picture")).toBeFocused();
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowRight");
      await expect(tool(page, "Italic")).toBeFocused();
      const tip = () =>
        tool(page, "Italic").evaluate((button) => {
          const { visibility, content } = getComputedStyle(button, "::after");
          return visibility === "visible" && content;
        });
      expect(await tip()).toMatch(/Italic \((Ctrl\+|⌘)I\)/);
      await page.keyboard.press("Escape"); // the name goes, the dialog stays
      await expect.poll(tip).toBe(false);
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(text(page)).toHaveValue("*herons*");
      await page.keyboard.press("Shift+Tab");
      await expect(tool(page, "Italic")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(text(page)).toBeFocused();
    });

    await test.step("a picture needs a file and words for who cannot see it, or is decoration", async () => {
      await text(page).fill("");
      const panel = dialog(page).getByRole("group", { name: "Picture" });
      const chooser = panel.getByLabel("Choose a picture");
      const alt = panel.getByLabel("What does it show?");
      const put = panel.getByRole("button", { name: "Add picture" });
      const buffer = await sharp({
        create: { width: 600, height: 400, channels: 3, background: "#3a6b7e" },
      })
        .jpeg()
        .toBuffer();
      const file = { name: "reeds.jpg", mimeType: "image/jpeg", buffer };
      await tool(page, "Picture").click();
      await put.click();
      await expect(panel.getByText("Please choose a picture.")).toBeVisible();
      await chooser.setInputFiles(file);
      await put.click();
      await expect(alt).toHaveAccessibleDescription(/Describe the picture/);
      await expectAccessible(page, "fieldset[aria-label=Picture]");
      await alt.fill("Reeds at dawn");
      await put.click();
      await expect(text(page)).toHaveValue(/^!\[Reeds at dawn\]\(\/uploads\/[\da-f-]{36}\)\n\n$/);
      await page.setViewportSize({ width: 390, height: 844 });
      await dialog(page).getByRole("tab", { name: "Preview" }).click();
      await expect(preview(page).getByRole("img", { name: "Reeds at dawn" })).toBeVisible();
      await test.step("the preview is a tab of its own on a phone", async () => {
        await expect(text(page)).toBeHidden();
      });
      await dialog(page).getByRole("tab", { name: "Write" }).click();
      await tool(page, "Picture").click();
      await chooser.setInputFiles({ ...file, name: "notes.txt", mimeType: "text/plain" });
      await expect(panel.getByText("That file is not a picture.")).toBeVisible();
      await chooser.setInputFiles(file);
      await panel.getByLabel(/Decoration only/).check();
      await put.click();
      await expect(text(page)).toHaveValue(/\n\n!\[\]\(\/uploads\/[\da-f-]{36}\)\n\n$/);
    });

    await test.step("it is accessible: light and dark, wide and narrow", async () => {
      await text(page).fill("## Herons\n\n| a |\n| - |\n| b |\n\n- [x] c [d](/e)");
      await tool(page, "Link").click();
      await dialog(page).getByRole("tab", { name: "Preview" }).click();
      await expect(preview(page).getByRole("heading", { name: "Herons" })).toBeVisible();
      await expectAccessible(page, "section[aria-label=Preview]");
      await page.setViewportSize({ width: 390, height: 844 });
      await dialog(page).getByRole("tab", { name: "Write" }).click();
      await expectAccessible(page, "[role=dialog]");
    });

    await test.step("on a laptop all of the field is between the head and the foot, which it fills", async () => {
      await tool(page, "Link").click(); // closes its panel
      for (const size of [
        { width: 1280, height: 800 },
        { width: 1366, height: 650 },
      ]) {
        await page.setViewportSize(size);
        await expectFilled(text(page), dialog(page).locator("[data-foot]"));
      }
    });

    await test.step("a click beside the dialog does not close it", async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.mouse.click(5, 400);
      await expect(text(page)).toHaveValue(/^## Herons/);
    });
  });
});

test.describe("a draft in the browser", () => {
  // The preview is asked for as nobody.
  test.use({ expectedComplaints: /status of 401/ });

  const kept = (page: Page) => dialog(page).getByRole("status").filter({ hasText: "We kept" });

  test("outlives its tab, and is one text in several", async ({ page, signIn }) => {
    const context = page.context();
    await signIn();
    await open(page);

    await test.step("is there after a crash", async () => {
      await text(page).pressSequentially("Nine herons");
      const crashed = page.waitForEvent("crash");
      const browser = await context.newCDPSession(page);
      void browser.send("Page.crash").catch(() => {}); // nobody is left to answer
      await crashed;
    });

    const [first, other] = [await context.newPage(), await context.newPage()];
    await test.step("is there after the tab was closed, and can be left or brought back", async () => {
      await page.close();
      await open(first);
      await expect(kept(first)).toContainText(/We kept what you typed on \w+ \d+, \d{4} at \d/);
      await expect(text(first)).toHaveValue("Nine herons");
      await dialog(first).getByRole("button", { name: "Start over" }).click();
      await expect(text(first)).toHaveValue("");
      await expect(dialog(first).getByLabel("Title")).toBeFocused();
      await dialog(first).getByRole("button", { name: "Bring it back" }).click();
      await expect(text(first)).toHaveValue("Nine herons");
    });

    await test.step("in two tabs: the newest is kept, and the other tab says so", async () => {
      await open(other);
      await text(first).fill("First tab");
      await expect(dialog(other).getByText(/in another tab, too/)).toBeVisible();
      await text(other).fill("Second tab");
      await expect(dialog(first).getByText(/in another tab, too/)).toBeVisible();
      await expect(text(first)).toHaveValue("First tab"); // nothing is changed unasked
      await dialog(first).getByRole("button", { name: "Use that text" }).click();
      await expect(text(first)).toHaveValue("Second tab");
      await dialog(other).getByLabel("Title").fill("Herons");
      await dialog(other).getByLabel("Category").selectOption("community");
      await dialog(other).getByRole("button", { name: "Publish" }).click();
      await expect(dialog(other)).toHaveCount(0);
      await expect(dialog(first).getByText("In another tab, this was sent")).toBeVisible();
    });

    await test.step("goes from the screen when another tab signs somebody else in", async () => {
      await text(first).fill("Nine herons");
      await context.clearCookies();
      await other.goto("/auth");
      await other.getByRole("tab", { name: "Sign Up" }).click();
      const account = buildAccount();
      const form = other.getByRole("tabpanel");
      await form.getByLabel("First Name").fill(account.firstName);
      await form.getByLabel("Last Name").fill(account.lastName);
      await form.getByLabel("Email").fill(account.email);
      await form.getByLabel(/^Password/).fill(account.password);
      await other.keyboard.press("Enter");
      await expect(other).toHaveURL("/");
      await expect(text(first)).toHaveValue("");
    });
  });
});
