import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const toast = (page: Page) =>
  page.getByRole("region", { name: /notifications/i }).getByRole("listitem");
const form = (page: Page) => page.getByRole("form", { name: "Apply for membership" });
const type = (page: Page, name: RegExp) => form(page).getByRole("radio", { name });
const submit = (page: Page) => form(page).getByRole("button", { name: "Submit Application" });

async function fill(page: Page) {
  await type(page, /Family/).check();
  await form(page).getByLabel("First Name").fill("Maya");
  await form(page).getByLabel("Last Name").fill("Chen");
  await form(page).getByLabel("Email").fill("maya@example.org");
}

/** Answers the form in place of the server. */
const answer = (page: Page, receipt: { emailSent: boolean; emailError: string | null }) =>
  page.route("**/trpc/membership.submit*", (route) =>
    route.fulfill({ json: [{ result: { data: { json: receipt } } }] }),
  );

/** The toast stays this long, and no longer. */
async function expectShownFor(page: Page, milliseconds: number) {
  await page.clock.fastForward(milliseconds - 2_000);
  await expect(toast(page)).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(toast(page)).toHaveCount(0);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto("/membership");
});

test("the hero says what one joins", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join Headwaters Youth Anglers");
  await expect(page).toHaveTitle(/Join Headwaters Youth Anglers/);
  await expect(page.getByRole("heading", { name: "Why Join" })).toBeVisible();
});

test("three tiers say their price and what they bring, and the family one is marked", async ({
  page,
}) => {
  for (const [name, price] of [
    ["Student", "Free"],
    ["Family", "$50/year"],
    ["Sponsor", "$150/year"],
  ] as const) {
    const tier = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(tier.getByText(price, { exact: true })).toBeVisible();
    await expect.poll(() => tier.getByRole("listitem").count()).toBeGreaterThan(2);
    await expect(tier.getByText("Most Popular")).toHaveCount(name === "Family" ? 1 : 0);
  }
});

test("a tier's button leads to the form and chooses the type there", async ({ page }) => {
  await expect(type(page, /Sponsor/)).not.toBeInViewport();
  await page.getByRole("button", { name: "Choose Sponsor" }).click();
  await expect(type(page, /Sponsor/)).toBeChecked();
  await expect(type(page, /Sponsor/)).toBeFocused();
  await expect(type(page, /Sponsor/)).toBeInViewport();
  await page.getByRole("button", { name: "Choose Student" }).click();
  await expect(type(page, /Student/)).toBeChecked();
  await expect(type(page, /Sponsor/)).not.toBeChecked();
});

test("the form says what is kept, and sends everyone under 18 to a grown-up", async ({ page }) => {
  await expect(form(page).getByText(/We keep your name/)).toBeVisible();
  await expect(form(page).getByText(/Under 18\? .* parent or guardian/)).toBeVisible();
  await expect(form(page).getByText(/Under 13\? .* parent or guardian/)).toBeVisible();
  await expect(form(page).getByRole("link")).toHaveAttribute("href", "/privacy");
});

test("the fields help browsers to fill them in", async ({ page }) => {
  for (const [label, autocomplete] of [
    ["First Name", "given-name"],
    ["Last Name", "family-name"],
    ["Email", "email"],
  ] as const) {
    const field = form(page).getByLabel(label);
    await expect(field).toHaveAttribute("autocomplete", autocomplete);
    await expect(field).toHaveAttribute("required");
  }
  await expect(form(page).getByLabel("Email")).toHaveAttribute("type", "email");
});

test("what is missing is said at its field, and the first one gets the focus", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await submit(page).click();
  await expect(type(page, /Student/)).toBeFocused();
  const group = form(page).getByRole("radiogroup", { name: "Membership Type" });
  await expect(group).toHaveAttribute("aria-invalid", "true");
  await expect(group).toHaveAccessibleDescription("Membership type is required");
  for (const [label, message] of [
    ["First Name", "First name is required"],
    ["Last Name", "Last name is required"],
    ["Email", "Email is required"],
  ] as const) {
    const field = form(page).getByLabel(label);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(message);
  }
  await page.getByRole("button", { name: "Choose Student" }).click();
  await expect(form(page).getByText("Membership type is required")).toHaveCount(0);
  await fill(page);
  await form(page).getByLabel("Email").fill("maya");
  await submit(page).click();
  await expect(form(page).getByText("Please enter a valid email address")).toBeVisible();
  await expect(form(page).getByLabel("Email")).toBeFocused();
  expect(sent).toEqual([]);
});

test("an application goes out, and the form is empty again", async ({ page }) => {
  await fill(page);
  const sent = page.waitForRequest("**/trpc/membership.submit*");
  await submit(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    0: {
      json: {
        firstName: "Maya",
        lastName: "Chen",
        email: "maya@example.org",
        membershipType: "family",
      },
    },
  });
  await expect(toast(page)).toContainText(/check your email/);
  await expect(toast(page)).toContainText("contact you within 2-3 business days");
  await expect(form(page).getByLabel("First Name")).toHaveValue("");
  await expect(type(page, /Family/)).not.toBeChecked();
  await expectShownFor(page, 12_000);
});

test("why a mail could not be sent is added", async ({ page }) => {
  await answer(page, { emailSent: false, emailError: "The mailbox is full." });
  await fill(page);
  await submit(page).click();
  await expect(toast(page)).toContainText(/was saved.*The mailbox is full\./);
});

