import { act, fireEvent, waitFor } from "@testing-library/react";
import { describe, expect, vi } from "vitest";
import { publishArticle } from "#testing/data/content.ts";
import { openEditor } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import { expectToast, fill } from "#testing/page.ts";
import { test } from "#testing/test.ts";

describe("the toolbar", () => {
  test("marks formatted text, and removes the format", async ({ visitor }) => {
    await visitor.signUp();
    const { user, text, tool, select, selection } = await openEditor(visitor, "news");
    fill(text, "Twelve herons flew.");
    select("herons");
    await user.click(tool("Bold"));
    expect(text).toHaveValue("Twelve **herons** flew.");
    expect(text).toHaveFocus();
    expect(selection()).toBe("herons");
    expect(tool("Bold")).toHaveAttribute("aria-pressed", "true");
    expect(tool("Italic")).toHaveAttribute("aria-pressed", "false");
    await user.click(tool("Italic"));
    expect(text).toHaveValue("Twelve ***herons*** flew.");
    await user.click(tool("Italic"));
    await user.click(tool("Bold"));
    expect(text).toHaveValue("Twelve herons flew.");
  });

  test("makes lists, quotes and headings of the selected lines", async ({ visitor }) => {
    await visitor.signUp();
    const { user, text, tool, select } = await openEditor(visitor, "news");
    fill(text, "one\ntwo");
    select("one\ntwo");
    for (const [name, value] of [
      ["List", "- one\n- two"],
      ["Numbered list", "1. one\n2. two"],
      ["Numbered list", "one\ntwo"],
      ["Quote", "> one\n> two"],
      ["Quote", "one\ntwo"],
      ["Heading", "## one\n## two"],
      ["Heading", "one\ntwo"],
    ] as const) {
      await user.click(tool(name));
      expect(text).toHaveValue(value);
    }
  });

  test("has shortcuts: Ctrl with B, I and K", async ({ visitor }) => {
    await visitor.signUp();
    const { user, text, field, select } = await openEditor(visitor, "news");
    fill(text, "herons");
    select("herons");
    await user.keyboard("{Control>}b{/Control}");
    expect(text).toHaveValue("**herons**");
    await user.keyboard("{Control>}b{/Control}{Control>}i{/Control}");
    expect(text).toHaveValue("*herons*");
    await user.keyboard("{Control>}k{/Control}");
    await waitFor(() => expect(field("Web address")).toHaveFocus());
  });

  test("Enter continues a list, and ends it after an empty item", async ({ visitor }) => {
    await visitor.signUp();
    const { user, text } = await openEditor(visitor, "news");
    await user.type(text, "1. one{Enter}two{Enter}");
    expect(text).toHaveValue("1. one\n2. two\n3. ");
    await user.type(text, "{Enter}After it", { skipClick: true });
    expect(text).toHaveValue("1. one\n2. two\n\nAfter it");
  });
});

describe("pasting", () => {
  /** Pastes a copy from another program; returns true if the browser's default follows. */
  const paste = (text: HTMLElement, copied: Record<string, string>, files: File[] = []) =>
    fireEvent.paste(text, {
      clipboardData: { getData: (type: string) => copied[type] ?? "", files },
    });

  test("inserts formatted text as Markdown, and leaves pictures out", async ({ visitor }) => {
    await visitor.signUp();
    const { text, select, dialog } = await openEditor(visitor, "news");
    fill(text, "Before words after");
    select("words");
    const picture = new File(["x"], "rendering.png", { type: "image/png" });
    const html =
      "<h2>Herons</h2><ul><li><b>nine</b></li></ul><img src='https://example.org/a.png'>";
    const isForBrowser = paste(
      text,
      { "text/html": html, "text/plain": "Herons\nnine" },
      // Word and Excel add a picture of the text to a copy.
      [picture],
    );
    expect(isForBrowser).toBe(false);
    await waitFor(() => expect(text).toHaveValue("Before \n\n## Herons\n\n- **nine**\n\n after"));
    expect(text.selectionStart).toBe("Before \n\n## Herons\n\n- **nine**\n\n".length);
    expect(dialog.queryByLabelText(/What does it show/)).toBeNull();
    await expectToast("Pictures were left out");
    select("after");
    paste(text, { "text/html": "<span>not <i>long</i></span>", "text/plain": "not long" });
    await waitFor(() => expect(text.value).toMatch(/\n\n not \*long\*$/));
  });

  test("keeps the paragraphs of plain text, and leaves code and Markdown of this field alone", async ({
    visitor,
  }) => {
    await visitor.signUp();
    const { text, select } = await openEditor(visitor, "news");
    const plain = { "text/plain": "One.\r\nTwo." };
    expect(paste(text, plain)).toBe(false);
    expect(text).toHaveValue("One.\n\nTwo.");
    expect(paste(text, { "text/plain": "Three." })).toBe(true);
    for (const code of ["```\n", "See `"]) {
      fill(text, code);
      text.setSelectionRange(code.length, code.length);
      expect(paste(text, { ...plain, "text/html": "<b>One.</b>" })).toBe(true);
    }
    fill(text, "One.\nTwo.\n");
    select("One.\nTwo.");
    fireEvent.cut(text);
    expect(paste(text, plain)).toBe(true);
  });

  test("takes a picture alone", async ({ visitor }) => {
    await visitor.signUp();
    const { text, dialog } = await openEditor(visitor, "news");
    const picture = new File(["x"], "otter.png", { type: "image/png" });
    const html = "<img src='https://example.org/a.png'>";
    expect(paste(text, { "text/html": html }, [picture])).toBe(false);
    expect(await dialog.findByLabelText(/What does it show/)).toBeVisible();
  });
});

