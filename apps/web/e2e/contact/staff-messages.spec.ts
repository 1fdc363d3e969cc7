import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { newAccount } from "../support/families.ts";
import { toast } from "../support/items.ts";
import { test as base, expect, hydrated } from "../support/test.ts";

interface Fixtures {
  /** Signs the page's browser in as Ana, a member of staff. */
  beStaff: () => Promise<void>;
  /** Bo, another member of staff, in another browser. */
  bo: APIRequestContext;
  /** Sends a message as an anonymous visitor; returns its id. */
  receive: (overrides?: Record<string, unknown>) => Promise<string>;
}

let people = 0;
/** A name that is unique in these tests. It has letters only, as the site requires. */
function someone(): string {
  people += 1;
  const stamp = Date.now() * 100 + people;
  return `Q${[...String(stamp)].map((digit) => "abcdefghij"[Number(digit)]).join("")}`;
}

const test = base.extend<Fixtures>({
  beStaff: async ({ signIn, running }, use) => {
    await use(async () => {
      const { email } = await signIn({ firstName: "Ana", lastName: "Reyes" });
      await running.makeStaff(email);
    });
  },

  bo: async ({ playwright, site, running }, use) => {
    const request = await newAccount(playwright, site, { firstName: "Bo", lastName: "Lind" });
    await running.makeStaff(request.registration.email);
    await use(request);
    await request.dispose();
  },

  receive: async ({ playwright, site, bo }, use) => {
    const visitor = await playwright.request.newContext({ baseURL: site });
    await use(async (overrides = {}) => {
      const data = {
        firstName: someone(),
        lastName: "Chen",
        email: "maya@example.org",
        inquiryType: "program-info",
        message: "Is there a place?\nMy son is seven.",
        ...overrides,
      };
      expect((await visitor.post("/api/contact", { data })).status()).toBe(200);
      const found = await bo.get(`/api/staff/messages?search=${data.firstName}`);
      return (await found.json()).items[0].id as string;
    });
    await visitor.dispose();
  },
});

const answerForm = (page: Page) => page.getByRole("form", { name: "Your answer" });
const answerBox = (page: Page) => answerForm(page).getByRole("textbox", { name: /^Answer to/ });
const sendButton = (page: Page) => answerForm(page).getByRole("button", { name: "Send Answer" });
const anyway = (page: Page) => answerForm(page).getByRole("button", { name: "Send Anyway" });
const thread = (page: Page) => page.getByRole("list", { name: "Conversation" });

/** Refetches the page's data as a return to the tab does. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

/** Expects a change from another browser to appear without a reload. */
const sees = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await lookAgain(page);
    await check();
  }).toPass({ timeout: 30_000 });

test("staff find a message by its name and read it, answer it, all by keyboard", async ({
  page,
  beStaff,
  receive,
  mailed,
}) => {
  test.slow(); // Checks the accessibility of every view twice.
  await beStaff();
  const firstName = someone();
  const email = `${firstName.toLowerCase()}@example.org`;
  const message = "Is there a place?\nMy son is seven.";
  await receive({ firstName, email, message });
  await page.goto("/staff/messages");
  await page.getByRole("searchbox").fill(firstName.toLowerCase());
  const row = page.getByRole("row").filter({ hasText: firstName });
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page).toHaveURL(`/staff/messages?search=${firstName.toLowerCase()}`);
  await expect(row).toContainText("Is there a place? My son is seven.");
  await expect(row).toContainText("Program Information");
  await expect(row).toContainText(/due in 47 hours/i);
  await expectAccessible(page);

  await page.getByRole("link", { name: `${firstName} Chen` }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${firstName} Chen`);
  await expect(thread(page).getByText("My son is seven.")).toHaveText(message);
  await expect(page.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  await expect(page.getByText(/^Promised within 48 hours/)).toBeVisible();

  await answerBox(page).focus();
  await page.keyboard.type("Yes, there is.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Bring a hat.");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Signature" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("Answer sent");
  await expect(answerBox(page)).toHaveValue("");
  const answer = thread(page).getByRole("article", { name: "Ana Reyes answered" });
  await expect(answer).toContainText("Yes, there is.");
  await expect(answer).toContainText("Emailed");
  await expect(page.locator("dl").getByText("Answered by Ana Reyes")).toBeVisible();
  const [mail] = await mailed(email, "Re: Your message to Headwaters Youth Anglers");
  expect(mail?.text).toContain("Yes, there is.\nBring a hat.");
  expect(mail?.text).toContain("> My son is seven.");
  expect(mail?.headers.get("reply-to")).toMatchObject({ text: "hello@headwaters.example" });
  await expectAccessible(page);

  await page.getByRole("link", { name: "Close: All messages" }).click();
  await page.getByRole("link", { name: "Answered", exact: true }).click();
  await expect(page).toHaveURL(/[?&]state=answered/);
  await expect(page.getByRole("row").nth(1)).toContainText(firstName);
  await expect(page.getByRole("row").nth(1)).toContainText("Answered by Ana Reyes");
});

test("a colleague who answers second sees the first answer before sending", async ({
  page,
  browser,
  playwright,
  site,
  running,
  beStaff,
  receive,
}) => {
  test.slow(); // Checks the accessibility of every view.
  await beStaff();
  const message = "שלום,\n<b>not bold</b> 🎣\n\n  O’Neill";
  const id = await receive({ lastName: "O’Neill", message });
  const colleague = await newAccount(playwright, site, { firstName: "Cleo", lastName: "Marsh" });
  await running.makeStaff(colleague.registration.email);
  const storageState = await colleague.storageState();
  await colleague.dispose();
  const elsewhere = await browser.newContext({ baseURL: site, storageState });
  const cleo = await elsewhere.newPage();
  await cleo.goto(`/staff/messages/${id}`);
  await hydrated(cleo);
  await answerBox(cleo).fill("I am on it");

  await page.goto(`/staff/messages/${id}`);

  await test.step("a message is shown as it was typed, in the direction of its letters, with tags as text", async () => {
    const words = thread(page).locator("p").first();
    await expect(words).toHaveText(message, { useInnerText: true });
    await expect(words).toHaveAttribute("dir", "auto");
  });

  await answerBox(page).fill("Mine");
  await sendButton(page).click();
  await expect(toast(page)).toContainText("Answer sent");

  // Cleo is notified, and her text stays.
  await sees(cleo, () =>
    expect(cleo.getByRole("alert")).toContainText("Ana Reyes has answered", { timeout: 1_000 }),
  );
  await expect(thread(cleo).getByRole("article", { name: "Ana Reyes answered" })).toContainText(
    "Mine",
  );
  await expect(answerBox(cleo)).toHaveValue("I am on it");
  await expectAccessible(cleo, "form[aria-label='Your answer']");
  await anyway(cleo).click();
  await expect(thread(cleo).getByRole("article", { name: "Cleo Marsh answered" })).toBeVisible();
  await elsewhere.close();
});
