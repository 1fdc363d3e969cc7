import { article, test, written } from "./support/review.ts";
import { alive, expect } from "./support/test.ts";

// The data of a page counts as fresh for five minutes: each of these pages was open before the
// change, is reached again without a full load, and has to show what is true now.

test("the editor shows a restored version at once, and the history lists it", async ({
  page,
  beStaff,
  publish,
}) => {
  await beStaff();
  const id = await publish({ title: "First words", content: "Twelve herons." });
  const change = article({ title: "Second words", content: "No herons.", version: 1 });
  expect((await page.request.put(`/api/news/${id}`, { data: change })).status()).toBe(200);
  await page.goto(`/writing/news/${id}/history`);
  await alive(page);
  await page.getByRole("link", { name: "Back to editing" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Second words");
  await page.goBack();
  await page.getByRole("button", { name: "View version 1" }).click();
  await page.getByRole("button", { name: "Bring This Version Back" }).click();
  // What the editor asks for from now on never arrives: it has to know the restored version by itself.
  await page.route(/news\.edit/, () => {});
  await page.getByRole("dialog").getByRole("button", { name: "Bring It Back" }).click();
  await expect(page).toHaveURL(`/writing/news/${id}`);
  await expect(page.getByLabel("Title")).toHaveValue("First words");
  await page.unroute(/news\.edit/);
  await page.goBack();
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("Version 3");
});

test("an article and its editor show what staff have just decided", async ({
  page,
  beStaff,
  author,
}) => {
  await beStaff();
  const { id, title } = await written(author.request);
  const decision = { kind: "news", id, version: 1 };
  expect((await page.request.post("/api/items/publish", { data: decision })).status()).toBe(200);
  const change = article({ title, content: "After **four** weekends.", version: 1 });
  await author.request.put(`/api/news/${id}`, { data: change });

  await page.goto(`/news/${id}`);
  await alive(page);
  const words = page.getByRole("article").locator("strong");
  await expect(words).toHaveText("three");
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: "Review Queue" }).click();
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page).toHaveURL("/staff/review");
  await page.evaluate(() => history.go(-4));
  await expect(page).toHaveURL(`/news/${id}`);
  await expect(words).toHaveText("four");

  // The same page of the editor, opened again after staff sent the next change back.
  const next = article({ title, content: "After **five** weekends.", version: 2 });
  await author.request.put(`/api/news/${id}`, { data: next });
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("main").getByRole("link", { name: "Review Queue" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Review Queue" }).click();
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("button", { name: "Send Back" }).click();
  const dialog = page.getByRole("dialog", { name: "Send it back?" });
  await dialog.getByLabel("What should change?").fill("Please say where.");
  await dialog.getByRole("button", { name: "Send Back" }).click();
  await expect(page).toHaveURL("/staff/review");
  await page.evaluate(() => history.go(-3));
  await expect(page).toHaveURL(`/writing/news/${id}`);
  await expect(page.getByText("Please say where.")).toBeVisible();
});
