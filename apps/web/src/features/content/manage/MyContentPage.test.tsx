import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect } from "vitest";
import { publishArticle } from "#testing/data/content.ts";
import { createMember } from "#testing/data/events.ts";
import { signInOnPage } from "#testing/forms/authForm.ts";
import { setupUser } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import { expectPath, findDialog, findLink, findTitle } from "#testing/page.ts";
import { test } from "#testing/test.ts";
import { createVisitor, type Visitor } from "#testing/visitor.ts";

const user = setupUser();
const later = () => new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString();
const entries = (page: Document) => [...page.querySelectorAll("article")];
const titles = (page: Document) =>
  entries(page).map((entry) => entry.querySelector("h3")?.textContent);

/** Finds the entry of the item with this title. */
function entry(page: Document, title: string): HTMLElement {
  const found = entries(page).find((one) => one.querySelector("h3")?.textContent === title);
  if (!found) throw new Error(`${title} is not listed.`);
  return found;
}

/** Finds the link of a history that shows a version. */
const findView = (version: number) => findLink(new RegExp(`^Version ${version}`));

/** The newest version of a history. */
const newestRow = () => document.querySelector("main tr[data-index='0']");

/** Saves a new version of a news article. */
const change = (author: Visitor, id: string, changed: Record<string, unknown>) =>
  author.send("PUT", `/api/news/${id}`, { category: "program", version: 1, ...changed });

test("a visitor signs in first, and returns to the items and to a history", async ({
  visitor,
  site,
}) => {
  const account = await visitor.signUp();
  const id = await publishArticle(visitor, { title: "Mine alone" });
  for (const [path, heading] of [
    ["/writing", "My Content"],
    [`/writing/news/${id}/history`, "Mine alone"],
  ] as const) {
    await openPage(createVisitor(site), path);
    await expectPath(`/auth?next=${encodeURIComponent(path)}`);
    await signInOnPage(account);
    await expectPath(path);
    await findTitle(heading);
  }
});

test("the account's page links to it", async ({ visitor }) => {
  await visitor.signUp();
  const link = () =>
    within(document.querySelector("main") as HTMLElement).queryByText(/^My content$/i);
  await openPage(visitor, "/account");
  await waitFor(() => expect(link()).toBeVisible());
  await user.click(link() as HTMLElement);
  await expectPath("/writing");
});

