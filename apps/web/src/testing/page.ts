import type { RunningSite } from "@headwaters/testing/site/site";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, vi } from "vitest";

/** Puts a text into a field at once, as a paste does, or chooses an option. */
export function fill(field: Element, value: string) {
  const event = field instanceof HTMLSelectElement ? fireEvent.change : fireEvent.input;
  event(field, { target: { value } });
}

/** The address of the page that is open, without its site. */
export function currentPath(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

export async function expectPath(path: string) {
  await waitFor(() => expect(currentPath()).toBe(path));
}

/** Waits for the page's first heading to have this text. */
export async function findTitle(text: string): Promise<HTMLElement> {
  await waitFor(() => expect(document.querySelector("h1")).toHaveTextContent(text));
  return document.querySelector("h1") as HTMLElement;
}

/** Waits for a toast with this text. */
export async function expectToast(text: string | RegExp) {
  const toast = () => document.querySelector("[aria-label*='otifications'] li");
  await waitFor(() => expect(toast()).toHaveTextContent(text));
}

/**
 * Finds a visible element with exactly this name; on a whole page much faster than a query by role.
 */
function findNamed(selector: string, name: string | RegExp): Promise<HTMLElement> {
  const says = (one: Element) =>
    (one.getAttribute("aria-label") ?? one.textContent).replace(/\s+/g, " ").trim();
  const isMeant = (text: string) => (typeof name === "string" ? text === name : name.test(text));
  return waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
      (one) => isMeant(says(one)) && !one.closest("[aria-hidden=true], [hidden], [inert]"),
    );
    if (!found) throw new Error(`There is no ${selector} ${name}.`);
    return found;
  });
}

/** Finds a button once it is enabled. */
export const findButton = (name: string | RegExp) =>
  findNamed(":is(button, [role=button]):not(:disabled, [aria-disabled=true])", name);

/** Expects a button to be red: outlined on a page, filled in a dialog that confirms. */
export function expectDanger(button: HTMLElement) {
  const confirms = button.closest("[role=dialog]") !== null;
  expect(button).toHaveAttribute("data-variant", confirms ? "danger" : "outline");
  const color = confirms ? "--button-bg" : "--button-color";
  expect(button.style.getPropertyValue(color)).toBe("var(--hw-danger)");
}

/** Expects a drawing, hidden from screen readers, in the panel that replaced a form. */
export function expectDrawing(panel: Element | null | undefined) {
  expect(panel?.querySelector("svg[aria-hidden=true] > path")).toBeInTheDocument();
}

export const findLink = (name: string | RegExp) => findNamed("a", name);

function isNamed(element: Element, name: string): boolean {
  const label = document.getElementById(element.getAttribute("aria-labelledby") ?? "");
  return (element.getAttribute("aria-label") ?? label?.textContent) === name;
}

/** Finds the section with this name; queries within it are much faster than on the page. */
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
  // It fades in.
  await waitFor(() => expect(element).toBeVisible());
  return { element, ...within(element) };
}

export async function expectNoDialog() {
  await waitFor(() => expect(document.querySelector("[role=dialog]")).toBeNull());
}

/** The path to which the newest mail of this kind to an address links, once there is one. */
export async function findMailedPath({ mails }: RunningSite, to: string, kind: string) {
  const newest = () => mails.findLast((mail) => mail.to === to && mail.kind === kind);
  await expect.poll(newest, { message: `a mail to ${to}`, timeout: 10_000 }).toBeDefined();
  const { pathname, search } = new URL(newest()?.links[0] ?? "");
  return pathname + search;
}

/** The toast that is shown, once there is one. */
export async function findToast(): Promise<HTMLElement> {
  const region = await screen.findByRole("region", { name: /notifications/i });
  return within(region).findByRole("listitem");
}

function queryToast(): Element | null {
  return document.querySelector('[role="region"][aria-label^="Notifications"] li');
}

/**
 * Expects the toast to stay this long and no longer, with fake timers that advance automatically.
 */
export async function expectShownFor(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds - 2_000);
  expect(queryToast()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(3_000);
  await waitFor(() => expect(queryToast()).toBeNull());
}
