import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect } from "vitest";
import { openPage } from "#testing/openPage.tsx";
import {
  expectDrawing,
  expectPath,
  expectToast,
  fill,
  findLink,
  findMailedPath,
  findTitle,
} from "#testing/page.ts";
import { test } from "#testing/test.ts";
import type { Visitor } from "#testing/visitor.ts";

const NEW_PASSWORD = "a quiet eddy";

async function openForm(visitor: Visitor, address: string) {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, address);
  await findTitle("Set New Password");
  const main = screen.getByRole("main");
  const form = within(main);
  return {
    user,
    main,
    ...form,
    newPassword: form.getByLabelText(/^New Password/),
    confirmation: form.getByLabelText(/^Confirm Password/),
    update: () => user.click(form.getByRole("button", { name: "Update Password" })),
  };
}

/** Records the bodies of the page's requests. */
function recordSent(visitor: Visitor): string[] {
  const sent: string[] = [];
  visitor.intercept(async (_path, request) => {
    if (request.method === "POST") sent.push(await request.text());
    return undefined;
  });
  return sent;
}

test.for(["/reset-password", "/reset-password?token=", "/reset-password?token=a&token=b"])(
  "is an invalid link at %s",
  async (address, { visitor, fetchPage }) => {
    expect((await fetchPage(address)).html).toContain("Invalid Reset Link");
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await openPage(visitor, address);
    await findTitle("Invalid Reset Link");
    const main = within(screen.getByRole("main"));
    expect(screen.getByRole("main")).toHaveTextContent("invalid or has expired");
    expect(main.queryByLabelText(/^New Password/)).toBeNull();
    expect(main.getByRole("link", { name: "Back to Login" })).toHaveAttribute("href", "/auth");
    await user.click(main.getByRole("link", { name: "Request New Reset Link" }));
    await expectPath("/forgot-password");
  },
);

test("has the form if there is a token, which is not in the document", async ({
  visitor,
  fetchPage,
}) => {
  const address = "/reset-password?token=only-the-reader-knows";
  const { html } = await fetchPage(address);
  expect(html).toContain("Set New Password");
  expect(html).not.toContain("Invalid Reset Link");
  expect(html).not.toContain("only-the-reader-knows");
  await openPage(visitor, address);
  await findTitle("Set New Password");
});

test("checks both passwords before it sends anything", async ({ visitor }) => {
  const { newPassword, confirmation, update, findByText } = await openForm(
    visitor,
    "/reset-password?token=any",
  );
  const sent = recordSent(visitor);
  expect(newPassword).toHaveAttribute("autocomplete", "new-password");
  expect(confirmation).toHaveAttribute("autocomplete", "new-password");
  fill(newPassword, "12345");
  fill(confirmation, "12345");
  await update();
  expect(await findByText("Password must be at least 6 characters")).toBeVisible();
  expect(newPassword).toHaveFocus();
  fill(newPassword, NEW_PASSWORD);
  fill(confirmation, "another one");
  await update();
  expect(await findByText("Passwords don't match")).toBeVisible();
  expect(confirmation).toHaveFocus();
  expect(confirmation).toHaveAccessibleDescription("Passwords don't match");
  expect(sent).toEqual([]);
});

describe("with an invalid link", () => {
  test("says so, keeps the form and links to a new request", async ({ visitor }) => {
    const form = await openForm(visitor, "/reset-password?token=unknown");
    const sent = recordSent(visitor);
    fill(form.newPassword, NEW_PASSWORD);
    fill(form.confirmation, NEW_PASSWORD);
    await form.update();
    await expectToast("Reset failed");
    await expectToast("This reset link is invalid or has expired. Please request a new one.");
    expect(sent.join("")).toContain('"token":"unknown"');
    expect(sent.join("")).not.toContain("confirmPassword");
    expect(form.newPassword).toHaveValue(NEW_PASSWORD);
    expect(await form.findByRole("link", { name: "request a new reset link" })).toHaveAttribute(
      "href",
      "/forgot-password",
    );
    visitor.intercept((path) =>
      path.includes("recovery.") ? Promise.reject(new TypeError("Failed to fetch")) : undefined,
    );
    await form.update();
    await expectToast("Failed to reset password. The link may be expired.");
  });

  test("says that it is updating, and cannot be clicked twice", async ({ visitor }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    const form = await openForm(visitor, "/reset-password?token=unknown");
    visitor.intercept((path) => (path.includes("recovery.") ? held : undefined));
    fill(form.newPassword, NEW_PASSWORD);
    fill(form.confirmation, NEW_PASSWORD);
    await form.update();
    expect(await form.findByRole("button", { name: "Updating..." })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    release(undefined);
    await expectToast("Reset failed");
  });
});

test("for a signed-in account signs it out too, and leads to the sign-in page", async ({
  visitor,
  site,
}) => {
  const { email } = await visitor.signUp({ firstName: "Juniper" });
  await visitor.post("/api/forgot-password", { email });
  const form = await openForm(visitor, await findMailedPath(site, email, "passwordReset"));
  expect(await screen.findByText("Hello, Juniper")).toBeVisible();
  fill(form.newPassword, NEW_PASSWORD);
  fill(form.confirmation, NEW_PASSWORD);
  await form.update();
  expectDrawing((await findTitle("Password Reset Complete")).parentElement);
  await waitFor(() => expect(screen.queryByText("Hello, Juniper")).toBeNull());
  await form.user.click(await findLink("Go to Login"));
  await expectPath("/auth");
});
