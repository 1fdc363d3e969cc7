import { mia } from "@headwaters/testing/people/registrations";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { createMember, publishEvent, register, saveElsewhere } from "#testing/data/events.ts";
import { openPage } from "#testing/openPage.tsx";
import { fill } from "#testing/page.ts";
import { test } from "#testing/test.ts";

const notified = () => screen.queryByText(/will be told by email/);

test("an editor sees beforehand how many families get an email about a new time or place", async ({
  visitor,
  site,
}) => {
  await visitor.signUp();
  const id = await publishEvent(visitor);
  for (const _ of ["one", "two"]) {
    await register(await createMember(site), id, { participants: [mia] });
  }
  await openPage(visitor, `/writing/events/${id}`);
  fill(await screen.findByLabelText(/^Title/), "Owl walk by the weir");
  const location = screen.getByLabelText(/^Location/);
  fill(location, "North gate");
  await waitFor(() => expect(notified()).toHaveTextContent(/^2 families /));
  fill(location, "Mill Pond");
  await waitFor(() => expect(notified()).toBeNull());
  fill(location, "North gate");
  await waitFor(() => expect(notified()).toBeVisible());
  fireEvent.click(screen.getByLabelText("Published"));
  await waitFor(() => expect(notified()).toBeNull());
});

test("so is an editor who overwrites a newer version of someone else", async ({
  visitor,
  site,
}) => {
  await visitor.signUp();
  const id = await publishEvent(visitor);
  await register(await createMember(site), id, { participants: [mia] });
  const read = () => visitor.get(`/api/events/${id}`);
  for (const [own, other, both] of [
    [
      { label: /^Location/, text: "North gate" },
      { title: "Otter walk" },
      { title: "Otter walk", location: "North gate" },
    ],
    [
      { label: /^Title/, text: "Beaver walk" },
      { location: "South gate" },
      { title: "Beaver walk", location: "South gate" },
    ],
  ] as const) {
    await openPage(visitor, `/writing/events/${id}`);
    fill(await screen.findByLabelText(own.label), own.text);
    await saveElsewhere(visitor, id, other);
    fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
    expect(await screen.findByText("Keep Mine")).toBeVisible();
    if ("title" in other) await waitFor(() => expect(notified()).toHaveTextContent(/^1 family /));
    // The place is the other version's, of which families were notified already.
    else await waitFor(() => expect(notified()).toBeNull());
    fireEvent.click(screen.getByText("Keep Mine"));
    await expect.poll(read).toMatchObject(both);
  }
});

test("an event without families causes no such note", async ({ visitor }) => {
  await visitor.signUp();
  const id = await publishEvent(visitor);
  await openPage(visitor, `/writing/events/${id}`);
  const numbers = await visitor.get(`/api/events/${id}/registrations/numbers`);
  expect(numbers).toMatchObject({ reachedFamilies: 0 });
  fill(await screen.findByLabelText(/^Location/), "North gate");
  await waitFor(() => expect(screen.getByText("Not saved yet.")).toBeVisible());
  expect(notified()).toBeNull();
});
