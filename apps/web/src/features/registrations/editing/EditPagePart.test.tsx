import { mia } from "@headwaters/testing/people/registrations";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { createMember, publishEvent, register } from "../../../testing/data/events.ts";
import { openPage } from "../../../testing/openPage.tsx";
import { fill } from "../../../testing/page.ts";
import { test } from "../../../testing/test.ts";

const told = () => screen.queryByText(/will be told by email/);

test("an editor is told beforehand how many families get an email of a new time or place", async ({
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
  await waitFor(() => expect(told()).toHaveTextContent(/^2 families /));
  fill(location, "Mill Pond");
  await waitFor(() => expect(told()).toBeNull());
  fill(location, "North gate");
  await waitFor(() => expect(told()).toBeVisible());
  fireEvent.click(screen.getByLabelText("Published"));
  await waitFor(() => expect(told()).toBeNull());
});

test("nobody is told of an event without families", async ({ visitor }) => {
  await visitor.signUp();
  const id = await publishEvent(visitor);
  await openPage(visitor, `/writing/events/${id}`);
  const numbers = await visitor.get(`/api/events/${id}/registrations/numbers`);
  expect(numbers).toMatchObject({ reachedFamilies: 0 });
  fill(await screen.findByLabelText(/^Location/), "North gate");
  await waitFor(() => expect(screen.getByText("Not saved yet.")).toBeVisible());
  expect(told()).toBeNull();
});
