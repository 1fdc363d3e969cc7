import { waitFor } from "@testing-library/react";
import { describe, expect } from "vitest";
import { answer, emptyList, fail } from "#testing/data/answers.ts";
import { newTitle, publishArticle } from "#testing/data/content.ts";
import { openEditor, setupUser } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import { expectToast, findButton } from "#testing/page.ts";
import { test } from "#testing/test.ts";

const user = setupUser();

const cards = () => [...document.querySelectorAll<HTMLElement>("main article")];

const article = (title: string) => ({
  Title: title,
  Content: "We counted **nine** herons.\n\n## The next walk\n\nIs in May.",
  Category: "community",
});

test("everyone can read the news and signed-in users can write it", async ({ fetchPage }) => {
  const { document } = await fetchPage("/news");
  expect(document.querySelector("h1")).toHaveTextContent(/^Latest News$/);
  const first = document.querySelector<HTMLElement>("main article");
  expect(first).toBeVisible();
  const links = [...(first?.querySelectorAll("a") ?? [])];
  expect(links.map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^Read More →/),
  );
  expect(document.body).not.toHaveTextContent("Add News");
});

test("missing values are reported at their fields, and the first one gets the focus", async ({
  visitor,
}) => {
  await visitor.signUp();
  const { dialog, field, fillIn, create } = await openEditor(visitor, "news");
  await user.click(dialog.getByText("Use a web address instead"));
  fillIn({ Image: "javascript:alert(1)" });
  await user.click(create());
  const title = field(/^Title/);
  await waitFor(() => expect(title).toHaveFocus());
  expect(title).toHaveAttribute("aria-invalid", "true");
  expect(title).toHaveAccessibleDescription(/Title is required/);
  expect(dialog.getByText("Content is required")).toBeVisible();
  expect(dialog.getByText("Category is required")).toBeVisible();
  expect(dialog.getByText("Image address must start with https:// or /")).toBeVisible();
});

test("long texts are shortened, and older articles load on demand", async ({ visitor }) => {
  await visitor.signUp();
  const beginning = "0123456789".repeat(12);
  const content = `${beginning}and what is beyond`;
  for (let count = 1; count <= 14; count += 1) {
    await publishArticle(visitor, { title: newTitle("Report"), content });
  }
  await openPage(visitor, "/news");
  await waitFor(() => expect(cards()).toHaveLength(12));
  expect(cards()[0]).toHaveTextContent(beginning);
  expect(cards()[0]).not.toHaveTextContent("and what is beyond");
  await user.click(await findButton("Show older news"));
  await waitFor(() => expect(cards().length).toBeGreaterThan(13));
});

describe("when the server fails", () => {
  test("the author sees the error and keeps the text", async ({ visitor }) => {
    await visitor.signUp();
    const { field, fillIn, create } = await openEditor(visitor, "news");
    visitor.intercept((path) => (path.includes("news.create") ? fail(500) : undefined));
    fillIn(article("Kept"));
    await user.click(create());
    await expectToast(/Failed to create article\. Please try again\./);
    expect(field(/^Title/)).toHaveValue("Kept");
  });

  test("the reader can retry", async ({ visitor }) => {
    let isCut = true;
    visitor.intercept((path) =>
      isCut && path.includes("news.cards") ? Response.error() : undefined,
    );
    await openPage(visitor, "/news");
    const button = await findButton("Try again");
    expect(cards()).toEqual([]);
    isCut = false;
    await user.click(button);
    await waitFor(() => expect(cards()[0]).toBeVisible());
  });
});

test("without news the page says so and what to do", async ({ visitor }) => {
  visitor.intercept((path) => (path.includes("news.cards") ? answer(emptyList) : undefined));
  await openPage(visitor, "/news");
  await waitFor(() => expect(document.querySelector("main")).toHaveTextContent("No news articles"));
  const ways = [...document.querySelectorAll("main a")];
  expect(ways.find(({ textContent }) => textContent === "Explore Our Programs")).toHaveAttribute(
    "href",
    "/education",
  );
  expect(cards()).toEqual([]);
});
