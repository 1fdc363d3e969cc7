import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";

/** Puts a text into a field at once, as a paste does. */
export function fill(field: Element, value: string) {
  fireEvent.change(field, { target: { value } });
}

/** The address of the page that is open, without its site. */
function currentPath(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

export async function expectPath(path: string) {
  await waitFor(() => expect(currentPath()).toBe(path));
}

/** The first heading of the page, once it says this. */
export async function findTitle(text: string): Promise<HTMLElement> {
  await waitFor(() => expect(document.querySelector("h1")).toHaveTextContent(text));
  return document.querySelector("h1") as HTMLElement;
}

/** The toast that is shown, once it says this. */
export async function expectToast(text: string | RegExp) {
  const toast = () => document.querySelector("[aria-label*='otifications'] li");
  await waitFor(() => expect(toast()).toHaveTextContent(text));
}

function isNamed(element: Element, name: string): boolean {
  const label = document.getElementById(element.getAttribute("aria-labelledby") ?? "");
  return (element.getAttribute("aria-label") ?? label?.textContent) === name;
}

/** The section with this name, once it is there: queries within it are much quicker than on the page. */
export async function findSection(name: string) {
  const section = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>("section")].find((one) =>
      isNamed(one, name),
    );
    if (!found) throw new Error(`There is no section ${name}.`);
    return found;
  });
  return { element: section, ...within(section) };
}

/** The dialog that is open, once it is; with this name. */
export async function findDialog(name?: string | RegExp) {
  const element = await screen.findByRole("dialog", name === undefined ? {} : { name });
  return { element, ...within(element) };
}
