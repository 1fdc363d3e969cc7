import { type RunningSite, startSite } from "@headwaters/testing/site/site";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, inject } from "vitest";
import { cardWith } from "#testing/data/content.ts";
import { createMember } from "#testing/data/events.ts";
import { openEditor, setupUser } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import {
  expectPath,
  expectToast,
  fill,
  findButton,
  findDialog,
  findLink,
  findSection,
} from "#testing/page.ts";
import { test as base } from "#testing/test.ts";
import { createVisitor, type Visitor } from "#testing/visitor.ts";

/** Uses a site with CONTENT_POLICY=review. */
const test = base.extend<{
  reviewing: RunningSite;
  staff: Visitor;
  author: Visitor & { email: string };
}>({
  reviewing: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures from the pattern
    async ({}, use) => {
      const site = await startSite(inject("siteTemplate"), { CONTENT_POLICY: "review" });
      await use(site);
      await site.stop();
    },
    { scope: "file" },
  ],
  staff: async ({ reviewing }, use) => {
    const staff = createVisitor(reviewing);
    const { email } = await staff.signUp({ firstName: "Bo" });
    await reviewing.makeStaff(email);
    await use(staff);
  },
  author: async ({ reviewing }, use) => {
    const author = await createMember(reviewing, { firstName: "Ana", lastName: "Reyes" });
    await use(Object.assign(author, { email: author.registration.email }));
  },
});

const user = setupUser();
let articles = 0;

const buildArticle = (overrides: Record<string, unknown> = {}) => ({
  title: `The river is clear ${++articles}`,
  content: "After **three** weekends the gravel bars are free of glass.",
  category: "conservation",
  published: true,
  ...overrides,
});

/** Submits an article for review. */
const write = (author: Visitor, overrides: Record<string, unknown> = {}) =>
  author.post<{ id: string; title: string }>("/api/news", buildArticle(overrides));

const press = async (text: string) =>
  user.click(await screen.findByText(text, { selector: ":is(button:enabled, a[role=button]) *" }));
/** Waits for a link below the navigation and follows it. */
async function follow(text: string) {
  const link = await waitFor(() => {
    const links = [...document.querySelectorAll("main a")];
    const found = links.find(({ textContent }) => textContent?.endsWith(text));
    if (!found) throw new Error(`No link says ${text}.`);
    return found;
  });
  await user.click(link);
}
const strong = () => document.querySelector("main article strong");

test("a user who is not staff gets the 404 page, signed in or not", async ({
  reviewing,
  author,
  fetchPage,
}) => {
  const { id, title } = await write(author);
  for (const other of [createVisitor(reviewing), await createMember(reviewing)]) {
    for (const path of ["/staff/review", `/staff/review/news/${id}`]) {
      const { status, html, document } = await fetchPage(path, other);
      expect(status).toBe(404);
      expect(html).not.toContain(title);
      expect(document.querySelector("h1")).toHaveTextContent("Page Not Found");
    }
    expect(await (await other.fetch("/sitemap.xml")).text()).not.toContain("/staff");
  }
});

test("a member sees that their published content waits for review", async ({
  author,
  fetchPage,
}) => {
  await write(author, { title: "Mine" });
  const { document } = await fetchPage("/writing", author);
  expect(document.querySelector("article")).toHaveTextContent("Waiting for review");
  expect(within(document.body).queryByText("Review queue")).toBeNull();
});

test("with review on, a member's form says so and the item waits", async ({ author }) => {
  const { user, dialog, fillIn, create } = await openEditor(author, "events");
  expect(await dialog.findByText(/Staff look at it before readers do\./)).toBeVisible();
  fillIn({
    Title: "To be looked at",
    Description: "We listen for **owls** along the weir.",
    "Event type": "adventure",
    Location: "Mill Pond",
    "Event date": `${new Date().getFullYear() + 1}-07-01T09:00`,
  });
  expect(create()).toHaveTextContent("Submit for review");
  await user.click(create());
  await expectToast("Submitted for review");
  expect(await screen.findByText(/“To be looked at” is waiting for review\./)).toBeVisible();
  const cards = [...document.querySelectorAll("main article")];
  expect(cards.map(({ textContent }) => textContent).join()).not.toContain("To be looked at");
  await user.click(screen.getByText("Edit it"));
  expect(await screen.findByText(/^Waiting for review/)).toBeVisible();
});

test("staff who edit a pending item find the link back to the queue", async ({ staff, author }) => {
  const { id } = await write(author);
  await openPage(staff, `/staff/review/news/${id}`);
  await follow("Edit");
  await screen.findByLabelText(/^Title/);
  await expectPath(`/writing/news/${id}`);
  await follow("Review queue");
  await expectPath("/staff/review");
});

