import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMember, register } from "../data/events.ts";
import { openPage } from "../openPage.tsx";
import { fill, findDialog, findSection } from "../page.ts";
import type { Visitor } from "../visitor.ts";

export const birthYear = (age: number) => new Date().getFullYear() - age;

/** The registration section of an event's page. */
export async function findTakePart() {
  const part = await findSection("Take part");
  const people = () => [...part.element.querySelectorAll("li")].map((one) => one.textContent);
  return { ...part, people };
}

/** Opens the form on an event's page as a family, with helpers that fill it. */
export async function openRegisterForm(
  visitor: Visitor,
  eventId: string,
  button = "Register",
  user = userEvent.setup({ pointerEventsCheck: 0 }),
) {
  await openPage(visitor, `/events/${eventId}`);
  const part = await findTakePart();
  await user.click(await part.findByRole("button", { name: button }));
  return { user, part, ...(await findRegisterForm(user, button)) };
}

/** The form that is open. */
export async function findRegisterForm(
  user = userEvent.setup({ pointerEventsCheck: 0 }),
  button = "Register",
) {
  const dialog = await findDialog();
  const agreement = await dialog.findByLabelText("I agree to the terms of the event");
  const last = (elements: HTMLElement[]) => elements.at(-1) as HTMLElement;
  return {
    dialog,
    agreement,
    agree: () => user.click(agreement),
    fillChild(firstName: string, age = 9) {
      fill(last(dialog.getAllByLabelText(/^First name/)), firstName);
      fill(last(dialog.getAllByLabelText(/^Birth year/)), String(birthYear(age)));
    },
    addChild: () => user.click(dialog.getByRole("button", { name: "Add Another Child" })),
    fillContacts() {
      fill(dialog.getByLabelText(/^Guardian phone/), "(555) 010-0142");
      fill(dialog.getByLabelText(/^Emergency contact name/), "Ada Okafor");
      fill(dialog.getByLabelText(/^Emergency contact phone/), "(555) 010-0177");
    },
    send: async () => user.click(await dialog.findByRole("button", { name: button })),
    done: async () => user.click(await screen.findByRole("button", { name: "Done" })),
  };
}

/** A child in the form's input. */
export const child = (firstName: string) => ({
  kind: "newChild",
  firstName,
  birthYear: birthYear(9),
});

/** Registers a child of another family. */
export async function registerOther(site: Visitor["site"], eventId: string) {
  const family = await createMember(site);
  const [seat] = await register(family, eventId, { participants: [child("Noa")] });
  return { family, seat };
}