test("an author's content is listed with its status, drafts first", async ({
  visitor,
  fetchPage,
}) => {
  await visitor.signUp();
  const id = await publishArticle(visitor, { title: "On the website" });
  const draft = await publishArticle(visitor, { title: "A draft", published: false });
  await publishArticle(visitor, { title: "For Monday", publishAt: later() });
  const changed = await publishArticle(visitor, { title: "Before" });
  await change(visitor, changed, { title: "After", content: "Changed.", publishAt: later() });
  const response = await visitor.fetch("/writing");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const { document: page } = await fetchPage("/writing");
  expect(page.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(titles(page)).toEqual(["After", "For Monday", "A draft", "On the website"]);
  expect(entry(page, "A draft")).toHaveTextContent("Draft");
  expect(entry(page, "For Monday")).toHaveTextContent(
    /Scheduled for \w+day, \w+ \d+, \d{4} at \d+:\d\d [AP]M/,
  );
  expect(entry(page, "After")).toHaveTextContent("Published, with changes not yet public");
  expect(entry(page, "On the website")).toHaveTextContent(/Saved \w+day, .*Published/);
  expect(
    within(entry(page, "A draft")).getByRole("link", { name: "Edit A draft" }),
  ).toHaveAttribute("href", `/writing/news/${draft}`);
  expect(within(entry(page, "On the website")).getByText(/^View page/)).toHaveAttribute(
    "href",
    `/news/${id}`,
  );
  await openPage(visitor, "/writing");
  await screen.findByText("A draft", { selector: "h3 *" });
  await user.click(within(entry(document, "A draft")).getByText(/^View page/));
  expect(await screen.findByText("Draft. Only its author and staff see it.")).toBeVisible();
});

test("is complete without a request, and shows more on demand", async ({ visitor, fetchPage }) => {
  await visitor.signUp();
  for (let count = 0; count < 21; count += 1) {
    await publishArticle(visitor, { title: `Report ${count}` });
  }
  expect((await fetchPage("/writing")).html).toContain("Report 20");
  await openPage(visitor, "/writing");
  await waitFor(() => expect(entries(document)).toHaveLength(20));
  await user.click(screen.getByText("Show more"));
  await waitFor(() => expect(entries(document)).toHaveLength(21));
  expect(screen.queryByText("Show more")).toBeNull();
});

describe("the history", () => {
  test("shows every version, and restores one as a draft", async ({ visitor }) => {
    await visitor.signUp({ firstName: "Rowan" });
    const id = await publishArticle(visitor, {
      title: "First words",
      content: "Twelve **herons**.",
    });
    await change(visitor, id, {
      title: "Second words",
      content: "None.",
      category: "conservation",
      published: true,
    });
    await openPage(visitor, `/writing/news/${id}/history`);
    await findTitle("Second words");
    const article = () => document.querySelector("main article");
    expect(newestRow()).toHaveTextContent(/^Version 2 ?Newest ?Second words ?Rowan/);
    await user.click(await findView(2));
    await expectPath(`/writing/news/${id}/history/2`);
    await findTitle("Version 2");
    await waitFor(() => expect(article()).toHaveTextContent("None."));
    expect(screen.queryByText("Bring This Version Back")).toBeNull();
    const changes = await screen.findByText("What changed from version 1, word by word");
    const section = changes.closest("section");
    await waitFor(() => expect(section?.querySelector("del")).toHaveTextContent("First"));
    const marked = (tag: string) =>
      [...(section?.querySelectorAll(tag) ?? [])].map(({ textContent }) => textContent.trim());
    expect(marked("del")).toEqual(["First", "Twelve **herons**"]);
    expect(marked("ins")).toEqual(["Second", "None"]);

    await user.click(await findView(1));
    await waitFor(() => expect(article()?.querySelector("strong")).toHaveTextContent("herons"));
    expect(screen.queryByText(/^What changed/)).toBeNull();
    await user.click(screen.getByText("Bring This Version Back"));
    const dialog = await findDialog("Bring this version back?");
    expect(dialog.element).toHaveTextContent("Readers keep seeing what they see now");
    await user.click(dialog.getByText("Bring It Back"));
    await expectPath(`/writing/news/${id}`);
    expect(await visitor.get(`/api/news/${id}`)).toMatchObject({ title: "Second words" });
    await openPage(visitor, "/writing");
    await screen.findByText("First words", { selector: "h3 *" });
    expect(entry(document, "First words")).toHaveTextContent(
      "Published, with changes not yet public",
    );
  });

  test("is private to its account", async ({ visitor, site, fetchPage }) => {
    await visitor.signUp();
    const id = await publishArticle(visitor);
    const other = await createMember(site);
    for (const path of [`news/${id}`, "news/unknown", "news/%20", `gallery/${id}`]) {
      for (const end of ["history", "history/1"]) {
        const { status, document } = await fetchPage(`/writing/${path}/${end}`, other);
        expect([path, end, status]).toEqual([path, end, 404]);
        expect(document.querySelector("h1")).toHaveTextContent("Page Not Found");
      }
    }
    for (const version of ["9", "none"]) {
      const { status } = await fetchPage(`/writing/news/${id}/history/${version}`);
      expect([version, status]).toEqual([version, 404]);
    }
  });

  // A page's data is fresh for some minutes, so pages that were open before the change must be
  // invalidated.
  test("the editor shows a restored version at once, and the history lists it", async ({
    visitor,
    site,
  }) => {
    const { email } = await visitor.signUp();
    await site.makeStaff(email);
    const id = await publishArticle(visitor, { title: "First words", content: "Twelve herons." });
    await change(visitor, id, { title: "Second words", content: "No herons.", published: true });
    await openPage(visitor, `/writing/news/${id}/history`);
    await user.click(await screen.findByText("Back to editing"));
    expect(await screen.findByLabelText(/^Title/)).toHaveValue("Second words");
    window.history.back();
    await user.click(await findView(1));
    await user.click(await screen.findByText("Bring This Version Back"));
    const dialog = await findDialog("Bring this version back?");
    // The editor's query never answers from now on, so the editor needs the restored version from
    // the cache.
    let isSilent = true;
    visitor.intercept((path) =>
      isSilent && path.includes("news.edit") ? new Promise<Response>(() => {}) : undefined,
    );
    await user.click(dialog.getByText("Bring It Back"));
    await expectPath(`/writing/news/${id}`);
    expect(await screen.findByLabelText(/^Title/)).toHaveValue("First words");
    isSilent = false;
    window.history.back();
    await waitFor(() => expect(newestRow()).toHaveTextContent("Version 3"));
  });

  test("a restored version shows at once on the article's page and in my content", async ({
    visitor,
  }) => {
    await visitor.signUp();
    const id = await publishArticle(visitor, { title: "First words", published: false });
    const { fields } = await visitor.get<{ fields: object }>(`/api/news/${id}/edit`);
    await change(visitor, id, { ...fields, title: "Second words", published: false });
    await openPage(visitor, "/writing");
    await screen.findByText("Second words", { selector: "h3 *" });
    await user.click(within(entry(document, "Second words")).getByText(/^View page/));
    await findTitle("Second words");
    await user.click(await findLink("Edit"));
    await user.click(await findLink("History"));
    await user.click(await findView(1));
    await user.click(await screen.findByText("Bring This Version Back"));
    await user.click((await findDialog()).getByText("Bring It Back"));
    await expectPath(`/writing/news/${id}`);
    await findTitle("First words");
    window.history.go(-4);
    await expectPath(`/news/${id}`);
    await findTitle("First words");
    window.history.back();
    await expectPath("/writing");
    await screen.findByText("First words", { selector: "h3 *" });
    expect(titles(document)).toEqual(["First words"]);
  });
});

test("the list and the editor link to each other", async ({ visitor }) => {
  await visitor.signUp();
  const id = await publishArticle(visitor, { title: "There and back", published: false });
  const main = () => within(document.querySelector("main") as HTMLElement);
  await openPage(visitor, `/writing/news/${id}`);
  await screen.findByText("Save draft");
  await user.click(main().getByText("My Content"));
  await expectPath("/writing");
  await user.click(await main().findByRole("link", { name: "There and back" }));
  await expectPath(`/writing/news/${id}`);
});

test("signing in leads nowhere else", async ({ visitor }) => {
  await visitor.signUp();
  for (const next of [
    "//elsewhere.example",
    "/writing/a\\b/c",
    "https://elsewhere.example/",
    "/news",
  ]) {
    await openPage(visitor, `/auth?next=${encodeURIComponent(next)}`);
    await expectPath("/");
  }
});
