import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/test.ts";

const later = () => new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString();

test("the items and their history are accessible, empty and with every status", async ({
  page,
  signIn,
  publish,
}) => {
  await signIn({ firstName: "Rowan" });

  await test.step("an author without content is shown how to begin", async () => {
    await page.goto("/writing");
    await expect(page.getByRole("heading", { name: "Nothing written yet" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Write News" })).toHaveAttribute("href", "/news");
    await expectAccessible(page);
  });

  await publish({ title: "On the website" });
  await publish({ title: "A draft", published: false });
  await publish({ title: "For Monday", publishAt: later() });
  const id = await publish({ title: "Before", content: "Twelve **herons**." });
  const data = {
    title: "After",
    content: "Changed.",
    category: "program",
    version: 1,
    publishAt: later(),
  };
  await page.request.put(`/api/news/${id}`, { data });

  await test.step("an author's content is listed with its status, drafts first", async () => {
    await page.reload();
    await expect(page.getByRole("article").getByRole("heading")).toHaveText([
      "After",
      "For Monday",
      "A draft",
      "On the website",
    ]);
    await expectAccessible(page);
  });

  await test.step("the history shows every version", async () => {
    await page.goto(`/writing/news/${id}/history`);
    await expectAccessible(page);
    await page.keyboard.press("k");
    await expect(page.getByRole("link", { name: "Version 2" })).toBeFocused();
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Version 1" })).toBeFocused();
    await expect(page.getByRole("article").locator("strong")).toHaveText("herons");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Version 1" })).toBeFocused();
  });
});
