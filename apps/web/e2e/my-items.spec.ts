import type { Page } from "@playwright/test";
import { expectNoBarrier } from "./support/barriers.ts";
import { expect, forgetSession, test } from "./support/test.ts";

const item = (page: Page, title: string) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

const later = () => new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString();

test("a visitor signs in first, and comes back to the items and to a history", async ({
  page,
  signIn,
  publish,
}) => {
  const { email, password } = await signIn();
  const id = await publish({ title: "Mine alone" });
  for (const [path, heading] of [
    ["/writing", "My Items"],
    [`/writing/news/${id}/history`, "Mine alone"],
  ] as const) {
    await forgetSession(page);
    await page.goto(path);
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`);
    const form = page.getByRole("tabpanel");
    await form.getByLabel("Email").fill(email);
    await form.getByLabel(/^Password/).fill(password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
});

test("who has written nothing is shown where to begin", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/writing");
  await expect(page.getByRole("heading", { name: "Nothing written yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Write News" })).toHaveAttribute("href", "/news");
  await expectNoBarrier(page);
});

test("the way there is on the account's page and beside Add News", async ({ page, signIn }) => {
  await signIn();
  for (const from of ["/account", "/news"]) {
    await page.goto(from);
    await page.getByRole("main").getByRole("link", { name: "My Items" }).click();
    await expect(page).toHaveURL("/writing");
  }
  await forgetSession(page);
  await page.goto("/news");
  await expect(page.getByRole("main").getByRole("link", { name: "My Items" })).toHaveCount(0);
});

test("what someone wrote is listed with how it stands, drafts first", async ({
  page,
  signIn,
  publish,
}) => {
  await signIn();
  const id = await publish({ title: "On the website" });
  const draft = await publish({ title: "A draft", published: false });
  await publish({ title: "For Monday", publishAt: later() });
  const changed = await publish({ title: "Before" });
  await page.request.put(`/api/news/${changed}`, {
    data: {
      ...{ title: "After", content: "Changed.", category: "program", version: 1 },
      publishAt: later(),
    },
  });
  const response = await page.goto("/writing");
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("article").getByRole("heading")).toHaveText([
    "After",
    "For Monday",
    "A draft",
    "On the website",
  ]);
  await expect(item(page, "A draft")).toContainText("Draft");
  await expect(item(page, "For Monday")).toContainText(
    /Scheduled for \w+day, \w+ \d+, \d{4} at \d+:\d\d [AP]M/,
  );
  await expect(item(page, "After")).toContainText("Published, with changes not yet public");
  await expect(item(page, "On the website")).toContainText(/Saved \w+day, .*Published/);
  await expect(
    item(page, "A draft").getByRole("link", { name: "Edit A draft", exact: true }),
  ).toHaveAttribute("href", `/writing/news/${draft}`);
  await item(page, "A draft")
    .getByRole("link", { name: /^View page/ })
    .click();
  await expect(page.getByText("Draft. Only its author and staff see it.")).toBeVisible();
  await page.goBack();
  await expect(
    item(page, "On the website").getByRole("link", { name: /^View page/ }),
  ).toHaveAttribute("href", `/news/${id}`);
  await expectNoBarrier(page);
});

test("arrives finished, and shows more when asked", async ({ page, signIn, publish }) => {
  await signIn();
  for (let count = 0; count < 21; count += 1) await publish({ title: `Report ${count}` });
  const html = await (await page.request.get("/writing")).text();
  expect(html).toContain("Report 20");
  await page.goto("/writing");
  await expect(page.getByRole("article")).toHaveCount(20);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByRole("article")).toHaveCount(21);
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
});

test.describe("the history", () => {
  test.use({ expectedComplaints: /status of 404/ });

  test("shows every version, and brings one back as a draft", async ({ page, signIn, publish }) => {
    await signIn({ firstName: "Rowan" });
    const id = await publish({ title: "First words", content: "Twelve **herons**." });
    await page.request.put(`/api/news/${id}`, {
      data: {
        ...{ title: "Second words", content: "None.", category: "program", version: 1 },
        published: true,
      },
    });
    await page.goto(`/writing/news/${id}/history`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second words");
    const versions = page.getByRole("main").getByRole("listitem");
    await expect(versions.first()).toContainText("Version 2, saved by Rowan");
    await expect(versions.first()).toContainText("Newest");
    await page.getByRole("button", { name: "View version 2" }).click();
    await expect(page.getByRole("article")).toContainText("None.");
    await expect(page.getByRole("button", { name: "Bring This Version Back" })).toHaveCount(0);

    await page.getByRole("button", { name: "View version 1" }).click();
    await expect(page.getByRole("article").locator("strong")).toHaveText("herons");
    await expectNoBarrier(page);
    await page.getByRole("button", { name: "Bring This Version Back" }).click();
    const dialog = page.getByRole("dialog", { name: "Bring this version back?" });
    await expect(dialog).toContainText("Readers keep seeing what they see now");
    await dialog.getByRole("button", { name: "Bring It Back" }).click();
    await expect(page).toHaveURL(`/writing/news/${id}`);
    expect(await (await page.request.get(`/api/news/${id}`)).json()).toMatchObject({
      title: "Second words",
    });
    await page.goto("/writing");
    await expect(item(page, "First words")).toContainText("Published, with changes not yet public");
  });

  test("is nobody else's", async ({ page, signIn, publish }) => {
    await signIn();
    const id = await publish();
    await page.context().clearCookies();
    await signIn();
    for (const path of [`news/${id}`, "news/unknown", "news/%20", `gallery/${id}`]) {
      const response = await page.goto(`/writing/${path}/history`);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    }
  });
});

test("the list and the page where an item is edited lead to each other", async ({
  page,
  signIn,
  publish,
}) => {
  await signIn();
  const id = await publish({ title: "There and back", published: false });
  await page.goto(`/writing/news/${id}`);
  await page.getByRole("main").getByRole("link", { name: "My Items" }).click();
  await expect(page).toHaveURL("/writing");
  await page.getByRole("link", { name: "There and back", exact: true }).click();
  await expect(page).toHaveURL(`/writing/news/${id}`);
});
