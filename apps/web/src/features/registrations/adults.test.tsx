import { leo, mia } from "@headwaters/testing/people/registrations";
import { screen, within } from "@testing-library/react";
import { describe, expect, test as unit } from "vitest";
import { createMember, publishEvent, register } from "#testing/data/events.ts";
import { setupUser } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import { expectToast, fill, findButton } from "#testing/page.ts";
import { test } from "#testing/test.ts";
import { formatAdults } from "./adults.ts";

const user = setupUser();
const ratio = { adultsPerGroup: 2, childrenPerGroup: 6 };

describe("the adults of an event in words", () => {
  unit.each([
    [{ children: 12, cleared: 2, needed: 4 }, "12 children, 2 cleared adults: two more needed"],
    [{ children: 1, cleared: 1, needed: 2 }, "1 child, 1 cleared adult: one more needed"],
    [{ children: 6, cleared: 3, needed: 2 }, "6 children, 3 cleared adults"],
    [{ children: 0, cleared: 0, needed: 0 }, "0 children, 0 cleared adults"],
    [{ children: 90, cleared: 1, needed: 30 }, "90 children, 1 cleared adult: 29 more needed"],
  ])("%j", (counts, words) => {
    expect(formatAdults({ ...ratio, ...counts })).toBe(words);
  });
});

// The kinds of the demo content are needed.
test("leaders read on the event's page and on the roster how many adults are missing; families do not", async ({
  visitor,
  site,
  fetchPage,
}) => {
  await visitor.signUp();
  const id = await publishEvent(visitor);
  const family = await createMember(site);
  await register(family, id, { participants: [mia, leo] });
  const words = "2 children, 0 cleared adults: two more needed.";

  await openPage(visitor, `/events/${id}`);
  expect(await screen.findByText(words)).toBeVisible();
  for (const reader of [family, undefined]) {
    const { html } = await fetchPage(`/events/${id}`, reader);
    expect(html).not.toContain("cleared adult");
  }

  await openPage(visitor, `/events/${id}/roster`);
  expect((await screen.findAllByText(words)).length).toBe(2); // on the screen and on the printed list
  const form = within((await findButton("Save Numbers")).closest("form") as HTMLElement);
  fill(form.getByLabelText("Cleared adults"), "0");
  await user.click(form.getByText("Save Numbers"));
  expect(await form.findByText("Adults must be a whole number from 1 to 20")).toBeVisible();
  fill(form.getByLabelText("Cleared adults"), "3");
  await user.click(form.getByText("Save Numbers"));
  await expectToast("The numbers are saved");
  expect(await screen.findAllByText(/three more needed/)).toHaveLength(2);
  expect(
    screen.getByText(/^This event needs 3 cleared adults for each group of 6 children\./),
  ).toBeVisible();
  await user.click(await findButton("As Others Do"));
  expect(await screen.findByText(/6 children, as others do\./)).toBeVisible();
});

test("naming a leader who is not cleared works, and warns", async ({ visitor, site }) => {
  await visitor.signUp();
  const id = await publishEvent(visitor);
  const leader = await createMember(site, { firstName: "Wren", lastName: "Abara" });
  await site.makeLeader((await leader.get<{ id: string }>("/api/user")).id);
  await openPage(visitor, `/events/${id}/roster`);
  fill(await screen.findByLabelText("Email of another leader"), leader.registration.email);
  await user.click(await findButton("Add Leader"));
  await expectToast("They lead this event now");
  expect(screen.getByText(/They are not cleared on the day of the event/)).toBeVisible();
  const entry = (await screen.findByText("Wren Abara")).closest("li");
  expect(entry).toHaveTextContent("Not cleared on the day of the event");
});

test("staff read it in the list of the next events", async ({ visitor, site }) => {
  const { email } = await visitor.signUp();
  await site.makeStaff(email);
  const soon = new Date(Date.now() + 2 * 60 * 60 * 1000).toISOString();
  const id = await publishEvent(visitor, { title: "Grebe count", eventDate: soon });
  await register(await createMember(site), id, { participants: [mia] });
  await openPage(visitor, "/staff");
  const link = await screen.findByRole("link", { name: "Grebe count" });
  expect(link.closest("tr")).toHaveTextContent("1 child, 0 cleared adults: two more needed");
});
