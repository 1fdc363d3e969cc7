import { buildAccount } from "@headwaters/testing/factories";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import { openPage } from "#testing/openPage.tsx";
import { expectPath, fill, findButton, findLink, findTitle } from "#testing/page.ts";
import { test } from "#testing/test.ts";

test("an invitation link makes a new account staff by a button, once", async ({
  visitor,
  site,
}) => {
  const printed = await site.staffCommand("invite");
  const token = /\?token=([\w-]{43})$/m.exec(printed)?.[1] ?? "";
  const address = `/staff-invitation?token=${token}`;
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, address);
  await findTitle("Join the Staff");
  await user.click(await findLink("Sign In or Sign Up"));
  await user.click(await screen.findByRole("tab", { name: "Sign Up" }));
  const panel = within(screen.getByRole("tabpanel"));
  const { firstName, lastName, email, password } = buildAccount();
  fill(panel.getByLabelText(/^First Name/), firstName);
  fill(panel.getByLabelText(/^Last Name/), lastName);
  fill(panel.getByLabelText(/^Email Address/), email);
  fill(panel.getByLabelText(/^Password/), password);
  await user.click(panel.getByRole("button", { name: "Create Account" }));
  await expectPath(address);
  expect(await screen.findByText(email, { exact: false })).toBeVisible();
  await user.click(await findButton("Become Staff"));
  expect(await findTitle("You are staff now")).toHaveFocus();
  await user.click(await findLink("Open the Staff Pages"));
  await expectPath("/staff");
  await openPage(visitor, address);
  await findTitle("You are staff already");
});

test("a used invitation link and one without a token are reported", async ({ visitor }) => {
  await visitor.signUp();
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, `/staff-invitation?token=${"x".repeat(43)}`);
  await user.click(await findButton("Become Staff"));
  expect(await screen.findByRole("alert")).toHaveTextContent("was used, or has expired");
  await openPage(visitor, "/staff-invitation");
  await findTitle("This link is not complete");
});
