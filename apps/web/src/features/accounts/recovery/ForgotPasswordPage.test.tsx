import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import { openPage } from "#testing/openPage.tsx";
import { expectDrawing, expectToast, fill, findTitle } from "#testing/page.ts";
import { test } from "#testing/test.ts";
import type { Visitor } from "#testing/visitor.ts";

async function openForm(visitor: Visitor) {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, "/forgot-password");
  await findTitle("Reset Your Password");
  const main = within(screen.getByRole("main"));
  return {
    user,
    ...main,
    field: main.getByLabelText(/Email Address/),
    send: async () => user.click(await main.findByRole("button", { name: "Send Reset Link" })),
  };
}

test("reports an invalid address before it sends anything", async ({ visitor }) => {
  const { field, send, ...main } = await openForm(visitor);
  const sent: string[] = [];
  visitor.intercept((path, { method }) => {
    if (method === "POST") sent.push(path);
    return undefined;
  });
  expect(field).toHaveAttribute("type", "email");
  expect(field).toBeRequired();
  for (const wrong of ["", "nobody", "nobody@"]) {
    fill(field, wrong);
    await send();
    expect(await main.findByText("Please enter a valid email address")).toBeVisible();
    expect(field).toHaveFocus();
  }
  fill(field, "nobody@example.org");
  await waitFor(() => expect(main.queryByText("Please enter a valid email address")).toBeNull());
  expect(sent).toEqual([]);
  expect(main.getByRole("link", { name: "Back to Login" })).toHaveAttribute("href", "/auth");
});

test("shows the same to people without an account", async ({ visitor }) => {
  const { user, field } = await openForm(visitor);
  fill(field, "nobody@example.org");
  await user.type(field, "{Enter}");
  expectDrawing((await findTitle("Check Your Email")).parentElement);
  await expectToast("Reset link sent");
  expect(document.title).toMatch(/^Check Your Email · /);
});

test("says that it is sending, and cannot be clicked twice", async ({ visitor }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  const { field, send, findByRole } = await openForm(visitor);
  visitor.intercept((path) => (path.includes("recovery.") ? held : undefined));
  fill(field, "nobody@example.org");
  await send();
  expect(await findByRole("button", { name: "Sending..." })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  release(undefined);
  await findTitle("Check Your Email");
});

test("shows the server's message or its own after a failure, and keeps the address", async ({
  visitor,
}) => {
  const { field, send } = await openForm(visitor);
  fill(field, "ana@example.org");
  const answers = [
    () => Response.json({ message: "Too busy. Try again in a minute." }, { status: 503 }),
    () => Promise.reject(new TypeError("Failed to fetch")),
  ];
  visitor.intercept((path) => (path.includes("recovery.") ? answers.shift()?.() : undefined));
  await send();
  await expectToast("Error");
  await expectToast("Too busy. Try again in a minute.");
  await send();
  await expectToast("Failed to send reset email. Please try again.");
  expect(field).toHaveValue("ana@example.org");
});