test("an applicant whom no mail reached is told that the application is there", async ({
  page,
}) => {
  await answer(page, { emailSent: false, emailError: null });
  await fill(page);
  await submit(page).click();
  await expect(toast(page)).toContainText("Membership received (Email delivery issue)");
  await expect(toast(page)).toContainText(/Your application was saved.* still be processed/);
  await expect(form(page).getByLabel("Email")).toHaveValue("");
  await expectShownFor(page, 10_000);
});

test("the button says that the application is on its way and cannot be pressed twice", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/trpc/membership.submit*", async (route) => {
    await held;
    await route.continue();
  });
  await fill(page);
  await submit(page).click();
  await expect(form(page).getByRole("button", { name: "Submitting..." })).toBeDisabled();
  release();
  await expect(submit(page)).toBeEnabled();
  await expect(toast(page)).toContainText("Application received!");
});

const confirmation = "We have your membership application";
const someone = () => `maya.${Date.now()}@example.org`;

test("names with apostrophes, in any script and with emoji are taken as they are", async ({
  page,
  mailed,
}) => {
  const email = someone();
  await fill(page);
  await form(page).getByLabel("First Name").fill("Siobhán");
  await form(page).getByLabel("Last Name").fill("O’Neill-שלום 🎣");
  await form(page).getByLabel("Email").fill(email);
  await submit(page).click();
  await expect(toast(page)).toContainText("Application received!");
  expect(await mailed(email, confirmation)).toHaveLength(1);
});

test("a double click sends one application", async ({ page, mailed }) => {
  const email = someone();
  await fill(page);
  await form(page).getByLabel("Email").fill(email);
  await submit(page).dblclick();
  await expect(toast(page)).toContainText("Application received!");
  expect(await mailed(email, confirmation)).toHaveLength(1);
});

test("whoever leaves while it is being sent, comes back and sends it again has applied once", async ({
  page,
  mailed,
}) => {
  const email = someone();
  const send = async () => {
    await fill(page);
    await form(page).getByLabel("Email").fill(email);
    const sent = page.waitForRequest("**/trpc/membership.submit*");
    await submit(page).click();
    const { 0: call } = (await sent).postDataJSON();
    return call.json.idempotencyKey as string;
  };
  // It arrives, and nobody hears of it.
  await page.route("**/trpc/membership.submit*", (route) => void route.fetch(), { times: 1 });
  const key = await send();
  await mailed(email, confirmation);
  await page.goto("/mission");
  await page.goBack();
  expect(await send()).toBe(key);
  await expect(toast(page)).toContainText("Application received!");
  expect(await mailed(email, confirmation)).toHaveLength(1);
  // The next one is another.
  expect(await send()).not.toBe(key);
});

test.describe("when it fails", () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test("the applicant is told where else to turn, and keeps what was typed", async ({ page }) => {
    await page.route("**/trpc/membership.submit*", (route) =>
      route.fulfill({ status: 500, body: "" }),
    );
    await fill(page);
    await submit(page).click();
    await expect(toast(page)).toContainText("Error submitting application");
    await expect(toast(page)).toContainText(
      "Failed to submit membership application. Please try again or contact us directly at hello@headwaters.example",
    );
    await expect(form(page).getByLabel("First Name")).toHaveValue("Maya");
    await expect(type(page, /Family/)).toBeChecked();
    await expectShownFor(page, 8_000);
  });

  test("an application whose answer was lost is sent again, and kept once", async ({
    page,
    mailed,
  }) => {
    const email = someone();
    await page.route("**/trpc/membership.submit*", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await fill(page);
    await form(page).getByLabel("Email").fill(email);
    await submit(page).click();
    await expect(toast(page)).toContainText("Error submitting application");
    await expect(form(page).getByLabel("Email")).toHaveValue(email);
    await page.unroute("**/trpc/membership.submit*");
    await submit(page).click();
    await expect(toast(page)).toContainText("Application received!");
    await expect(form(page).getByLabel("Email")).toHaveValue("");
    expect(await mailed(email, confirmation)).toHaveLength(1);
  });

  test("an applicant who comes while too many do is told where else to turn", async ({ page }) => {
    await refuse(page, 503, "Many people are writing to us right now.");
    await fill(page);
    await submit(page).click();
    await expect(toast(page)).toContainText(
      "Please try again or contact us directly at hello@headwaters.example",
    );
    await expect(form(page).getByLabel("First Name")).toHaveValue("Maya");
  });

  const refuse = (page: Page, status: number, message: string, issues?: object[]) =>
    page.route("**/trpc/membership.submit*", (route) =>
      route.fulfill({
        status,
        json: [
          { error: { json: { message, code: -32600, data: { httpStatus: status, issues } } } },
        ],
      }),
    );

  test("the server's word about a field stands at the field", async ({ page }) => {
    const message = "Please enter a valid email address";
    await refuse(page, 400, message, [{ path: "email", message }]);
    await fill(page);
    await submit(page).click();
    await expect(form(page).getByLabel("Email")).toHaveAccessibleDescription(message);
    await expect(form(page).getByLabel("Email")).toBeFocused();
    await expect(form(page).getByLabel("Email")).toHaveValue("maya@example.org");
  });

  test("the server's other words are passed on", async ({ page }) => {
    await refuse(page, 429, "Too many tries. Please wait a minute.");
    await fill(page);
    await submit(page).click();
    await expect(toast(page)).toContainText("Error submitting application");
    await expect(toast(page)).toContainText("Too many tries. Please wait a minute.");
  });
});
