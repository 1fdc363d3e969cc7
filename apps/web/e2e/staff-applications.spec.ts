import { readFile } from "node:fs/promises";
import { buildRegistration } from "@headwaters/testing/factories";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectNoBarrier } from "./support/barriers.ts";
import { alive, test as base, expect } from "./support/test.ts";

interface Fixtures {
  /** Signs the page's browser in as staff. */
  beStaff: () => Promise<void>;
  /** Another of the staff, elsewhere. */
  colleague: APIRequestContext;
}

const test = base.extend<Fixtures>({
  beStaff: async ({ signIn, running }, use) => {
    await use(async () => {
      const { email } = await signIn({ firstName: "Bo", lastName: "Reyes" });
      await running.makeStaff(email);
    });
  },
  colleague: async ({ playwright, site, running }, use) => {
    const request = await playwright.request.newContext({ baseURL: site });
    const registration = buildRegistration({ firstName: "Cy", lastName: "Adler" });
    await request.post("/api/register", { data: registration });
    await running.makeStaff(registration.email);
    await use(request);
    await request.dispose();
  },
});

let people = 0;

/** Someone who applies; who they are. */
async function applied(request: APIRequestContext, overrides: Record<string, string> = {}) {
  people += 1;
  const lastName = `Heron${people}x${Date.now()}`;
  const email = `${lastName}@example.org`.toLowerCase();
  const application = { firstName: "Maya", lastName, email, membershipType: "family" };
  const response = await request.post("/api/membership", {
    data: { ...application, ...overrides },
  });
  expect(response.status()).toBe(200);
  return { ...application, ...overrides, name: `Maya ${overrides.lastName ?? lastName}` };
}

async function idOf(staff: APIRequestContext, email: string) {
  const response = await staff.get(`/api/staff/applications?search=${encodeURIComponent(email)}`);
  const { items } = (await response.json()) as { items: { id: string }[] };
  return items[0]?.id ?? "";
}

const main = (page: Page) => page.getByRole("main");
const entries = (page: Page) => main(page).getByRole("article");
const dialog = (page: Page) => page.getByRole("dialog");
const history = (page: Page) => page.getByRole("region", { name: "History" });
const status = (page: Page) => page.getByRole("region", { name: "What they sent" });

