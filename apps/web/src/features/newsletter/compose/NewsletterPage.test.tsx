import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { createMember } from "#testing/data/events.ts";
import { setupUser } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import {
  expectDanger,
  expectPath,
  expectToast,
  fill,
  findButton,
  findDialog,
} from "#testing/page.ts";
import { test } from "#testing/test.ts";
import { createVisitor, type Visitor } from "#testing/visitor.ts";

const NEWSLETTERS = "/api/staff/newsletters";
const user = setupUser();
const press = async (text: string) =>
  user.click(await screen.findByText(text, { selector: ":is(button:enabled, a[role=button]) *" }));

async function becomeStaff(visitor: Visitor) {
  const { email } = await visitor.signUp({ firstName: "Bo" });
  await visitor.site.makeStaff(email);
}

/** Creates a draft; returns its id. */
async function createDraft(staff: Visitor, fields: object = {}): Promise<string> {
  const { id } = await staff.post<{ id: string }>(NEWSLETTERS);
  const text = { subject: "May at the river", introduction: "The **river** is clear.", items: [] };
  await staff.send("PUT", `${NEWSLETTERS}/${id}`, { ...text, ...fields, version: 1 });
  return id;
}

test("simultaneous edits of a newsletter overwrite nothing: the second editor sees a conflict, and keeps the text", async ({
  visitor,
}) => {
  await becomeStaff(visitor);
  const id = await createDraft(visitor);
  await openPage(visitor, `/staff/newsletter/${id}`);
  const subject = await screen.findByLabelText(/^Subject/);
  fill(subject, "Mine");
  const theirs = { subject: "Theirs", introduction: "x", items: [], version: 2 };
  await visitor.send("PUT", `${NEWSLETTERS}/${id}`, theirs);
  await press("Save Draft");
  await expectToast("The draft was not saved");
  expect(await screen.findByRole("alert")).toHaveTextContent("Someone else has changed");
  expect(screen.getByLabelText(/^Subject/)).toHaveValue("Mine");
  await press("Show What Is There Now");
  await waitFor(() => expect(screen.getByLabelText(/^Subject/)).toHaveValue("Theirs"));
});

test("a draft is deleted after a confirmation, and leaving it unsaved asks first", async ({
  visitor,
}) => {
  await becomeStaff(visitor);
  const id = await createDraft(visitor, { subject: "To be deleted" });
  await openPage(visitor, `/staff/newsletter/${id}`);
  fill(await screen.findByLabelText(/^Subject/), "Changed");
  await user.click(screen.getByText(/All newsletters/));
  const leaving = await findDialog(/^Leave without saving/);
  await user.click(leaving.getByText("Keep Editing"));
  await waitFor(() => expect(leaving.element).not.toBeInTheDocument());
  expectDanger(await findButton("Delete"));
  await press("Delete");
  const dialog = await findDialog();
  await user.click(dialog.getByText("Delete the Draft"));
  await expectPath("/staff/newsletter");
  expect((await visitor.fetch(`${NEWSLETTERS}/${id}`)).status).toBe(404);
});

test("others get the 404 page", async ({ site, fetchPage }) => {
  for (const other of [createVisitor(site), await createMember(site)]) {
    for (const path of ["", "/subscribers", "/x"]) {
      const { status, document } = await fetchPage(`/staff/newsletter${path}`, other);
      expect(status).toBe(404);
      expect(document.querySelector("h1")).toHaveTextContent("Page Not Found");
    }
  }
});
