import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect } from "vitest";
import { cardWith, newTitle } from "#testing/data/content.ts";
import { openEditor } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import { expectToast } from "#testing/page.ts";
import { test } from "#testing/test.ts";

const educationArticle = (title: string) => ({
  Title: title,
  Content: "Wet your hands **first**.",
  Category: "marine-biology",
  "Age group": "13-18",
});

describe("an education article", () => {
  test("visitors are not offered to add an article", async ({ visitor }) => {
    await openPage(visitor, "/education");
    await waitFor(() => expect(document.querySelector("main article")).toBeVisible());
    expect(screen.queryByText("Add Article")).toBeNull();
  });

  test("is created, listed first, and the form is empty again", async ({ visitor }) => {
    await visitor.signUp();
    const { user, field, fillIn, create, closed } = await openEditor(visitor, "education");
    const title = newTitle("Wet hands");
    expect(field("Published")).toBeChecked();
    fillIn(educationArticle(title));
    await user.click(create());
    await expectToast("Education article created successfully!");
    await closed();
    const first = () => document.querySelector<HTMLElement>("main article");
    await waitFor(() =>
      expect(first()?.querySelector("h2, h3")).toHaveTextContent(new RegExp(`^${title}$`)),
    );
    const card = within(first() as HTMLElement);
    expect(card.getByText(/^marine biology$/i)).toBeVisible();
    expect(card.getByText(/^ages 13–18$/i)).toBeVisible();
    expect(card.getByText("Wet your hands first.")).toBeVisible();
    await user.click(screen.getByText("Add Article"));
    expect(await screen.findByLabelText(/^Title/)).toHaveValue("");
    const dialog = document.querySelector<HTMLElement>("[role=dialog]") as HTMLElement;
    expect(within(dialog).getByLabelText(/^Age group/)).toHaveValue("");
  });

  test("missing values are reported at their fields", async ({ visitor }) => {
    await visitor.signUp();
    const { user, field, create } = await openEditor(visitor, "education");
    await user.click(create());
    for (const name of ["Title", "Content", "Category", "Age group"]) {
      await waitFor(() =>
        expect(field(new RegExp(`^${name}`))).toHaveAccessibleDescription(
          new RegExp(`${name} is required`),
        ),
      );
    }
    await waitFor(() => expect(field(/^Title/)).toHaveFocus());
  });

  test("when the server fails, the author sees the error and keeps the text", async ({
    visitor,
  }) => {
    await visitor.signUp();
    const { user, field, fillIn, create } = await openEditor(visitor, "education");
    const { promise, resolve } = Promise.withResolvers<Response>();
    visitor.intercept((path) => (path.includes("education.create") ? promise : undefined));
    fillIn(educationArticle("Kept"));
    await user.click(create());
    await waitFor(() => expect(create()).toHaveTextContent("Creating..."));
    expect(create()).toHaveAttribute("aria-disabled", "true");
    resolve(Response.error());
    await expectToast(/Error.*Failed to create article\. Please try again\./);
    expect(field(/^Title/)).toHaveValue("Kept");
  });
});

test("a picture on another site can be used by its address", async ({ visitor }) => {
  await visitor.signUp();
  const { user, dialog, fillIn, create } = await openEditor(visitor, "news");
  await user.click(dialog.getByText("Use a web address instead"));
  const title = newTitle("Elsewhere");
  fillIn({
    Image: "/pictures/news-heron-count-960.webp",
    Title: title,
    Content: "Words.",
    Category: "community",
  });
  await user.click(create());
  await waitFor(() => expect(cardWith(title)).toBeVisible());
  expect(cardWith(title)?.querySelector("img")).toHaveAttribute(
    "alt",
    expect.stringMatching(/count great blue herons/),
  );
});
