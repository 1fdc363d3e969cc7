import { buildRegistration } from "@headwaters/testing/factories";
import { siteAt } from "@headwaters/testing/site";
import type { Page } from "@playwright/test";
import { logTexts } from "../src/content/staffLog.ts";
import { mailsTexts } from "../src/content/staffMails.ts";
import { overviewTexts } from "../src/content/staffOverview.ts";
import { peopleTexts } from "../src/content/staffPeople.ts";
import { staffPages } from "../src/paths.ts";
import { expectNoBarrier } from "./support/barriers.ts";
import { alive, test as base, expect } from "./support/test.ts";

interface Fixtures {
  /** Signs the page's browser in as staff; answers the address of the account. */
  beStaff: () => Promise<string>;
  /** Someone else sends an application from another browser. */
  apply: (firstName: string) => Promise<void>;
  /** Someone else signs up; answers their address. */
  signUp: (firstName: string, lastName: string) => Promise<string>;
}

const test = base.extend<Fixtures>({
  beStaff: async ({ signIn, running }, use) => {
    await use(async () => {
      const { email } = await signIn({ firstName: "Bo", lastName: "Lind" });
      await running.makeStaff(email);
      return email;
    });
  },
  apply: async ({ playwright, site }, use) => {
    const request = await playwright.request.newContext({ baseURL: site });
    await use(async (firstName) => {
      const data = {
        firstName,
        lastName: "Chen",
        email: "m@example.org",
        membershipType: "family",
      };
      expect((await request.post("/api/membership", { data })).status()).toBe(200);
    });
    await request.dispose();
  },
  signUp: async ({ playwright, site }, use) => {
    await use(async (firstName, lastName) => {
      const request = await playwright.request.newContext({ baseURL: site });
      const data = buildRegistration({ firstName, lastName });
      expect((await request.post("/api/register", { data })).status()).toBe(201);
      await request.dispose();
      await siteAt(site).confirm(data.email);
      return data.email;
    });
  },
});

const notFound = (page: Page) => page.getByRole("heading", { level: 1, name: "Page Not Found" });
const toast = (page: Page) =>
  page.getByRole("region", { name: /notifications/i }).getByRole("listitem");
const rooms = (page: Page) => page.getByRole("navigation", { name: "Staff pages" });
const lately = (page: Page) => page.getByRole("region", { name: "Done lately" });

test.describe("whoever is not staff", () => {
  test.use({ expectedComplaints: /status of 404/ });

  test("finds no page of staff, signed in or not, and no word of theirs", async ({
    page,
    signIn,
    apply,
  }) => {
    await apply("Quillon");
    const words = [
      ...[overviewTexts.title, overviewTexts.lead, peopleTexts.lead, mailsTexts.lead],
      ...[logTexts.lead, "Staff pages", "Quillon"],
    ];
    async function look() {
      for (const pattern of Object.values(staffPages)) {
        const path = pattern.replace(":kind", "news").replace(":id", "some-thing");
        const response = await page.request.get(path);
        expect([path, response.status()]).toEqual([path, 404]);
        const html = await response.text();
        expect(html).toContain("Page Not Found");
        for (const word of words) expect(html).not.toContain(word);
      }
      await page.goto("/staff");
      await expect(notFound(page)).toBeVisible();
      await alive(page);
      await expect(notFound(page)).toBeVisible();
    }
    await look();
    await signIn();
    await look();
    await page.goto("/account");
    await expect(page.getByRole("link", { name: /staff/i })).toHaveCount(0);
  });
});

test("staff find their pages from the account, the bar and the menu", async ({ page, beStaff }) => {
  await beStaff();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/account");
  await page.getByRole("link", { name: "Open the Staff Pages" }).click();
  await expect(page).toHaveURL("/staff");
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Staff", exact: true }).click();
  await expect(page).toHaveURL("/staff");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Staff", exact: true }).click();
  await expect(page).toHaveURL("/staff");
});

test("the bar of staff holds together on every wide screen", async ({ page, beStaff }) => {
  await beStaff();
  for (const width of [640, 1024, 1152, 1280, 1439, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/staff");
    const logout = await page
      .getByRole("banner")
      .getByRole("button", { name: "Logout" })
      .boundingBox();
    expect(logout && logout.x + logout.width).toBeLessThanOrEqual(width);
    const greeting = page.getByRole("banner").getByRole("link", { name: "Hello, Bo" });
    expect((await greeting.boundingBox())?.width).toBeGreaterThan(50);
  }
});

test("what another browser sends in appears without a reload", async ({ page, beStaff, apply }) => {
  await beStaff();
  await page.goto("/staff");
  await alive(page);
  const line = page.getByRole("list", { name: "What waits" }).getByRole("link");
  const applications = rooms(page).getByRole("link", { name: /^Applications/ });
  const before = Number(/\d+/.exec((await applications.textContent()) ?? "")?.[0] ?? 0);
  await apply("Maya");
  await expect(applications).toContainText(String(before + 1));
  await expect(line.filter({ hasText: /applications? waits?/ })).toContainText(String(before + 1));
  await expectNoBarrier(page);
});

test("a tab has one stream, however many of its pages are looked at", async ({ page, beStaff }) => {
  await beStaff();
  const streams: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/staff/live")) streams.push(request.url());
  });
  await page.goto("/staff");
  await alive(page);
  await expect.poll(() => streams.length).toBe(1);
  for (const name of ["People", "Log", "Overview"]) {
    await rooms(page)
      .getByRole("link", { name: new RegExp(`^${name}`) })
      .click();
    await expect(rooms(page).locator("[aria-current]")).toContainText(name);
  }
  expect(streams).toHaveLength(1);
});