test.describe("whoever is not staff", () => {
  test.use({ expectedComplaints: /status of 404/ });

  test("finds neither the list nor an application", async ({ page, signIn, colleague }) => {
    const { email, name } = await applied(colleague);
    const id = await idOf(colleague, email);
    const look = async () => {
      for (const path of ["/staff/applications", `/staff/applications/${id}`]) {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        expect(await response?.text()).not.toContain(name);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
      }
    };
    await look();
    await signIn();
    await look();
  });

  test("an application that is not there is not found by staff either", async ({
    page,
    beStaff,
  }) => {
    await beStaff();
    expect((await page.goto("/staff/applications/nothing"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  });
});

test("staff find applications by status, membership, a part of a name, and in order", async ({
  page,
  beStaff,
}) => {
  await beStaff();
  const family = await applied(page.request);
  const student = await applied(page.request, { membershipType: "student" });
  await page.goto("/staff/applications");
  await expect(entries(page).first()).toContainText(student.name);
  await expect(entries(page).first()).toContainText(/Pending.*Student.*(just now|ago)/s);
  await expect(main(page).getByRole("link", { name: /^Pending \(\d+\)$/ })).toBeVisible();
  await expectNoBarrier(page);

  await main(page)
    .getByRole("link", { name: /^Approved/ })
    .click();
  await expect(page).toHaveURL("/staff/applications?status=approved");
  await expect(entries(page).filter({ hasText: family.name })).toHaveCount(0);
  await main(page)
    .getByRole("link", { name: /^Pending/ })
    .click();
  await main(page).getByLabel("Membership").selectOption("Family");
  await expect(page).toHaveURL("/staff/applications?status=pending&membershipType=family");
  await expect(entries(page).first()).toContainText(family.name);
  await expect(entries(page).filter({ hasText: student.name })).toHaveCount(0);

  await page.goto("/staff/applications");
  await alive(page);
  await main(page).getByRole("searchbox").fill(student.lastName.slice(2));
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText(student.name);
  await main(page).getByRole("searchbox").fill("nobody of this name");
  await expect(page.getByRole("heading", { name: "No application fits" })).toBeVisible();

  await page.goto("/staff/applications?order=oldest&search=heron");
  await expect(entries(page).last()).toContainText(student.name);
});

test("staff approve by keyboard alone, with a note, and go on to the next", async ({
  page,
  beStaff,
  mailed,
}) => {
  await beStaff();
  const { email, name } = await applied(page.request);
  await applied(page.request);
  await page.goto("/staff/applications");
  await page.getByRole("link", { name }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByRole("link", { name: email })).toHaveAttribute(
    "href",
    `mailto:${encodeURIComponent(email)}`,
  );
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "Approve" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel(/Note to the applicant/)).toBeFocused();
  await expectNoBarrier(page);
  await page.keyboard.type("Bring rubber boots!");
  await page.keyboard.press("Tab");
  await expect(dialog(page).getByRole("button", { name: "Approve" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Approved. The applicant is being told by email.")).toBeFocused();
  await expect(status(page)).toContainText("Approved");
  await expect(history(page)).toContainText(/Approved.*Bo Reyes.*Bring rubber boots!/s);
  const [mail] = await mailed(email, "Your membership is approved");
  expect(mail?.text).toContain("Bring rubber boots!");
  await expect(history(page)).toContainText("The applicant was told by email.", {
    timeout: 10_000,
  });
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Next Pending" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(name);
  await expect(status(page)).toContainText("Pending");
});

test("a decision is revised, and every step of it stays in the history", async ({
  page,
  beStaff,
  mailed,
}) => {
  await beStaff();
  const { email } = await applied(page.request);
  await page.goto(`/staff/applications/${await idOf(page.request, email)}`);
  for (const [button, said] of [
    ["Decline", "Declined. The applicant is being told by email."],
    ["Back to Pending", "Pending again."],
    ["Mark as Withdrawn", "Withdrawn. The applicant is being told by email."],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    await dialog(page).getByRole("button", { name: button }).click();
    await expect(page.getByText(said)).toBeFocused();
    await expect(dialog(page)).toHaveCount(0);
  }
  await expect(history(page).getByRole("heading", { level: 3 })).toHaveText([
    ...["Marked as withdrawn", "Taken back to pending", "Declined", "Applied"],
  ]);
  await expect(history(page)).toContainText("No email was sent.");
  const [second] = await mailed(email, "Your membership application is withdrawn");
  expect(second?.text).toContain("This replaces what we wrote to you about it before.");
});

test.describe("what someone else has decided meanwhile", () => {
  test.use({ expectedComplaints: /status of 409|ERR_FAILED/ });

  /** Nothing is heard of it by itself. */
  const withoutNews = (page: Page) => page.route("**/api/staff/live", (route) => route.abort());

  /** Fills the form to decline, while a colleague approves. */
  async function declineWhatWasApproved(page: Page, colleague: APIRequestContext) {
    const { email } = await applied(page.request);
    const id = await idOf(page.request, email);
    await page.goto(`/staff/applications/${id}`);
    await page.getByRole("button", { name: "Decline" }).click();
    await dialog(page).getByLabel(/Note/).fill("We are full.");
    const earlier = { from: "pending", status: "approved", note: "Welcome!" };
    await colleague.post(`/api/staff/applications/${id}/decision`, { data: earlier });
  }

  test("is told by itself, and not overruled before it was read", async ({
    page,
    beStaff,
    colleague,
  }) => {
    await beStaff();
    await declineWhatWasApproved(page, colleague);
    await expect(dialog(page).getByRole("alert")).toContainText("Approved: Cy Adler");
    await dialog(page).getByRole("button", { name: "Decline", exact: true }).click();
    await expect(dialog(page).getByRole("button", { name: "Decline Anyway" })).toBeVisible();
    await expect(status(page)).toContainText("Approved");
  });

  test("is told where one is about to decide, and the note stays", async ({
    page,
    beStaff,
    colleague,
  }) => {
    await beStaff();
    await withoutNews(page);
    await declineWhatWasApproved(page, colleague);
    await dialog(page).getByRole("button", { name: "Decline" }).click();
    const alert = dialog(page).getByRole("alert");
    await expect(alert).toContainText("This was decided while you were reading.");
    await expect(alert).toContainText(/Approved: Cy Adler, .*Welcome!/s);
    await expect(dialog(page).getByLabel(/Note/)).toHaveValue("We are full.");
    await expect(status(page)).toContainText("Approved");
    await dialog(page).getByRole("button", { name: "Decline Anyway" }).click();
    await expect(page.getByText("Declined. The applicant")).toBeFocused();
    await expect(history(page).getByRole("heading", { level: 3 })).toHaveText([
      ...["Declined", "Approved", "Applied"],
    ]);
  });

  test("is nothing to decide again where both wanted the same", async ({
    page,
    beStaff,
    colleague,
  }) => {
    await beStaff();
    await withoutNews(page);
    const { email } = await applied(page.request);
    const id = await idOf(page.request, email);
    await page.goto(`/staff/applications/${id}`);
    await page.getByRole("button", { name: "Approve" }).click();
    const earlier = { from: "pending", status: "approved" };
    await colleague.post(`/api/staff/applications/${id}/decision`, { data: earlier });
    await dialog(page).getByRole("button", { name: "Approve" }).click();
    await expect(dialog(page).getByRole("alert")).toContainText("nothing is left to decide");
    await expect(dialog(page).getByRole("button", { name: /^Approve/ })).toBeDisabled();
  });
});

test("the list is saved as a spreadsheet, as it is filtered, without formulas", async ({
  page,
  beStaff,
}) => {
  await beStaff();
  const { email, lastName } = await applied(page.request, { firstName: "=1+1" });
  await applied(page.request);
  await page.goto(`/staff/applications?search=${lastName}`);
  await alive(page);
  const begun = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save as a spreadsheet (CSV)" }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`'=1+1,${lastName},${email},family,pending`);
});

test("the organization's mail about an application leads to its page", async ({
  page,
  beStaff,
  mailed,
}) => {
  await beStaff();
  const { email, name, lastName } = await applied(page.request, { membershipType: "sponsor" });
  const subject = `Membership application: ${name} (sponsor)`;
  const [mail] = await mailed("hello@headwaters.example", subject);
  expect(`${mail?.text}${mail?.html}`).not.toContain(email);
  const id = await idOf(page.request, lastName);
  expect(mail?.text).toContain(`/staff/applications/${id}`);
});
