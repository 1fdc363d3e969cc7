import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { fail } from "#testing/data/answers.ts";
import { setupUser } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import { currentPath, fill } from "#testing/page.ts";
import { test } from "#testing/test.ts";

const dialog = () => screen.findByRole("dialog", { name: "Search" });
const box = async () => within(await dialog()).getByRole("combobox");

test("the key / opens the search, but not from fields, with Ctrl, or over a dialog", async ({
  visitor,
}) => {
  const user = setupUser();
  await openPage(visitor, "/contact");
  const field = await screen.findByLabelText(/^Message/);
  await user.type(field, "either/or");
  expect(field).toHaveValue("either/or");
  for (const modifier of ["ctrlKey", "metaKey", "altKey"]) {
    fireEvent.keyDown(document.body, { key: "/", [modifier]: true });
  }
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.keyDown(document.body, { key: "/" });
  expect(await box()).toHaveFocus();
  fireEvent.keyDown(await dialog(), { key: "/" });
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
});

test("on pages of staff the key / is left to their lists", async ({ visitor, site }) => {
  const { email } = await visitor.signUp();
  await site.makeStaff(email);
  await openPage(visitor, "/staff/people");
  await screen.findByRole("link", { name: "Search" });
  fireEvent.keyDown(document.body, { key: "/" });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the key can be turned off, and stays off on this device", async ({ visitor }) => {
  const user = setupUser();
  await openPage(visitor, "/mission");
  await screen.findByRole("link", { name: "Search" });
  fireEvent.keyDown(document.body, { key: "/" });
  await user.click(within(await dialog()).getByRole("checkbox", { name: /The key \// }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  fireEvent.keyDown(document.body, { key: "/" });
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(screen.getByRole("link", { name: "Search" }));
  const key = within(await dialog()).getByRole("checkbox", { name: /The key \// });
  expect(key).not.toBeChecked();
  await user.click(key);
});

test("results come while one types, by kind, with marked words; old ones stay until then", async ({
  visitor,
}) => {
  const user = setupUser();
  await openPage(visitor, "/mission");
  await user.click(await screen.findByRole("link", { name: "Search" }));
  expect(within(await dialog()).getByRole("status")).toHaveTextContent(/^Type a word or two/);
  fill(await box(), "marisol");
  const option = await screen.findByRole("option", { name: /Marisol Vega/ });
  expect(option).toHaveAttribute("href", "/leadership#marisol-vega");
  expect(option.querySelector("mark")).toHaveTextContent(/^Marisol$/);
  expect(option.querySelector("img")).toHaveAttribute("src", "/pictures/leader-vega-320.webp");

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  visitor.intercept(async (path) => {
    if (path.includes("trout")) await held;
    return undefined;
  });
  fill(await box(), "trout");
  await waitFor(() => expect(screen.getByRole("listbox")).toHaveAttribute("aria-busy", "true"));
  expect(option).toBeVisible();
  release();
  const pictures = await screen.findByRole("tab", { name: /^Pictures \d+$/ });
  await user.click(pictures);
  await waitFor(() =>
    expect(within(screen.getByRole("listbox")).getAllByRole("group")).toHaveLength(1),
  );
  const [, count] = /(\d+)$/.exec(pictures.textContent ?? "") ?? [];
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(Number(count)));
  expect(within(await dialog()).getByRole("status")).toHaveTextContent(
    `${count} results for “trout”`,
  );
});

test("arrow keys go through the results, Enter follows one or shows all", async ({ visitor }) => {
  const user = setupUser();
  await openPage(visitor, "/mission");
  await user.click(await screen.findByRole("link", { name: "Search" }));
  await user.type(await box(), "tanaka");
  const option = await screen.findByRole("option", { name: /^Ken Tanaka/ });
  expect(await box()).not.toHaveAttribute("aria-activedescendant");
  await user.keyboard("{ArrowDown}");
  expect(await box()).toHaveAttribute("aria-activedescendant", option.id);
  expect(option).toHaveAttribute("aria-selected", "true");
  expect(await box()).toHaveFocus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(currentPath()).toBe("/leadership#ken-tanaka"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.getElementById("ken-tanaka")).toHaveFocus());

  await user.click(screen.getByRole("link", { name: "Search" }));
  await user.type(await box(), "tanaka{Enter}");
  await waitFor(() => expect(currentPath()).toBe("/search?q=tanaka"));
});

test("a search without results and a failed one say so", async ({ visitor }) => {
  const user = setupUser();
  let isFailing = false;
  visitor.intercept((path) => (isFailing && path.includes("site.search") ? fail(503) : undefined));
  await openPage(visitor, "/mission");
  await user.click(await screen.findByRole("link", { name: "Search" }));
  fill(await box(), "zqxj");
  await screen.findByText("Nothing found for “zqxj”");
  isFailing = true;
  fill(await box(), "heron");
  expect(await screen.findByRole("alert")).toHaveTextContent("The search did not answer.");
  isFailing = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect((await screen.findAllByRole("option")).length).toBeGreaterThan(0);
});