test("a change is shown beside the published text, word by word", async ({ staff, author }) => {
  const { id, title } = await write(author);
  await staff.post("/api/items/publish", { kind: "news", id, version: 1 });
  const content = "After **four** weekends the gravel bars are free of glass.";
  await author.send("PUT", `/api/news/${id}`, buildArticle({ title, content, version: 1 }));
  await openPage(staff, `/staff/review/news/${id}`);
  const now = await findSection("What readers see now");
  await waitFor(() => expect(now.element).toHaveTextContent("three"));
  expect((await findSection("What readers will see")).element).toHaveTextContent("four");
  await press("Word by Word");
  await waitFor(() => expect(document.querySelector("del")).toHaveTextContent(/^three$/));
  expect(document.querySelectorAll("del, ins")).toHaveLength(2);
  expect(document.querySelector("ins")).toHaveTextContent(/^four$/);
  await press("Take Down");
  const dialog = await findDialog();
  await user.click(dialog.getByText("Take Down", { selector: "button *" }));
  await expectToast("Taken down");
  expect((await staff.fetch(`/api/news/${id}`)).status).toBe(404);
});

test("a returned item carries a note, which its author gets", async ({ staff, author }) => {
  const { id, title } = await write(author);
  await openPage(staff, `/staff/review/news/${id}`);
  await press("Send Back");
  const dialog = await findDialog("Send it back?");
  const send = () => user.click(dialog.getByText("Send Back", { selector: "button *" }));
  await send();
  expect(await dialog.findByText(/Please say what should change/)).toBeVisible();
  const note = dialog.getByLabelText(/What should change\?/);
  await waitFor(() => expect(note).toHaveFocus());
  fill(note, "Please say where.");
  await send();
  await expectPath("/staff/review");
  await expectToast("Sent back, with your note");
  const subject = `Please change: ${title}`;
  const sent = () =>
    staff.site.mails.find((mail) => mail.to === author.email && mail.subject === subject);
  await waitFor(() => expect(sent()?.text).toContain("Please say where."));
  const own = await author.get<{ items: unknown[] }>("/api/items");
  expect(own.items).toMatchObject([{ status: "returned", reviewNote: "Please say where." }]);
});

// A page's data is fresh for some minutes: each of these pages was open before the change, is
// opened again without a full load, and must show the new state.
test("an approved article shows at once in the public list, and leaves the queue", async ({
  staff,
  author,
}) => {
  const { title } = await write(author);
  await openPage(staff, "/news");
  await waitFor(() => expect(document.querySelector("main article")).toBeVisible());
  expect(cardWith(title)).toBeUndefined();
  await user.click(await findButton(/^Hello, /));
  await user.click(await screen.findByRole("menuitem", { name: "My content" }));
  await user.click(await findLink(/^Review queue/));
  await follow(title);
  await press("Publish");
  await expectPath("/staff/review");
  await waitFor(() => expect(document.querySelector("main")).not.toHaveTextContent(title));
  window.history.go(-4);
  await expectPath("/news");
  await waitFor(() => expect(cardWith(title)).toBeVisible());
});

test("several items are approved after one question; what has changed meanwhile stays in the queue", async ({
  staff,
  author,
}) => {
  const [first, second, changed] = [await write(author), await write(author), await write(author)];
  await openPage(staff, "/staff/review");
  const box = (title: string) => screen.findByRole("checkbox", { name: `Select ${title}` });
  for (const { title } of [first, second, changed]) await user.click(await box(title));
  const article = buildArticle({ title: changed.title, content: "Something else.", version: 1 });
  await author.send("PUT", `/api/news/${changed.id}`, article);
  await user.click(await findButton("Approve"));
  await user.click((await findDialog("Approve 3 items?")).getByText("Approve"));
  await expectToast(/^2 items are approvedOne was left: This has changed since you opened it/);
  await waitFor(() => expect(document.querySelector("main")).not.toHaveTextContent(first.title));
  expect(await box(changed.title)).toBeVisible();
  const { status } = await staff.fetch(`/api/news/${second.id}`);
  expect(status).toBe(200);
  expect((await staff.fetch(`/api/news/${changed.id}`)).status).toBe(404);
});

test("an article and its editor show the latest decision of staff", async ({ staff, author }) => {
  const { id, title } = await write(author);
  await staff.post("/api/items/publish", { kind: "news", id, version: 1 });
  const save = (content: string, version: number) =>
    author.send("PUT", `/api/news/${id}`, buildArticle({ title, content, version }));
  await save("After **four** weekends.", 1);

  await openPage(staff, `/news/${id}`);
  await waitFor(() => expect(strong()).toHaveTextContent("three"));
  await follow("Edit");
  await screen.findByLabelText(/^Title/);
  await follow("Review queue");
  await follow(title);
  await press("Publish");
  await expectPath("/staff/review");
  window.history.go(-4);
  await expectPath(`/news/${id}`);
  await waitFor(() => expect(strong()).toHaveTextContent("four"));

  // Opens the same editor again after staff returned the next change.
  await save("After **five** weekends.", 2);
  await openPage(staff, `/news/${id}`); // In a browser the stream reports the change.
  await follow("Edit");
  await screen.findByLabelText(/^Title/);
  await follow("Review queue");
  await expectPath("/staff/review");
  await follow(title);
  await screen.findByText("five");
  await press("Send Back");
  const dialog = await findDialog("Send it back?");
  fill(dialog.getByLabelText(/What should change\?/), "Please say where.");
  await user.click(dialog.getByText("Send Back", { selector: "button *" }));
  await expectPath("/staff/review");
  window.history.go(-3);
  await expectPath(`/writing/news/${id}`);
  await waitFor(() =>
    expect(document.querySelector("main")).toHaveTextContent(/Please say where\./),
  );
});
