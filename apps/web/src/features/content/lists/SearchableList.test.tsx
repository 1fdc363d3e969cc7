import { waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { setupUser } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import { expectPath, fill, findLink } from "#testing/page.ts";
import { test } from "#testing/test.ts";

const user = setupUser();

const cards = (page: Document) => [...page.querySelectorAll<HTMLElement>("main article")];
const titles = (page: Document) =>
  cards(page).map((card) => card.querySelector("h2, h3")?.textContent);
const bar = (page: Document) => page.querySelector("main search") as HTMLElement;
const box = (page: Document) =>
  bar(page).querySelector<HTMLInputElement>("input[type=search]") as HTMLInputElement;
const select = (page: Document) => bar(page).querySelector("select") as HTMLSelectElement;
const said = (page: Document) => page.querySelector("main [role=status]");

function link(page: Document, name: string): HTMLAnchorElement {
  const links = [...bar(page).querySelectorAll("a")];
  const found = links.find((one) => (one.getAttribute("aria-label") ?? one.textContent) === name);
  if (!found) throw new Error(`There is no link ${name}.`);
  return found;
}

/** Opens a list, and waits for its bar and its cards. */
async function openList(visitor: Parameters<typeof openPage>[0], path: string) {
  await openPage(visitor, path);
  await waitFor(() => expect(said(document)).not.toBeNull());
}

test("a category is one click away, and has an address to share", async ({
  visitor,
  fetchPage,
}) => {
  await openList(visitor, "/news");
  expect(link(document, "All news")).toHaveAttribute("aria-current", "true");
  await user.click(link(document, "Achievement"));
  await expectPath("/news?category=achievement");
  await waitFor(() => expect(said(document)).toHaveTextContent(/^\d+ results?$/));
  expect(document.title).toMatch(/^Achievement · Latest News/);
  const shown = titles(document);
  expect(shown).not.toEqual([]);
  for (const card of cards(document)) expect(card).toHaveTextContent("Achievement");

  const { document: shared } = await fetchPage("/news?category=achievement");
  expect(titles(shared)).toEqual(shown);
  expect(shared.querySelector('link[rel="canonical"]')).toHaveAttribute(
    "href",
    expect.stringMatching(/\/news\?category=achievement$/),
  );
});

test("a search without results says so, and links back to the whole list", async ({ visitor }) => {
  await openList(visitor, "/news?category=event&search=zeppelin");
  await waitFor(() => expect(said(document)).toHaveTextContent(/^Nothing found for “zeppelin”$/));
  const main = within(document.querySelector("main") as HTMLElement);
  const words = "Nothing found for “zeppelin”";
  expect(main.getByText(words, { selector: "h2, h3" })).toBeVisible();
  expect(await findLink("Show all")).toHaveAttribute("href", "/news");
});

test("a search covers upcoming events, and on request past ones", async ({ visitor }) => {
  await openList(visitor, "/events");
  const kinds = within(bar(document)).getByLabelText<HTMLSelectElement>("Kind");
  await user.selectOptions(kinds, "Workshop");
  await expectPath("/events?eventType=workshop");
  await waitFor(() => expect(said(document)).toHaveTextContent(/^\d+ results?$/));
  for (const card of cards(document)) expect(card).toHaveTextContent(/workshop/i);
  await user.click(link(document, "Past"));
  await expectPath("/events?eventType=workshop&when=past");
  await openList(visitor, "/events?search=zeppelin");
  await user.click(await findLink("Search past events"));
  await expectPath("/events?search=zeppelin&when=past");
});

test("the library is filtered by age and topic together", async ({ visitor }) => {
  interface Article {
    title: string;
    category: string;
    ageGroup: string;
  }
  const articles = await visitor.get<Article[]>("/api/education");
  const wanted = articles.filter(
    ({ category, ageGroup }) => category === "fishing-techniques" && ageGroup === "6-12",
  );
  await openList(visitor, "/education");
  await user.click(link(document, "Fishing Techniques"));
  await expectPath("/education?category=fishing-techniques");
  expect(select(document)).toHaveAccessibleName("Age group");
  await user.selectOptions(select(document), "Ages 6–12");
  await expectPath("/education?category=fishing-techniques&ageGroup=6-12");
  await waitFor(() => expect(titles(document)).toEqual(wanted.map(({ title }) => title)));
  expect(titles(document)).toContainEqual(expect.stringContaining("Three knots"));
  window.history.back();
  await expectPath("/education?category=fishing-techniques");
  await waitFor(() => expect(select(document)).toHaveValue(""));
});

test("parameters that are no filters are ignored", async ({ fetchPage }) => {
  const { status, document } = await fetchPage("/news?category=gossip&search=%00%20her%0Aon&x=1");
  expect(status).toBe(200);
  expect(box(document)).toHaveValue("her on");
  expect(link(document, "All news")).toHaveAttribute("aria-current", "true");
});

test("without a script links filter, and the form searches within their filter", async ({
  fetchPage,
}) => {
  const { document: all } = await fetchPage("/news");
  const { document: chosen } = await fetchPage(link(all, "Conservation").href);
  fill(box(chosen), "herons");
  const form = bar(chosen).querySelector("form") as HTMLFormElement;
  expect(form.method).toBe("get");
  expect(bar(chosen).querySelector("button[type=submit]")).toHaveTextContent("Search");
  const { FormData: Fields } = chosen.defaultView as unknown as typeof globalThis;
  const query = new URLSearchParams([...new Fields(form)] as [string, string][]);
  const address = `${new URL(form.action).pathname}?${query}`;
  expect(address).toBe("/news?category=conservation&search=herons");
  const { document: found } = await fetchPage(address);
  expect(cards(found)[0]).toHaveTextContent(/heron/i);
  const { pathname, search } = new URL(link(found, "Clear search").href);
  expect(pathname + search).toBe("/news?category=conservation");
});
