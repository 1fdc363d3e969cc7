import type { Page } from "@playwright/test";
import { expectNoBarrier } from "./support/barriers.ts";
import { article, test, written } from "./support/review.ts";
import { alive, test as base, expect } from "./support/test.ts";

const toast = (page: Page) =>
  page.getByRole("region", { name: /notifications/i }).getByRole("listitem");
const notFound = (page: Page) => page.getByRole("heading", { level: 1, name: "Page Not Found" });

test.describe("whoever is not staff", () => {
  test.use({ expectedComplaints: /status of 404/ });

  test("finds no such page, signed in or not", async ({ page, signIn, author }) => {
    const { id, title } = await written(author.request);
    const look = async () => {
      for (const path of ["/staff/review", `/staff/review/news/${id}`]) {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        expect(await response?.text()).not.toContain(title);
        await expect(notFound(page)).toBeVisible();
      }
    };
    await look();
    await signIn();
    await look();
    expect(await (await page.request.get("/sitemap.xml")).text()).not.toContain("/staff");
  });

  test("sees that what they published waits", async ({ page, signIn }) => {
    await signIn();
    await written(page.request, { title: "Mine" });
    await page.goto("/writing");
    await expect(page.getByRole("article")).toContainText("Waiting for review");
    await expect(page.getByRole("link", { name: "Review Queue" })).toHaveCount(0);
  });
});

test("staff read what waits and publish it, by keyboard alone", async ({
  page,
  beStaff,
  author,
}) => {
  await beStaff();
  const { id, title } = await written(author.request);
  await page.goto("/writing");
  await page.getByRole("link", { name: "Review Queue" }).click();
  const entry = page.getByRole("article").filter({ hasText: title });
  await expect(entry).toContainText("Ana Reyes");
  await expect(entry).toContainText(/just now|ago/);
  await expectNoBarrier(page);
  await page.getByRole("link", { name: title }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/staff/review/news/${id}`);
  await expect(page.getByRole("article").locator("strong")).toHaveText("three");
  expect((await page.request.get(`/api/news/${id}`)).status()).toBe(404);
  await page.getByRole("button", { name: "Publish" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/staff/review");
  await expect(toast(page)).toContainText("Published");
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
  expect((await page.request.get(`/api/news/${id}`)).status()).toBe(200);
});

test("staff who edit what waits find the way back to the queue", async ({
  page,
  beStaff,
  author,
}) => {
  await beStaff();
  const { id } = await written(author.request);
  await page.goto(`/staff/review/news/${id}`);
  await page.getByRole("link", { name: "Edit" }).click();
  await expect(page).toHaveURL(`/writing/news/${id}`);
  await page.getByRole("main").getByRole("link", { name: "Review Queue" }).click();
  await expect(page).toHaveURL("/staff/review");
});

test("a change stands beside what readers see, and is told word by word", async ({
  page,
  beStaff,
  author,
}) => {
  await beStaff();
  const { id, title } = await written(author.request);
  const decision = { kind: "news", id, version: 1 };
  expect((await page.request.post("/api/items/publish", { data: decision })).status()).toBe(200);
  const content = "After **four** weekends the gravel bars are free of glass.";
  await author.request.put(`/api/news/${id}`, { data: article({ title, content, version: 1 }) });

  await page.goto(`/staff/review/news/${id}`);
  await expect(page.getByRole("region", { name: "What readers see now" })).toContainText("three");
  await expect(page.getByRole("region", { name: "What readers will see" })).toContainText("four");
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "Word by Word" }).click();
  await expect(page.locator("del")).toHaveText("three");
  await expect(page.locator("ins")).toHaveText("four");

  await page.getByRole("button", { name: "Take Down" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take Down" }).click();
  await expect(toast(page)).toContainText("Taken down");
  expect((await page.request.get(`/api/news/${id}`)).status()).toBe(404);
});

test.describe("what goes back", () => {
  test.use({ expectedComplaints: /status of 400/ });

  test("goes with a note, which its author gets", async ({ page, beStaff, author, mailed }) => {
    await beStaff();
    const { id, title } = await written(author.request);
    await page.goto(`/staff/review/news/${id}`);
    await page.getByRole("button", { name: "Send Back" }).click();
    const dialog = page.getByRole("dialog", { name: "Send it back?" });
    await dialog.getByRole("button", { name: "Send Back" }).click();
    await expect(dialog.getByText("Please say what should change")).toBeVisible();
    await expect(dialog.getByLabel("What should change?")).toBeFocused();
    await expectNoBarrier(page);
    await dialog.getByLabel("What should change?").fill("Please say where.");
    await dialog.getByRole("button", { name: "Send Back" }).click();
    await expect(page).toHaveURL("/staff/review");
    await expect(toast(page)).toContainText("Sent back, with your note");
    const [mail] = await mailed(author.email, `Please change: ${title}`);
    expect(mail?.text).toContain("Please say where.");
    const own = await (await author.request.get("/api/items")).json();
    expect(own.items).toMatchObject([{ status: "returned", reviewNote: "Please say where." }]);
  });
});

test.describe("what has changed since it was opened", () => {
  test("is not published unread", async ({ page, beStaff, author }) => {
    await beStaff();
    const { id, title } = await written(author.request);
    await page.goto(`/staff/review/news/${id}`);
    await alive(page);
    const content = "Something **else**.";
    await author.request.put(`/api/news/${id}`, { data: article({ title, content, version: 1 }) });
    // The page hears of it by itself; the text does not change under its reader.
    await expect(page.getByRole("alert")).toContainText("Look at it again before you decide.");
    await expect(page.getByRole("button", { name: "Publish" })).toBeDisabled();
    await expect(page.getByRole("article")).not.toContainText("Something else.");
    await page.getByRole("button", { name: "Show What Is There Now" }).click();
    await expect(page.getByRole("article")).toContainText("Something else.");
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(toast(page)).toContainText("Published");
  });
});

test("what comes in meanwhile appears by itself", async ({ page, beStaff, author }) => {
  await beStaff();
  await page.goto("/staff/review");
  await alive(page);
  const { title } = await written(author.request);
  await expect(page.getByRole("link", { name: title })).toBeVisible();
});

base(
  "where nothing is reviewed, the queue says so and how to change it",
  async ({ page, signIn, running }) => {
    const { email } = await signIn();
    await running.makeStaff(email);
    await page.goto("/staff/review");
    await expect(page.getByRole("heading", { name: "Reviews are switched off" })).toBeVisible();
    await expect(page.getByText("CONTENT_POLICY=review")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Nothing is waiting" })).toBeVisible();
    await expectNoBarrier(page);
  },
);
