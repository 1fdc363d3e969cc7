import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect } from "vitest";
import { openPage } from "#testing/openPage.tsx";
import {
  expectDanger,
  expectNoDialog,
  expectToast,
  fill,
  findButton,
  findDialog,
  findSection,
} from "#testing/page.ts";
import { test } from "#testing/test.ts";
import type { Visitor } from "#testing/visitor.ts";

const call = ({ site }: Visitor, token: string) =>
  fetch(`${site.url}/api/user`, { headers: { authorization: `Bearer ${token}` } });

/** Opens the dialog for a new token on the page of the account. */
async function openDialog(visitor: Visitor) {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, "/account");
  await user.click(await findButton("New Access Token"));
  return { user, dialog: await findDialog("New access token") };
}

describe("access tokens", () => {
  test("one is made, shown once, used, listed and revoked", async ({ visitor }) => {
    const { password } = await visitor.signUp({ firstName: "Ana" });
    const { user, dialog } = await openDialog(visitor);
    expect(dialog.queryByRole("checkbox", { name: /staff/ })).toBeNull();
    fill(dialog.getByLabelText(/^Name/), "Calendar of the school");
    fill(dialog.getByLabelText(/^Current Password/), password);
    await user.click(dialog.getByRole("button", { name: "Create Token" }));
    const created = await findDialog("Your new token");
    const token = created.getByLabelText<HTMLInputElement>("Access token");
    expect(token).toHaveFocus();
    expect(token.value).toMatch(/^headwaters_/);
    expect((await call(visitor, token.value)).status).toBe(200);
    await user.click(created.getByRole("button", { name: "Done" }));
    await expectNoDialog();

    const { element } = await findSection("Access tokens");
    await waitFor(() => expect(element).toHaveTextContent("Calendar of the school"));
    expect(element).toHaveTextContent(/Read content.*Created .* ends /);
    expect(document.body).not.toHaveTextContent("headwaters_");
    await openPage(visitor, "/account");
    const section = await findSection("Access tokens");
    await waitFor(() => expect(section.element).toHaveTextContent(/Last used/));
    expectDanger(section.getByRole("button", { name: "Revoke Calendar of the school" }));
    await user.click(section.getByRole("button", { name: "Revoke Calendar of the school" }));
    await expectToast("Token revoked");
    await waitFor(() => expect(section.element).toHaveTextContent("You have none."));
    expect((await call(visitor, token.value)).status).toBe(401);
  });

  test("missing and wrong values are reported at their fields", async ({ visitor }) => {
    const { password } = await visitor.signUp();
    const { user, dialog } = await openDialog(visitor);
    const read = dialog.getByRole("checkbox", { name: "Read content" });
    await user.click(read);
    await user.click(dialog.getByRole("button", { name: "Create Token" }));
    expect(await dialog.findByText("Name is required")).toBeVisible();
    expect(dialog.getByText("Choose what the token may do")).toBeVisible();
    expect(dialog.getByText("Please enter your current password")).toBeVisible();
    expect(dialog.getByLabelText(/^Name/)).toHaveFocus();
    await user.click(read);
    fill(dialog.getByLabelText(/^Name/), "Calendar");
    fill(dialog.getByLabelText(/^Current Password/), `${password}!`);
    await user.click(dialog.getByRole("button", { name: "Create Token" }));
    expect(await dialog.findByText("That is not your current password.")).toBeVisible();
  });

  test("staff may make one for their work", async ({ visitor }) => {
    const { email, password } = await visitor.signUp();
    await visitor.site.makeStaff(email);
    const { user, dialog } = await openDialog(visitor);
    fill(dialog.getByLabelText(/^Name/), "Export");
    await user.click(dialog.getByRole("checkbox", { name: "Read as staff" }));
    await user.selectOptions(dialog.getByLabelText("How long it works"), "Until I revoke it");
    fill(dialog.getByLabelText(/^Current Password/), password);
    await user.click(dialog.getByRole("button", { name: "Create Token" }));
    await findDialog("Your new token");
    await user.click(screen.getByRole("button", { name: "Close" }));
    await expectNoDialog();
    const { element } = await findSection("Access tokens");
    const list = within(element as HTMLElement);
    await waitFor(() =>
      expect(list.getByRole("listitem")).toHaveTextContent("Read content, Read as staff"),
    );
    expect(list.getByRole("listitem")).not.toHaveTextContent("ends");
  });
});
