import { buildRegistration } from "@headwaters/testing/factories";
import type { RunningSite } from "@headwaters/testing/site";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectNoBarrier } from "./support/barriers.ts";
import { toast } from "./support/items.ts";
import { alive, test as base, expect, procedure, type Registration } from "./support/test.ts";

interface Fixtures {
  /** Signs the page's browser in as Ana, who is staff. */
  beStaff: () => Promise<void>;
  /** Bo, who is staff too, elsewhere. */
  bo: APIRequestContext;
  /** Sends a message as a visitor does; answers with its id. */
  receive: (overrides?: Record<string, unknown>) => Promise<string>;
}

interface Workers {
  running: RunningSite;
  /** Who is on the staff, with what they sign in with. */
  staff: Record<"ana" | "bo" | "cleo", Registration>;
}

let people = 0;
/** A name that nobody else in these tests has: letters alone, as people write them. */
function someone(): string {
  people += 1;
  const stamp = Date.now() * 100 + people;
  return `Q${[...String(stamp)].map((digit) => "abcdefghij"[Number(digit)]).join("")}`;
}

async function logIn(request: APIRequestContext, { email, password }: Registration) {
  expect((await request.post("/api/login", { data: { email, password } })).status()).toBe(200);
}

const test = base.extend<Fixtures, Workers>({
  staff: [
    async ({ running, playwright }, use) => {
      const staff = {
        ana: buildRegistration({ firstName: "Ana", lastName: "Reyes" }),
        bo: buildRegistration({ firstName: "Bo", lastName: "Lind" }),
        cleo: buildRegistration({ firstName: "Cleo", lastName: "Marsh" }),
      };
      const request = await playwright.request.newContext({ baseURL: running.address });
      for (const data of Object.values(staff)) {
        await request.post("/api/register", { data });
        await running.makeStaff(data.email);
      }
      await request.dispose();
      await use(staff);
    },
    { scope: "worker", timeout: 60_000 },
  ],

  beStaff: async ({ page, staff }, use) => {
    await use(() => logIn(page.request, staff.ana));
  },

  bo: async ({ playwright, site, staff }, use) => {
    const request = await playwright.request.newContext({ baseURL: site });
    await logIn(request, staff.bo);
    await use(request);
    await request.dispose();
  },

  receive: async ({ playwright, site, bo }, use) => {
    const visitor = await playwright.request.newContext({ baseURL: site });
    await use(async (overrides = {}) => {
      const data = {
        ...{ firstName: someone(), lastName: "Chen", email: "maya@example.org" },
        ...{ inquiryType: "program-info", message: "Is there a place?\nMy son is seven." },
        ...overrides,
      };
      expect((await visitor.post("/api/contact", { data })).status()).toBe(200);
      const found = await bo.get(`/api/staff/messages?search=${data.firstName}`);
      return (await found.json()).items[0].id as string;
    });
    await visitor.dispose();
  },
});

const act = async (who: APIRequestContext, id: string, deed: string, data: object = {}) =>
  expect((await who.post(`/api/staff/messages/${id}/${deed}`, { data })).status()).toBe(200);

const answerForm = (page: Page) => page.getByRole("form", { name: "Your answer" });
const answerBox = (page: Page) => answerForm(page).getByRole("textbox");
const sendButton = (page: Page) => answerForm(page).getByRole("button", { name: "Send Answer" });
const anyway = (page: Page) => answerForm(page).getByRole("button", { name: "Send Anyway" });
const noteForm = (page: Page) => page.getByRole("form", { name: "Note for colleagues" });
const thread = (page: Page) => page.getByRole("list", { name: "Conversation" });

/** As whoever comes back to the page sees it. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

/** What happens elsewhere is seen on the page without loading it anew. */
const sees = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await lookAgain(page);
    await check();
  }).toPass({ timeout: 15_000 });

