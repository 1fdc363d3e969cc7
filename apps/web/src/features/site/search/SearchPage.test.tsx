import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { indexedPaths } from "#app/server/index.ts";
import { searchedPages } from "#app/server/searchedPages.ts";
import { createMember, publishEvent } from "#testing/data/events.ts";
import { setupUser } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import { currentPath, fill } from "#testing/page.ts";
import { test } from "#testing/test.ts";

const find = (words: string) => `/search?q=${encodeURIComponent(words)}`;
const status = (page: Document) => page.querySelector("main [role=status]");
const groups = (page: Document) =>
  [...page.querySelectorAll("main h2")].map(({ textContent }) => textContent);

test("one search, without scripts, finds events, news, education and pages, and no drafts", async ({
  site,
  fetchPage,
}) => {
  const author = await createMember(site);
  const word = "quillwort";
  const event = await publishEvent(author, { title: `Counting ${word}` });
  await publishEvent(author, { title: `Draft ${word}`, published: false });
  const article = { content: `About ${word}.`, published: true };
  const news = await author.post<{ id: string }>("/api/news", {
    ...article,
    title: "Found",
    category: "community",
  });
  await author.post("/api/education", {
    ...article,
    title: "Plants",
    category: "safety",
    ageGroup: "6-12",
  });
  const { document } = await fetchPage(find(word));
  expect(document.title).toContain(word);
  expect(groups(document)).toEqual(["Upcoming events", "News", "Education"]);
  expect(status(document)).toHaveTextContent(`3 results for “${word}”`);
  const main = within(document.querySelector("main") as HTMLElement);
  expect(main.getByRole("link", { name: `Counting ${word}` })).toHaveAttribute(
    "href",
    `/events/${event}`,
  );
  expect(main.getByRole("link", { name: "Found" })).toHaveAttribute("href", `/news/${news.id}`);
  expect(main.queryByText(`Draft ${word}`)).toBeNull();
  expect(main.getByRole("searchbox")).toHaveValue(word);
  const form = main.getByRole("searchbox").closest("form");
  expect(form).toHaveAttribute("action", "/search");
  expect(form?.getAttribute("method") ?? "get").toBe("get");

  // With more results than are shown, the page links to the list.
  for (let number = 1; number <= 4; number += 1) {
    await publishEvent(author, { title: `Also ${word} ${number}` });
  }
  const { document: more } = await fetchPage(find(word));
  expect(status(more)).toHaveTextContent(`7 results for “${word}”`);
  const all = within(more.body).getByRole("link", { name: "All results in Upcoming events" });
  expect(all).toHaveAttribute("href", `/events?search=${word}`);
});

test("every public page is found by its title", async ({ fetchPage }) => {
  const listed = searchedPages.map(({ path }) => path);
  expect(["/", ...listed].toSorted()).toEqual([...indexedPaths].toSorted());
  const { document } = await fetchPage(find("terms of serv"));
  expect(groups(document)[0]).toBe("Pages");
  expect(
    within(document.querySelector("main") as HTMLElement).getByRole("link", {
      name: "Terms of Service",
    }),
  ).toHaveAttribute("href", "/terms");
});

test("a search without words, without results and with punctuation alone suggests next steps", async ({
  fetchPage,
}) => {
  const bad = ["", " ", "\0", "x".repeat(5_000), "zqxj ".repeat(1_000), "<>&'\";--", "\ud800"];
  for (const words of bad) {
    const search = new URLSearchParams({ q: words });
    const { status: code, document } = await fetchPage(`/search?${search}`);
    expect([words, code]).toEqual([words, 200]);
    const main = within(document.querySelector("main") as HTMLElement);
    expect(main.getByRole("link", { name: "See All Events" })).toBeVisible();
    expect(status(document)).toHaveTextContent(
      words.trim().replace("\0", "") ? /^Nothing found for “/ : /^Type a word or two/,
    );
  }
});

test("people, sponsors, questions and pictures are found where they stand", async ({
  fetchPage,
}) => {
  const targets = {
    marisol: "/leadership#marisol-vega",
    "mill creek bank": "/sponsors#mill-creek-bank",
    "own equipment": "/contact#question-equipment",
    "otters on the log": "/gallery?photo=otters",
  };
  for (const [words, target] of Object.entries(targets)) {
    const { document } = await fetchPage(find(words));
    const [link] = within(document.querySelector("main") as HTMLElement)
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.querySelector("a"));
    expect([words, link?.getAttribute("href")]).toEqual([words, target]);
    expect(link?.querySelector("mark")).not.toBeNull();
    const [path = "", id] = target.split("#");
    const page = await fetchPage(path);
    expect(page.status).toBe(200);
    if (id) expect(page.document.getElementById(id)).toHaveAttribute("tabindex", "-1");
    else expect(page.document.querySelector("dialog h2")).toHaveTextContent("Otters on the log");
  }
});

test("links show the results of one kind, with their number", async ({ fetchPage }) => {
  const { document } = await fetchPage(find("trout"));
  const kinds = within(document.querySelector("main nav") as HTMLElement);
  expect(kinds.getByRole("link", { name: /^All \d+$/ })).toHaveAttribute("aria-current", "page");
  const link = kinds.getByRole("link", { name: /^Pictures \d+$/ });
  expect(link).toHaveAttribute("href", "/search?q=trout&kind=pictures");
  const [, count] = /(\d+)$/.exec(link.textContent ?? "") ?? [];
  expect(Number(count)).toBeGreaterThan(4);

  const { document: pictures } = await fetchPage("/search?q=trout&kind=pictures");
  expect(groups(pictures)).toEqual(["Pictures"]);
  expect(pictures.querySelectorAll("main h3")).toHaveLength(Number(count));
  expect(status(pictures)).toHaveTextContent(`${count} results for “trout”`);
  const current = pictures.querySelector("main nav [aria-current]");
  expect(current).toHaveTextContent(/^Pictures/);

  // An unknown kind, and one without results, show all.
  for (const kind of ["accounts", "sponsors"]) {
    const { status: code, document: all } = await fetchPage(`/search?q=otters&kind=${kind}`);
    expect(code).toBe(200);
    expect(groups(all)).toContain("Pictures");
  }
});

test("the page announces its results", async ({ visitor }) => {
  const user = setupUser();
  await openPage(visitor, "/search");
  const box = await screen.findByRole("searchbox");
  fill(box, "refund");
  await user.click(screen.getByText("Search", { selector: "button" }));
  await waitFor(() => expect(currentPath()).toBe("/search?q=refund"));
  // A list alone would correct the word, but a page contains it as it is.
  await waitFor(() => expect(status(document)).toHaveTextContent(/^1 result for “refund”$/));
  expect(groups(document)).toEqual(["Pages"]);
});
