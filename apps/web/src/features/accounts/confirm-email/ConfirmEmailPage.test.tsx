import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import { createMember, publishEvent } from "#testing/data/events.ts";
import { openPage } from "#testing/openPage.tsx";
import {
  expectPath,
  findButton,
  findDialog,
  findLink,
  findMailedPath,
  findSection,
  findTitle,
} from "#testing/page.ts";
import { test } from "#testing/test.ts";
import { createVisitor } from "#testing/visitor.ts";

const NOTICE = "Please confirm your email address";
const confirm = () => findButton("Confirm This Address");

test("a new account is asked on its page to confirm its address, until it has", async ({
  visitor,
  site,
}) => {
  const { email } = await visitor.signUpUnconfirmed();
  const link = await findMailedPath(site, email, "confirmEmail");
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, "/account");
  const notice = await findSection(NOTICE);
  expect(notice.element).toHaveTextContent(`We sent a link to ${email}.`);
  expect(notice.element).toHaveTextContent("Until then we send nothing else there");
  await user.click(notice.getByRole("button", { name: "Send Again" }));
  await waitFor(() =>
    expect(notice.getByRole("status")).toHaveTextContent("The link is on its way."),
  );

  // Twice, as people click twice: the second is no failure.
  for (const time of ["first", "second"]) {
    await openPage(visitor, link);
    await findTitle("Confirm Your Email Address");
    await user.click(await confirm());
    expect(await findTitle("Your address is confirmed"), time).toHaveFocus();
  }
  expect(screen.getByRole("main")).toHaveTextContent(email);
  await user.click(await findLink("My Registrations"));
  await findSection("My registrations");
  expect(screen.queryByText(NOTICE)).toBeNull();
});

test("an address is confirmed without a session too, and signing in follows", async ({
  visitor,
  site,
  fetchPage,
}) => {
  const { email } = await visitor.signUpUnconfirmed();
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(createVisitor(site), await findMailedPath(site, email, "confirmEmail"));
  await user.click(await confirm());
  await findTitle("Your address is confirmed");
  await user.click(await findLink("Sign In"));
  await expectPath("/auth?next=%2Faccount");
  const { document: sent, html } = await fetchPage("/account");
  expect(sent.querySelector("h1")).toHaveTextContent("Your Account");
  expect(html).not.toContain(NOTICE);
});

test("an invalid link says so, and where to get another", async ({ visitor }) => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, `/account/confirm-email?token=${"x".repeat(43)}`);
  await user.click(await confirm());
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("This link is invalid or has expired.");
  expect(within(alert).getByRole("link")).toHaveAttribute("href", "/account");
  await openPage(visitor, "/account/confirm-email");
  await findTitle("This link is not complete");
});

test("a new member is asked to confirm first; the roster marks the address", async ({
  visitor,
  site,
}) => {
  const staff = await createMember(site);
  await site.makeStaff(staff.registration.email);
  const id = await publishEvent(staff);
  const { email } = await visitor.signUpUnconfirmed({ firstName: "Ada" });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, `/events/${id}`);
  const part = await findSection("Take part");
  await user.click(await part.findByRole("button", { name: "Register" }));
  const dialog = await findDialog();
  await user.click(await dialog.findByRole("checkbox", { name: "Me (Ada)" }));
  await user.click(dialog.getByLabelText("I agree to the terms of the event"));
  await user.click(dialog.getByRole("button", { name: "Register" }));
  expect(await dialog.findByText("You’re in")).toBeVisible();
  expect(dialog.element).toHaveTextContent(`open the link in our latest email to ${email}.`);
  expect(dialog.element).toHaveTextContent("until then we send nothing else there");
  expect(dialog.element).not.toHaveTextContent("An email with a calendar file");

  await openPage(staff, `/events/${id}/roster`);
  expect(await screen.findByRole("article", { name: "Ada" })).toHaveTextContent(
    "Email not confirmed: our emails do not reach them.",
  );
});