test("where no stream is to be had, everything is looked at again now and then", async ({
  page,
  beStaff,
  apply,
}) => {
  await beStaff();
  await page.clock.install();
  await page.route("**/api/staff/live", (route) => route.fulfill({ status: 204 }));
  await page.goto("/staff");
  await alive(page);
  const applications = rooms(page).getByRole("link", { name: /^Applications/ });
  await expect(applications).toBeVisible();
  await apply("Ravi");
  const { pendingApplications } = await (await page.request.get("/api/staff")).json();
  await page.clock.runFor(31_000);
  await expect(applications).toContainText(String(pendingApplications));
});

test.describe("a person", () => {
  test("is found, made staff, made a member again and suspended, after asking", async ({
    page,
    beStaff,
    signUp,
    mailed,
  }) => {
    test.slow();
    await beStaff();
    const email = await signUp("Zoë", "O’Neill");
    await page.goto("/staff/people");
    await alive(page);
    await page.getByRole("searchbox").fill("o’neill");
    await expect(page).toHaveURL(/search=o/);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expectNoBarrier(page);
    await page.getByRole("link", { name: "Zoë O’Neill" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Zoë O’Neill" })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByText("1 browser, last used")).toBeVisible();
    await expectNoBarrier(page);

    await page.getByRole("button", { name: "Make Staff" }).click();
    const dialog = page.getByRole("dialog", { name: "Make them staff?" });
    await expectNoBarrier(page);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Make Staff" }).click();
    await dialog.getByRole("button", { name: "Make Staff" }).click();
    await expect(toast(page)).toContainText("They are staff now");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Take Staff Role" })).toBeFocused();
    await page.getByRole("button", { name: "Take Staff Role" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Take Staff Role" }).click();
    await expect(toast(page)).toContainText("They are a member like others now");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("button", { name: "Sign Out Everywhere" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sign Out Everywhere" }).click();
    await expect(toast(page)).toContainText("They are signed out everywhere");
    await expect(page.getByText("Nowhere")).toBeVisible();

    await page.getByRole("button", { name: "Suspend Account" }).click();
    const suspending = page.getByRole("dialog", { name: "Suspend this account?" });
    await suspending.getByRole("button", { name: "Suspend", exact: true }).click();
    await expect(suspending.getByText("Reason is required")).toBeVisible();
    await expect(suspending.getByRole("textbox", { name: "Reason" })).toBeFocused();
    await expectNoBarrier(page);
    await suspending
      .getByRole("textbox", { name: "Reason" })
      .fill("Three articles advertised a shop.");
    await suspending.getByRole("button", { name: "Suspend", exact: true }).click();
    await expect(toast(page)).toContainText("The account is suspended");
    await expect(page.getByText("Three articles advertised a shop.")).toBeVisible();
    await mailed(email, "Your account is suspended");
    await page.getByRole("button", { name: "Lift Suspension" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Lift Suspension" }).click();
    await expect(toast(page)).toContainText("The suspension is lifted");
    await expect(page.getByRole("button", { name: "Suspend Account" })).toBeVisible();

    await rooms(page).getByRole("link", { name: "Log" }).click();
    const entries = page.getByRole("list", { name: "What was done" }).getByRole("listitem");
    for (const [index, done] of [
      "lifted the suspension of Zoë O’Neill",
      "suspended Zoë O’Neill",
      "signed Zoë O’Neill out everywhere",
      "took the staff role from Zoë O’Neill",
      "made Zoë O’Neill staff",
    ].entries()) {
      await expect(entries.nth(index)).toContainText(`Bo Lind ${done}`);
    }
    await expectNoBarrier(page);
    await page.getByLabel("What", { exact: true }).selectOption("People: role given");
    await expect(page).toHaveURL("/staff/log?action=people.granted");
    await expect(entries.first()).toContainText("made Zoë O’Neill staff");
    await expect(entries.filter({ hasText: "signed" })).toHaveCount(0);
    await page.getByLabel("By whom").selectOption("At the command line");
    await expect(entries.first()).toContainText("Someone at the server’s command line made");
    await page.reload();
    await expect(entries.first()).toContainText("Someone at the server’s command line made");
  });

  test.describe("whose role is taken", () => {
    test.use({ expectedComplaints: /status of 404/ });

    test("is shown out of an open page at once", async ({ page, beStaff, running, playwright }) => {
      const email = await beStaff();
      const request = await playwright.request.newContext({ baseURL: running.address });
      const other = buildRegistration();
      await request.post("/api/register", { data: other });
      await running.makeStaff(other.email);
      await page.goto("/staff");
      await alive(page);
      await expect(rooms(page)).toBeVisible();
      const { items } = await (
        await request.get(`/api/staff/people?search=${encodeURIComponent(email)}`)
      ).json();
      const revoked = await request.post(`/api/staff/people/${items[0].id}/revoke`);
      expect(revoked.status()).toBe(200);
      await expect(notFound(page)).toBeVisible();
      expect((await page.request.get("/staff")).status()).toBe(404);
      await request.dispose();
    });
  });

  test.describe("that is not there", () => {
    test.use({ expectedComplaints: /status of 404/ });

    test("has the 404 page", async ({ page, beStaff }) => {
      await beStaff();
      expect((await page.goto("/staff/people/nobody"))?.status()).toBe(404);
      await expect(notFound(page)).toBeVisible();
    });
  });
});

test("staff see which mail went to whom", async ({ page, beStaff, apply }) => {
  await beStaff();
  await apply("Maya");
  await page.goto("/staff/mail");
  await alive(page);
  await page.getByRole("searchbox").fill("m@example.org");
  const entry = page.getByRole("list", { name: "Emails" }).getByRole("article").first();
  await expect(entry).toContainText("Membership received · To m@example.org");
  await expect(entry).toContainText("Sent");
  await page.getByRole("link", { name: "Failed" }).click();
  await expect(page.getByRole("heading", { name: "No email here" })).toBeVisible();
  await expectNoBarrier(page);
});

test("on a phone every page fits, and its room is to be seen in the strip", async ({
  page,
  beStaff,
}) => {
  test.slow();
  await beStaff();
  for (const path of ["/staff", "/staff/people", "/staff/mail", "/staff/log", "/staff/review"]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await alive(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width]).toEqual([path, 390]);
    await expect(rooms(page).locator("[aria-current]")).toBeInViewport({ ratio: 1 });
    await expectNoBarrier(page);
  }
});

test("staff are told while anyone's writing is on a public website at once", async ({
  page,
  beStaff,
}) => {
  await beStaff();
  const banner = page.getByRole("region", { name: overviewTexts.unreviewed.title });
  await page.goto("/staff");
  await expect(banner).toHaveCount(0); // this one is not public
  // As a site answers that is public and runs with CONTENT_POLICY=open.
  await page.route("**/trpc/**", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"isUnreviewed":false', '"isUnreviewed":true');
    await route.fulfill({ response, body });
  });
  await page.goto("/account");
  await alive(page);
  await page.getByRole("link", { name: "Open the Staff Pages" }).click();
  await expect(banner).toContainText("CONTENT_POLICY=review");
  await expectNoBarrier(page);
});

test("a link that the server's command prints makes whoever signs up by it staff, by a button, once", async ({
  page,
  running,
}) => {
  const printed = await running.staffCommand("invite");
  const token = /\?token=([\w-]{43})$/m.exec(printed)?.[1] ?? "";
  const address = `/staff-invitation?token=${token}`;
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: "Join the Staff" })).toBeVisible();
  await alive(page);
  await expectNoBarrier(page);
  await page.getByRole("link", { name: "Sign In or Sign Up" }).click();
  await page.getByRole("tab", { name: "Sign Up" }).click();
  const { firstName, lastName, email, password } = buildRegistration();
  await page.getByLabel("First Name").fill(firstName);
  await page.getByLabel("Last Name").fill(lastName);
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole("button", { name: "Become Staff" }).click();
  await expect(page.getByRole("heading", { name: "You are staff now" })).toBeFocused();
  await page.getByRole("link", { name: "Open the Staff Pages" }).click();
  await expect(page).toHaveURL("/staff");
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "You are staff already" })).toBeVisible();
});

