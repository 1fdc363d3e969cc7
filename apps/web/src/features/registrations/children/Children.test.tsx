import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import { publishEvent, register } from "#testing/data/events.ts";
import { openPage } from "#testing/openPage.tsx";
import {
  expectDanger,
  expectNoDialog,
  fill,
  findButton,
  findDialog,
  findSection,
} from "#testing/page.ts";
import { test } from "#testing/test.ts";

test("children are added, changed and removed; their registrations stay", async ({ visitor }) => {
  await visitor.signUp();
  const id = await publishEvent(visitor, { title: "Children’s walk" });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, "/account#children");
  const section = await findSection("Children");
  // The button is disabled until the answer is complete.
  const add = async () => user.click(await findButton("Add a Child"));
  expect(section.element).toHaveTextContent("erased 30 days after the first date that it had");
  expect(section.queryByLabelText(/email/i)).toBeNull();
  await add();
  expect(await section.findByText("First name is required")).toBeVisible();
  expect(section.getByText("Birth year is required")).toBeVisible();
  expect(section.getByLabelText(/First Name/)).toHaveFocus();
  fill(section.getByLabelText(/First Name/), "Mia");
  fill(section.getByLabelText(/Birth Year/), "twelve");
  await add();
  expect(await section.findByText("Birth year must be a year such as 2015")).toBeVisible();
  fill(section.getByLabelText(/Birth Year/), "2018");
  await add();
  const child = await section.findByRole("listitem");
  expect(child).toHaveTextContent("Born in 2018");
  await waitFor(() => expect(section.getByLabelText(/First Name/)).toHaveValue(""));

  const [{ id: childId } = { id: "" }] = await visitor.get<{ id: string }[]>("/api/children");
  await register(visitor, id, { participants: [{ kind: "child", childId }] });
  await user.click(section.getByRole("button", { name: /^Change\s*Mia$/ }));
  const changing = await findDialog("Change Mia’s entry");
  expect(changing.getByLabelText(/Birth Year/)).toHaveValue("2018");
  fill(changing.getByLabelText(/First Name/), "Maria");
  await user.click(changing.getByRole("button", { name: "Save" }));
  await expectNoDialog();
  await waitFor(() => expect(child).toHaveTextContent("Maria"));

  const remove = section.getByRole("button", { name: /^Remove\s*Maria$/ });
  expectDanger(remove);
  await user.click(remove);
  const removing = await findDialog("Remove Maria?");
  expect(removing.element).toHaveTextContent("Registrations stay");
  expectDanger(removing.getByRole("button", { name: "Yes, Remove" }));
  await user.click(removing.getByRole("button", { name: "Yes, Remove" }));
  expect(await section.findByText(/No children yet\./)).toBeVisible();
  await openPage(visitor, "/account#registrations");
  const registered = await screen.findByRole("heading", { name: "Children’s walk" });
  expect(registered.closest("article")?.querySelector("li")).toHaveTextContent("Mia Confirmed");
});

test("an invalid name of a child is refused at its field", async ({ visitor }) => {
  await visitor.signUp();
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, "/account#children");
  const section = await findSection("Children");
  fill(section.getByLabelText(/First Name/), "evil.example");
  fill(section.getByLabelText(/Birth Year/), "2018");
  await user.click(section.getByRole("button", { name: "Add a Child" }));
  expect(
    await section.findByText(
      "First name can only have letters, spaces, hyphens, apostrophes, and periods as in J.R. or St. John",
    ),
  ).toBeVisible();
  expect(section.getByLabelText(/First Name/)).toHaveFocus();
});

test("what leaders need to know of a child is said, and a change from elsewhere keeps what was typed", async ({
  visitor,
}) => {
  await visitor.signUp();
  const { id } = await visitor.post<{ id: string }>("/api/children", {
    firstName: "Mia",
    birthYear: 2018,
  });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, "/account#children");
  const section = await findSection("Children");
  const open = async () => {
    await user.click(await section.findByRole("button", { name: /^Allergies & Sizes\s*Mia$/ }));
    return findDialog("What leaders need to know of Mia");
  };
  let dialog = await open();
  fill(dialog.getByLabelText("Allergies"), "Peanuts");
  await user.selectOptions(dialog.getByLabelText("Swimming"), "Swims with help");
  await user.selectOptions(dialog.getByLabelText("Shoe size, for waders"), "child’s 13");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await expectNoDialog();
  const child = await section.findByRole("listitem");
  await waitFor(() =>
    expect(child).toHaveTextContent(
      "Allergies: Peanuts. Swims with help. Shoe size child’s 13. Confirmed on",
    ),
  );

  dialog = await open();
  await visitor.send("PUT", `/api/children/${id}/facts`, { version: 1, allergies: "Bees" });
  fill(dialog.getByLabelText("Medicine"), "Inhaler");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Noted now: Allergies: Bees.")).toBeVisible();
  expect(dialog.element).toHaveTextContent("What is noted of Mia was changed meanwhile");
  expect(dialog.getByLabelText("Medicine")).toHaveValue("Inhaler");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await expectNoDialog();
  await waitFor(() => expect(child).toHaveTextContent("Allergies: Peanuts. Medicine: Inhaler."));
});
