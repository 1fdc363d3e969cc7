import { buildArticle, buildEducationArticle, buildEvent } from "@headwaters/testing/factories";
import { screen } from "@testing-library/react";
import { describe, expect } from "vitest";
import { createMember } from "#testing/data/events.ts";
import { setupUser } from "#testing/forms/editor.ts";
import { hydratePage, openPage } from "#testing/openPage.tsx";
import { expectPath, expectToast, findButton, findTitle } from "#testing/page.ts";
import { test } from "#testing/test.ts";
import { createVisitor, type Visitor } from "#testing/visitor.ts";

const user = setupUser();

const builders = { news: buildArticle, events: buildEvent, education: buildEducationArticle };
type Kind = keyof typeof builders;
const kinds = Object.keys(builders) as Kind[];

/** Writes an item; returns the path of its page. */
async function write(author: Visitor, kind: Kind, overrides: Record<string, unknown> = {}) {
  const { id } = await author.post<{ id: string }>(`/api/${kind}`, builders[kind](overrides));
  return `/${kind}/${id}`;
}

async function createCallers(site: Visitor["site"]) {
  const [author, staff, member] = [
    await createMember(site),
    await createMember(site),
    await createMember(site),
  ];
  await site.makeStaff(staff.registration.email);
  return { author, staff, member, visitor: createVisitor(site) };
}

/** Hydrates a page as the server sends it; returns the calls that it made. */
async function hydrate(visitor: Visitor, path: string): Promise<string[]> {
  const called: string[] = [];
  visitor.intercept((to) => {
    if (/^\/(api|trpc)\//.test(to)) called.push(to);
    return undefined;
  });
  await hydratePage(visitor, path);
  return called;
}

const DRAFT = "Draft. Only its author and staff see it.";
const links = (document: Document) =>
  [...document.querySelectorAll("main article a")].map(({ textContent }) => textContent);

describe.each(kinds)("the first view of %s", (kind) => {
  test("is the draft for its author and staff, and the 404 page for others", async ({
    site,
    fetchPage,
  }) => {
    const { author, staff, member, visitor } = await createCallers(site);
    const path = await write(author, kind, { title: "Not yet", published: false });
    for (const editor of [author, staff]) {
      const { status, document, html } = await fetchPage(path, editor);
      expect(status).toBe(200);
      expect(document.querySelector("h1")).toHaveTextContent("Not yet");
      expect(html).toContain(DRAFT);
      expect(links(document)).toContain("Edit");
      expect(await hydrate(editor, path)).toEqual([]);
      expect(screen.getByText(DRAFT)).toBeVisible();
    }
    for (const reader of [member, visitor]) {
      const { status, document, html } = await fetchPage(path, reader);
      expect(status).toBe(404);
      expect(document.querySelector("h1")).toHaveTextContent(/^Page Not Found$/);
      expect(html).not.toContain("Not yet");
      expect(await hydrate(reader, path)).toEqual([]);
      expect(await findTitle("Page Not Found")).toBeVisible();
    }
  });

  test("has links for its author and staff when it is published, and none for others", async ({
    site,
    fetchPage,
  }) => {
    const { author, staff, member, visitor } = await createCallers(site);
    const path = await write(author, kind);
    for (const [reader, isEditor] of [
      [author, true],
      [staff, true],
      [member, false],
      [visitor, false],
    ] as const) {
      const { status, document, html } = await fetchPage(path, reader);
      expect(status).toBe(200);
      expect(html).not.toContain(DRAFT);
      expect(links(document).includes("Edit")).toBe(isEditor);
      expect(links(document).includes("Registrations")).toBe(isEditor && kind === "events");
      expect(await hydrate(reader, path)).toEqual([]);
      expect(links(window.document).includes("Edit")).toBe(isEditor);
    }
  });
});

test("a draft that was open is its public page as soon as it is published", async ({ visitor }) => {
  await visitor.signUp();
  const path = await write(visitor, "news", { title: "Soon public", published: false });
  await openPage(visitor, "/writing");
  await user.click(await screen.findByText(/^View page/));
  expect(await screen.findByText(DRAFT)).toBeVisible();
  await user.click(screen.getByText("Edit"));
  await user.click(await screen.findByLabelText("Published"));
  await user.click(await findButton("Publish"));
  await expectToast("Readers see it now.");
  await user.click(screen.getByText(/^View page/));
  await expectPath(path);
  await findTitle("Soon public");
  expect(screen.queryByText(DRAFT)).toBeNull();
});
