import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openPage } from "../openPage.tsx";
import { fill } from "../page.ts";
import type { Visitor } from "../visitor.ts";

const forms = {
  news: { path: "/news", button: "Add News", text: /^Content/ },
  events: { path: "/events", button: "Add Event", text: /^Description/ },
  education: { path: "/education", button: "Add Article", text: /^Content/ },
} as const;

/** Skips user-event's check of whether elements can be clicked, which is slow. */
export const setupUser = () => userEvent.setup({ pointerEventsCheck: 0 });

/** Opens the form for a new item from the list of its type. */
export async function openEditor(visitor: Visitor, kind: keyof typeof forms) {
  const { path, button, text: label } = forms[kind];
  const user = setupUser();
  await openPage(visitor, path);
  const open = await screen.findByText(button, { selector: "[role=button] *, button *, button" });
  await user.click(open);
  const text = await screen.findByLabelText<HTMLTextAreaElement>(label);
  const element = text.closest<HTMLElement>("[role=dialog]") as HTMLElement;
  const dialog = within(element);
  const toolbar = within(dialog.getByRole("toolbar"));
  const field = (name: string | RegExp) => dialog.getByLabelText<HTMLInputElement>(name);
  return {
    user,
    text,
    dialog,
    element,
    field,
    /** Fills the fields with these labels. */
    fillIn(values: Record<string, string>) {
      for (const [name, value] of Object.entries(values)) {
        fill(field(new RegExp(`^${name}`)), value);
      }
    },
    create: () => element.querySelector<HTMLButtonElement>("button[type=submit]") as HTMLElement,
    tool: (name: string) => toolbar.getByRole("button", { name }),
    preview: () => element.querySelector<HTMLElement>("section[aria-label=Preview]") as HTMLElement,
    showPreview: () => user.click(dialog.getByRole("tab", { name: "Preview" })),
    /** Selects the first of these words. */
    select(words: string) {
      text.focus();
      const start = text.value.indexOf(words);
      text.setSelectionRange(start, start + words.length);
      fireEvent.select(text);
    },
    selection: () => text.value.slice(text.selectionStart, text.selectionEnd),
    closed: () =>
      waitFor(() => {
        if (element.isConnected)
          throw new Error(`The dialog is still open: ${element.textContent}`);
      }),
  };
}