describe("the link form", () => {
  test("explains why it refuses invalid addresses, and sends no article", async ({ visitor }) => {
    await visitor.signUp();
    const { user, text, tool, select, field, dialog } = await openEditor(visitor, "news");
    fill(text, "See our map.");
    select("our map");
    await user.click(tool("Link"));
    expect(field("Text of the link")).toHaveValue("our map");
    const address = field("Web address");
    await user.type(address, "{Enter}");
    expect(address).toHaveAccessibleDescription("Where should the link lead?");
    for (const refused of ["javascript:alert(1)", "//example.org", "example.org"]) {
      fill(address, refused);
      await user.type(address, "{Enter}");
      expect(address).toHaveAccessibleDescription(/Start the address with https:\/\//);
    }
    expect(text).toHaveValue("See our map.");
    expect(dialog.queryByText("Title is required")).toBeNull();
    fill(address, "https://example.org/map");
    await user.type(address, "{Enter}");
    expect(text).toHaveValue("See [our map](https://example.org/map).");
    expect(text).toHaveFocus();
  });

  test("changes the link around the caret, or removes it", async ({ visitor }) => {
    await visitor.signUp();
    const { user, text, tool, select, field, dialog } = await openEditor(visitor, "news");
    fill(text, "See [our map](/old).");
    select("map");
    await user.click(tool("Link"));
    expect(field("Web address")).toHaveValue("/old");
    fill(field("Web address"), "mailto:ana@example.org");
    await user.click(dialog.getByText("Change link"));
    expect(text).toHaveValue("See [our map](mailto:ana@example.org).");
    select("map");
    await user.keyboard("{Control>}k{/Control}");
    await user.click(dialog.getByText("Remove link"));
    expect(text).toHaveValue("See our map.");
  });

  test("closes by Escape and leaves the dialog open", async ({ visitor }) => {
    await visitor.signUp();
    const { user, text, tool, field, dialog, element } = await openEditor(visitor, "news");
    await user.click(tool("Link"));
    await waitFor(() => expect(field("Web address")).toHaveFocus());
    await user.keyboard("{Escape}");
    expect(dialog.queryByLabelText("Web address")).toBeNull();
    expect(text).toHaveFocus();
    expect(element).toBeInTheDocument();
  });
});

/** Words in all forms of Markdown. */
const markdown =
  "# Herons\n\n- [x] **nine**\n\n| a | b |\n| - | -: |\n| ~~c~~ | `d` |\n\n[x](javascript:alert(1)) <b>e</b> https://example.org";

/** Waits for the rendered text of a part of the page; returns its class and HTML. */
async function findRendered(part: () => Element | null) {
  const rendered = await waitFor(() => {
    const heading = part()?.querySelector("div > h2");
    if (!heading) throw new Error("No text is rendered.");
    return heading.parentElement as HTMLElement;
  });
  expect(rendered.querySelector("h2")).toHaveTextContent("Herons");
  return [rendered.classList[0], rendered.innerHTML];
}

describe("the preview", () => {
  test("is identical to the page's rendering", async ({ visitor }) => {
    await visitor.signUp();
    const { text, preview, showPreview } = await openEditor(visitor, "news");
    fill(text, markdown);
    await showPreview();
    const previewed = await findRendered(preview);
    const id = await publishArticle(visitor, { content: markdown });
    await openPage(visitor, `/news/${id}`);
    expect(await findRendered(() => document.querySelector("main article"))).toEqual(previewed);
  });

  test("has one request in flight, then sends the newest text", async ({ visitor }) => {
    await visitor.signUp();
    const { text, preview, showPreview } = await openEditor(visitor, "news");
    const released = Promise.withResolvers<void>();
    const asked: string[] = [];
    visitor.intercept(async (path, request) => {
      if (!path.includes("writing.preview")) return undefined;
      asked.push(await request.text());
      await released.promise;
      return undefined;
    });
    fill(text, "first");
    await showPreview();
    await waitFor(() => expect(asked).toHaveLength(1));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    for (const words of ["second", "third"]) {
      fill(text, words);
      await act(() => vi.advanceTimersByTimeAsync(1_000));
    }
    expect(asked).toHaveLength(1);
    released.resolve();
    await waitFor(() => expect(preview()).toHaveTextContent("third"));
    expect(asked.map((body) => /first|second|third/.exec(body)?.[0])).toEqual(["first", "third"]);
  });

  test("is a tab on narrow screens, and errors of the text are shown at the text", async ({
    visitor,
  }) => {
    await visitor.signUp();
    const { user, text, dialog, preview, showPreview, field, create } = await openEditor(
      visitor,
      "news",
    );
    fill(text, "**nine** herons");
    await showPreview();
    expect(text).not.toBeVisible();
    await waitFor(() => expect(preview().querySelector("strong")).toHaveTextContent("nine"));
    await user.keyboard("{ArrowLeft}");
    expect(dialog.getByRole("tab", { name: "Write" })).toHaveFocus();
    fill(text, "");
    await showPreview();
    fill(field(/^Title/), "Herons");
    await user.click(create());
    await waitFor(() => expect(text).toHaveFocus());
    expect(text).toHaveAccessibleDescription(/Content is required/);
  });

  describe("after a failure", () => {
    test("says so and can be retried; the text is not changed", async ({ visitor }) => {
      await visitor.signUp();
      const { user, text, dialog, preview, showPreview } = await openEditor(visitor, "news");
      let fails = true;
      visitor.intercept((path) =>
        fails && path.includes("writing.preview") ? Response.error() : undefined,
      );
      fill(text, "Nine herons");
      await showPreview();
      await waitFor(() => expect(preview()).toHaveTextContent("could not be drawn"));
      expect(preview().querySelector("[role=status]")).toHaveTextContent("could not be drawn");
      fails = false;
      await user.click(dialog.getByText("Try again"));
      await waitFor(() =>
        expect([...preview().querySelectorAll("p")].at(-1)).toHaveTextContent(/^Nine herons$/),
      );
      expect(text).toHaveValue("Nine herons");
    });

    test("after the end of the session says that the text is stored", async ({ visitor }) => {
      await visitor.signUp();
      const { text, preview, showPreview } = await openEditor(visitor, "news");
      visitor.cookies.clear();
      fill(text, "Nine herons");
      await showPreview();
      await waitFor(() =>
        expect(preview().querySelector("[role=status]")).toHaveTextContent("You are signed out"),
      );
    });
  });
});

test("lengths are counted while typing, and excess is reported before sending", async ({
  visitor,
}) => {
  await visitor.signUp();
  const { text, field } = await openEditor(visitor, "news");
  const title = field(/^Title/);
  fill(title, "Herons");
  await waitFor(() => expect(title).toHaveAccessibleDescription(/^6 characters\. Short/));
  fill(title, "Twelve herons before breakfast");
  await waitFor(() => expect(title).toHaveAccessibleDescription(/^30 characters\. Good/));
  fill(title, "x".repeat(212));
  await waitFor(() =>
    expect(title).toHaveAccessibleDescription(/^212 characters: 12 more than can be saved/),
  );
  fill(text, "x".repeat(50_001));
  expect(text).toHaveAccessibleDescription(/50,001 characters: 1 more than can be/);
  expect(text).toHaveAttribute("aria-invalid", "true");
});
