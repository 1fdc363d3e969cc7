import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { newAccount } from "../support/families.ts";
import { test as base, expect } from "../support/test.ts";

interface Fixtures {
  /** Signs the page's browser in as staff. */
  beStaff: () => Promise<void>;
  /** Another member of staff, in another browser. */
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
    const request = await newAccount(playwright, site, { firstName: "Cy", lastName: "Adler" });
    await running.makeStaff(request.registration.email);
    await use(request);
    await request.dispose();
  },
});

let people = 0;

/** Sends an application; returns the applicant. */
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

async function findId(staff: APIRequestContext, email: string) {
  const response = await staff.get(`/api/staff/applications?search=${encodeURIComponent(email)}`);
  const { items } = (await response.json()) as { items: { id: string }[] };
  return items[0]?.id ?? "";
}

const dialog = (page: Page) => page.getByRole("dialog");
const history = (page: Page) => page.getByRole("region", { name: "History" });
const status = (page: Page) => page.getByRole("region", { name: "What they sent" });

test("staff approve by keyboard alone, with a note, and go on to the next", async ({
  page,
  beStaff,
  mailed,
}) => {
  await beStaff();
  const { email, name } = await applied(page.request);
  await applied(page.request);
  await page.goto("/staff/applications");
  await expect(page.getByRole("link", { name })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByRole("link", { name: email })).toHaveAttribute(
    "href",
    `mailto:${encodeURIComponent(email)}`,
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Approve" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel(/Note to the applicant/)).toBeFocused();
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.type("Bring rubber boots!");
  await page.keyboard.press("Tab");
  await expect(dialog(page).getByRole("button", { name: "Approve" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Approved. The applicant is being told by email.")).toBeFocused();
  await expect(status(page)).toContainText("Approved");
  await expect(history(page)).toContainText(/Approved.*Bo Reyes.*Bring rubber boots!/s);
  const [mail] = await mailed(email, "Your membership is approved");
  expect(mail?.text).toContain("Bring rubber boots!");
  await expect(history(page)).toContainText("The applicant was told by email.");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Next Pending" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(name);
  await expect(status(page)).toContainText("Pending");
});

test.describe("a decision by a colleague meanwhile", () => {
  test.use({ expectedComplaints: /status of 409/ });

  /** Fills the form to decline, while a colleague approves. */
  async function declineWhatWasApproved(page: Page, colleague: APIRequestContext) {
    const { email } = await applied(page.request);
    const id = await findId(page.request, email);
    await page.goto(`/staff/applications/${id}`);
    await page.getByRole("button", { name: "Decline" }).click();
    await dialog(page).getByLabel(/Note/).fill("We are full.");
    const earlier = { from: "pending", status: "approved", note: "Welcome!" };
    await colleague.post(`/api/staff/applications/${id}/decision`, { data: earlier });
  }

  test("appears without a reload, and cannot be overruled unread", async ({
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
});

test("the filtered list is saved as a spreadsheet, without formulas", async ({ page, beStaff }) => {
  await beStaff();
  const { email, lastName } = await applied(page.request, { firstName: "=1+1" });
  await applied(page.request);
  await page.goto(`/staff/applications?search=${lastName}`);
  const begun = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save as a spreadsheet (CSV)" }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`'=1+1,${lastName},${email},Family,Pending`);
});
