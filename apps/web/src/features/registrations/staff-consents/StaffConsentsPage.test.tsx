import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import { openPage } from "#testing/openPage.tsx";
import { expectToast, fill } from "#testing/page.ts";
import { test } from "#testing/test.ts";

test("staff put new words into force; those of a colleague do not erase what was typed", async ({
  visitor,
  fetchPage,
}) => {
  const { email } = await visitor.signUp();
  expect((await fetchPage("/staff/consents", visitor)).status).toBe(404);
  await visitor.site.makeStaff(email);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, "/staff/consents");
  const form = within(await screen.findByRole("form", { name: "Medical clearance received" }));
  const words = form.getByLabelText(/^New words/);
  fill(words, "");
  const save = () => user.click(form.getByRole("button", { name: "Put into Force" }));
  await save();
  expect(await form.findByText("Text is required")).toBeVisible();
  expect(words).toHaveFocus();

  const [, { version } = { version: 0 }] =
    await visitor.get<{ version: number }[]>("/api/staff/consents");
  const colleague = { version, body: "A colleague’s words.", scope: "season" };
  await visitor.post("/api/staff/consents/medical-clearance", colleague);
  fill(words, "A doctor agrees.");
  await save();
  expect(await form.findByText("A colleague’s words.", { selector: "p" })).toBeVisible();
  expect(words).toHaveValue("A doctor agrees.");
  await save();
  await expectToast("The words are in force");
  expect(await form.findByText("A doctor agrees.", { selector: "p" })).toBeVisible();
});
