import { screen } from "@testing-library/react";
import { describe, expect, vi } from "vitest";
import { createMember } from "#testing/data/events.ts";
import { openEditor } from "#testing/forms/editor.ts";
import { fill } from "#testing/page.ts";
import { test } from "#testing/test.ts";

const article = { Title: "Herons", Content: "Nine herons", Category: "community" };

describe("a draft in the browser", () => {
  test("is shown to its author only, also on a shared device", async ({ visitor, site }) => {
    await visitor.signUp();
    const other = await createMember(site);
    let editor = await openEditor(visitor, "news");
    fill(editor.text, "Nine herons");
    editor = await openEditor(other, "news");
    expect(editor.text).toHaveValue("");
    expect(screen.queryByText(/We kept/)).toBeNull();
    fill(editor.text, "Ten otters");
    editor = await openEditor(visitor, "news");
    expect(editor.text).toHaveValue("Nine herons");
    expect(screen.getByText(/We kept/)).toBeInTheDocument();
    await editor.user.click(editor.dialog.getByText("Continue"));
    expect(screen.queryByText(/We kept/)).toBeNull();
    expect(editor.text).toHaveValue("Nine herons");
  });

  test("a note says when the storage is full", async ({ visitor }) => {
    await visitor.signUp();
    const { text, dialog } = await openEditor(visitor, "news");
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    });
    fill(text, "Nine herons, and more than fits into what is left");
    expect(dialog.getAllByText(/cannot keep a copy of what you type/)).toHaveLength(1);
    full.mockRestore();
    fill(text, "Nine herons");
    expect(dialog.queryByText(/cannot keep a copy of what you type/)).toBeNull();
  });

  test("is deleted when the form is sent", async ({ visitor }) => {
    await visitor.signUp();
    const editor = await openEditor(visitor, "news");
    editor.fillIn(article);
    await editor.user.click(editor.create());
    await editor.closed();
    const { text } = await openEditor(visitor, "news");
    expect(text).toHaveValue("");
    expect(screen.queryByText(/We kept/)).toBeNull();
  });
});