test.describe("a link for staff that was used", () => {
  test.use({ expectedComplaints: /status of 400/ });

  test("says so, and one without its token as well", async ({ page, signIn }) => {
    await signIn();
    await page.goto(`/staff-invitation?token=${"x".repeat(43)}`);
    await page.getByRole("button", { name: "Become Staff" }).click();
    await expect(page.getByRole("alert")).toContainText("was used, or has expired");
    await page.goto("/staff-invitation");
    await expect(page.getByRole("heading", { name: "This link is not complete" })).toBeVisible();
  });
});

test("the overview ends with what was done last", async ({ page, beStaff }) => {
  await beStaff();
  await page.goto("/staff");
  await expect(lately(page).getByRole("listitem").first()).toContainText("made Bo Lind staff");
  await lately(page).getByRole("link", { name: "The whole log" }).click();
  await expect(page).toHaveURL("/staff/log");
});

test("the privacy page says after how many days what is deleted", async ({ page }) => {
  await page.goto("/privacy#keeping");
  const table = page.getByRole("table", { name: "What this website deletes by itself, and when" });
  await expect(table.getByRole("row")).toHaveCount(13);
  await expect(table).toContainText("365 days after we answered");
  await expect(table).toContainText("365 days after the decision");
  await expect(table).toContainText("7 days after they were entered");
  await expect(table).toContainText("30 days after that day");
  await expect(table).toContainText("1 day after the form was sent");
});