test.describe("whoever is not staff", () => {
  test.use({ expectedComplaints: /status of 404/ });

  test("finds no such pages, signed in or not", async ({ page, signIn, receive }) => {
    const id = await receive({ message: "Nobody else reads this." });
    const look = async () => {
      for (const path of ["/staff/messages", `/staff/messages/${id}`]) {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        expect(await response?.text()).not.toContain("Nobody else");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
      }
    };
    await look();
    await signIn();
    await look();
  });

  test("nor do staff find a message that is not there", async ({ page, beStaff }) => {
    await beStaff();
    expect((await page.goto("/staff/messages/0193-gone"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  });
});

test("staff find a message by its name and read it, answer it, all by keyboard", async ({
  page,
  beStaff,
  receive,
  mailed,
}) => {
  test.slow(); // every view is judged twice
  await beStaff();
  const firstName = someone();
  const email = `${firstName.toLowerCase()}@example.org`;
  const message = "Is there a place?\nMy son is seven.";
  await receive({ firstName, email, message });
  await page.goto("/staff/messages");
  await alive(page);
  await page.getByRole("searchbox").fill(firstName.toLowerCase());
  const row = page.getByRole("article").filter({ hasText: firstName });
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page).toHaveURL(`/staff/messages?search=${firstName.toLowerCase()}`);
  await expect(row).toContainText("Is there a place? My son is seven.");
  await expect(row).toContainText("Program Information");
  await expect(row).toContainText(/due in 47 hours/i);
  await expectNoBarrier(page);

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
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("Answer sent");
  await expect(answerBox(page)).toHaveValue("");
  const answer = thread(page).getByRole("article", { name: "Ana Reyes answered" });
  await expect(answer).toContainText("Yes, there is.");
  await expect(answer).toContainText("Emailed");
  await expect(page.getByText("Answered by Ana Reyes")).toBeVisible();
  const [mail] = await mailed(email, "Re: Your message to Headwaters Youth Anglers");
  expect(mail?.text).toContain("Yes, there is.\nBring a hat.");
  expect(mail?.text).toContain("> My son is seven.");
  expect(mail?.headers.get("reply-to")).toMatchObject({ text: "hello@headwaters.example" });
  await expectNoBarrier(page);

  await page.getByRole("link", { name: "All messages" }).click();
  await page.getByRole("link", { name: "Answered", exact: true }).click();
  await expect(page).toHaveURL("/staff/messages?state=answered");
  await expect(page.getByRole("article").first()).toContainText(firstName);
  await expect(page.getByRole("article").first()).toContainText("Answered by Ana Reyes");
});

test("the list says who waits too long in words, and can be narrowed", async ({
  page,
  beStaff,
  receive,
  bo,
}) => {
  await beStaff();
  const late = someone();
  await receive({ firstName: late, about: "accessibility", inquiryType: "other" });
  const mine = someone();
  const id = await receive({ firstName: mine, inquiryType: "partnership" });
  const { id: me } = await (await page.request.get("/api/user")).json();
  await act(bo, id, "assign", { assigneeId: me });

  await page.goto("/staff/messages?state=mine");
  const row = page.getByRole("article").filter({ hasText: mine });
  await expect(row).toContainText("For Ana Reyes");
  await expect(page.getByRole("article").filter({ hasText: late })).toHaveCount(0);

  await page.goto("/staff/messages?inquiryType=partnership");
  await expect(page.getByRole("article").filter({ hasText: mine })).toHaveCount(1);
  await expect(page.getByRole("article").filter({ hasText: late })).toHaveCount(0);

  await page.goto("/staff/messages?state=late");
  await expect(page.getByRole("heading", { name: "No messages here" })).toBeVisible();

  await page.clock.install({ time: Date.now() + 30 * 24 * 60 * 60 * 1000 });
  await page.goto(`/staff/messages?search=${late}`);
  await expect(page.getByRole("article")).toContainText("Accessibility");
  const due = page.getByText(/^late by 2\d days$/);
  await expect(due).toBeVisible();
  await expect(due).toHaveAttribute("data-late", "true");
});

test("what comes in appears without a reload, and takes nothing that is typed", async ({
  page,
  beStaff,
  receive,
  bo,
}) => {
  await beStaff();
  await page.goto("/staff/messages");
  await alive(page);
  const firstName = someone();
  const id = await receive({ firstName });
  await sees(page, () =>
    expect(page.getByRole("link", { name: `${firstName} Chen` })).toBeVisible({ timeout: 1_000 }),
  );
  await page.getByRole("link", { name: `${firstName} Chen` }).click();
  await answerBox(page).fill("Half an answer");
  await noteForm(page).getByRole("textbox").fill("Half a note");
  await act(bo, id, "note", { text: "She called today." });
  await sees(page, () =>
    expect(thread(page).getByText("She called today.")).toBeVisible({ timeout: 1_000 }),
  );
  await expect(answerBox(page)).toHaveValue("Half an answer");
  await expect(noteForm(page).getByRole("textbox")).toHaveValue("Half a note");

  // Leaving asks first, and what was typed is there for who comes back.
  await page.getByRole("link", { name: "All messages" }).click();
  const asked = page.getByRole("dialog", { name: "Leave without sending?" });
  await asked.getByRole("button", { name: "Keep Writing" }).click();
  await expect(asked).toHaveCount(0);
  await page.getByRole("link", { name: "All messages" }).click();
  await asked.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("link", { name: `${firstName} Chen` }).click();
  await expect(answerBox(page)).toHaveValue("Half an answer");
});

test("who is writing is seen by the other, who is asked once before sending", async ({
  page,
  browser,
  site,
  staff,
  beStaff,
  receive,
}) => {
  test.slow(); // every view is judged
  await beStaff();
  const id = await receive();
  const elsewhere = await browser.newContext({ baseURL: site });
  await logIn(elsewhere.request, staff.cleo);
  const cleo = await elsewhere.newPage();
  await cleo.goto(`/staff/messages/${id}`);
  await alive(cleo);
  await answerBox(cleo).fill("I am on it");

  await page.goto(`/staff/messages/${id}`);
  await alive(page);
  await sees(page, () =>
    expect(page.getByText("Cleo Marsh is writing an answer", { exact: true })).toBeVisible({
      timeout: 1_000,
    }),
  );
  await answerBox(page).fill("Mine");
  await sendButton(page).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Cleo Marsh is writing an answer now. Send yours anyway?",
  );
  await expectNoBarrier(page);
  await expect(thread(page).getByRole("article")).toHaveCount(1);
  await answerForm(page).getByRole("button", { name: "Not Yet" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await sendButton(page).click();
  await anyway(page).click();
  await expect(toast(page)).toContainText("Answer sent");

  // Cleo learns of it, and her words stay.
  await sees(cleo, () =>
    expect(cleo.getByRole("alert")).toContainText("Ana Reyes has answered", { timeout: 1_000 }),
  );
  await expect(thread(cleo).getByRole("article", { name: "Ana Reyes answered" })).toContainText(
    "Mine",
  );
  await expect(answerBox(cleo)).toHaveValue("I am on it");
  await anyway(cleo).click();
  await expect(thread(cleo).getByRole("article", { name: "Cleo Marsh answered" })).toBeVisible();
  await elsewhere.close();
});

test.describe("whoever was slower", () => {
  test.use({ expectedComplaints: /status of 409|ERR_FAILED/ });

  test("is told who was faster before anything is sent, and may send it then", async ({
    page,
    beStaff,
    receive,
    bo,
    mailed,
  }) => {
    await beStaff();
    const email = `${someone().toLowerCase()}@example.org`;
    const id = await receive({ email });
    await page.goto(`/staff/messages/${id}`);
    await alive(page);
    await answerBox(page).fill("From Ana");
    // What Bo does is not heard of before Ana sends.
    await page.route(procedure("contact.find"), (route) => route.abort());
    await act(bo, id, "reply", { text: "From Bo", version: 1 });
    const refused = page.waitForResponse("**/trpc/contact.reply*");
    await page.route("**/trpc/contact.reply*", async (route) => {
      await page.unroute(procedure("contact.find"));
      await route.continue();
    });
    await sendButton(page).click();
    expect((await refused).status()).toBe(409);
    await expect(page.getByRole("alert")).toContainText(/^Bo Lind answered this message on .*\d/);
    await expect(page.getByRole("alert")).toContainText("Your answer was not sent.");
    await expect(thread(page).getByRole("article", { name: "Bo Lind answered" })).toContainText(
      "From Bo",
    );
    await expect(answerBox(page)).toHaveValue("From Ana");
    const subject = "Re: Your message to Headwaters Youth Anglers";
    await mailed(email, subject, 1);
    await anyway(page).click();
    await expect(toast(page)).toContainText("Answer sent");
    await mailed(email, subject, 2);
  });
});

test("an answer that is sent twice is mailed once", async ({ page, beStaff, receive, mailed }) => {
  await beStaff();
  const email = `${someone().toLowerCase()}@example.org`;
  const id = await receive({ email });
  await page.goto(`/staff/messages/${id}`);
  await alive(page);
  await answerBox(page).fill("Once");
  await sendButton(page).dblclick();
  await expect(toast(page)).toContainText("Answer sent");
  await mailed(email, "Re: Your message to Headwaters Youth Anglers", 1);
  await expect(thread(page).getByRole("article")).toHaveCount(2);
});

test.describe("what goes wrong", () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test("leaves the answer where it was typed, and sends it once when the first try had arrived", async ({
    page,
    beStaff,
    receive,
    mailed,
  }) => {
    await beStaff();
    const email = `${someone().toLowerCase()}@example.org`;
    const id = await receive({ email });
    await page.goto(`/staff/messages/${id}`);
    await alive(page);
    await sendButton(page).click();
    await expect(answerBox(page)).toHaveAccessibleDescription(/Please write an answer/);
    await expect(answerBox(page)).toBeFocused();
    await answerBox(page).fill("Lost on its way back");
    await page.route("**/trpc/contact.reply*", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await sendButton(page).click();
    await expect(toast(page)).toContainText("Answer not sent");
    await expect(answerBox(page)).toHaveValue("Lost on its way back");
    await page.unroute("**/trpc/contact.reply*");
    await answerForm(page).getByRole("button", { name: /^Send/ }).click();
    await expect(async () => {
      const button = anyway(page);
      if (await button.isVisible()) await button.click();
      await expect(answerBox(page)).toHaveValue("", { timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
    await mailed(email, "Re: Your message to Headwaters Youth Anglers", 1);
  });
});

test("staff give a message to someone, say what it is about, note and mark it", async ({
  page,
  beStaff,
  receive,
  bo,
}) => {
  await beStaff();
  const id = await receive();
  const { firstName } = await (await bo.get("/api/user")).json();
  expect(firstName).toBe("Bo");
  await page.goto(`/staff/messages/${id}`);
  await alive(page);
  const handling = page.getByRole("region", { name: "Handling" });
  await expect(handling.getByRole("button", { name: "Assign" })).toBeDisabled();
  const { id: me } = await (await page.request.get("/api/user")).json();
  await handling.getByLabel("Assigned to").selectOption(me);
  await handling.getByRole("button", { name: "Assign" }).click();
  await expect(thread(page)).toContainText("Ana Reyes took this");

  await handling.getByLabel("About").selectOption("Privacy");
  await handling.getByRole("button", { name: "Change" }).click();
  await expect(thread(page)).toContainText("Ana Reyes said that this is about privacy");
  await expect(page.getByText(/^Promised within 30 days/)).toBeVisible();
  await expect(page.getByText(/^due in (29|30) days$/)).toBeVisible();

  const note = noteForm(page);
  await note.getByRole("textbox").fill("He called.\nAll is well.");
  await note.getByRole("button", { name: "Add Note" }).click();
  await expect(note.getByRole("textbox")).toHaveValue("");
  await expect(
    thread(page).getByRole("article", { name: "Ana Reyes left a note for colleagues" }),
  ).toContainText("All is well.");

  await handling.getByRole("button", { name: "Mark as Answered" }).click();
  await expect(page.getByText("Answered by Ana Reyes")).toBeVisible();
  await handling.getByRole("button", { name: "Mark as Not Answered" }).click();
  await expect(page.getByText(/^due in/)).toBeVisible();
  await expect(thread(page)).toContainText("Ana Reyes marked this as not answered");
});

test("a message stands as it was typed, in the direction of its letters, tags as text", async ({
  page,
  beStaff,
  receive,
}) => {
  await beStaff();
  const message = "שלום,\n<b>not bold</b> 🎣\n\n  O’Neill";
  const id = await receive({ lastName: "O’Neill", message });
  await page.goto(`/staff/messages/${id}`);
  const text = thread(page).locator("p").first();
  await expect(text).toHaveText(message, { useInnerText: true });
  await expect(text).toHaveAttribute("dir", "auto");
});

test("a message that staff send themselves is in the list when they come back to it", async ({
  page,
  beStaff,
}) => {
  await beStaff();
  await page.goto("/staff/messages");
  await alive(page);
  await page.getByRole("link", { name: "Contact", exact: true }).first().click();
  const form = page.getByRole("form", { name: "Send us a message" });
  const firstName = someone();
  await form.getByLabel("First Name").fill(firstName);
  await form.getByLabel("Last Name").fill("Chen");
  await form.getByLabel("Email").fill("maya@example.org");
  await form.getByLabel("Inquiry Type").selectOption("volunteer");
  await form.getByLabel("Message").fill("I can mend nets.");
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(toast(page)).toContainText("Message sent!");
  await page.goBack();
  await expect(page.getByRole("link", { name: `${firstName} Chen` })).toBeVisible();
});
