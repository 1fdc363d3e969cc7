import { leo, mia } from "@headwaters/testing/people/registrations";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import { createMember, publishEvent, register } from "#testing/data/events.ts";
import { openPage } from "#testing/openPage.tsx";
import { expectDanger, findButton, findTitle } from "#testing/page.ts";
import { test } from "#testing/test.ts";

test("an invalid link is reported, with a link to the account's registrations", async ({
  visitor,
}) => {
  for (const search of ["", "?token=", "?token=no", `?token=${"x".repeat(36)}`]) {
    await openPage(visitor, `/registrations/cancel${search}`);
    await findTitle("This link cannot be used");
    expect(
      within(screen.getByRole("main")).getByRole("link", { name: "Your Account" }),
    ).toBeVisible();
  }
});

test("the document contains no token, sends none elsewhere, and is not in the sitemap", async ({
  visitor,
}) => {
  const token = "only-the-reader-knows";
  const response = await visitor.fetch(`/registrations/cancel?token=${token}`);
  expect(await response.text()).not.toContain(token);
  expect(response.headers.get("referrer-policy")).toBe("strict-origin");
  expect(await (await visitor.fetch("/sitemap.xml")).text()).not.toContain("registrations");
  await openPage(visitor, `/registrations/cancel?token=${token}`);
  await findTitle("This link cannot be used");
  expect(document.querySelector("[aria-label*='otifications'] li")).toBeNull();
});

test("the link gives up the places of the chosen people, and takes them back", async ({
  visitor,
  site,
}) => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const author = await createMember(site);
  const eventId = await publishEvent(author, { maxParticipants: 1 });
  const family = await createMember(site);
  const people = await register(family, eventId, { participants: [mia, leo] });
  const { partyId } = await site.prisma.registration.findUniqueOrThrow({
    where: { id: people[0]?.id ?? "" },
  });
  const { cancelToken } = await site.prisma.registrationParty.findUniqueOrThrow({
    where: { id: partyId },
  });
  const readStatuses = async () =>
    (await family.get<{ status: string }[]>(`/api/events/${eventId}/registrations`)).map(
      ({ status }) => status,
    );
  await openPage(visitor, `/registrations/cancel?token=${cancelToken}`);
  expect(await screen.findByRole("group", { name: "Who is not coming?" })).toBeVisible();
  const giveUp = async () => user.click(await findButton("Give up the chosen seats"));
  await findTitle("Give Up Your Seats");
  expectDanger(await findButton("Give up the chosen seats"));
  await giveUp();
  expect(await screen.findByRole("alert")).toHaveTextContent("Choose who is not coming");
  await user.click(screen.getByLabelText("Leo (on the waitlist)"));
  await user.click(await findButton("Leave the waitlist"));
  const main = within(screen.getByRole("main"));
  await waitFor(() => expect(main.getByRole("status")).toHaveTextContent("Off the waitlist: Leo."));
  expect(await readStatuses()).toEqual(["confirmed", "withdrawn"]);

  // A second press of the button does not give up another seat.
  expect(screen.getByLabelText("Mia (has a seat)")).not.toBeChecked();
  await user.click(screen.getByLabelText("Mia (has a seat)"));
  await giveUp();
  await findTitle("Your seats are given up");
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(main.getByRole("status")).toHaveTextContent(
    "Given up: Mia. The seat goes to the waitlist after a minute.",
  );
  await user.click(await findButton("Undo"));
  await findTitle("Give Up Your Seats");
  expect(main.getByRole("status")).toHaveTextContent("Nothing has changed");
  expect(await readStatuses()).toEqual(["confirmed", "withdrawn"]);
});

test("the link of a family that waits speaks of the waitlist, not of seats", async ({
  visitor,
  site,
}) => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const eventId = await publishEvent(await createMember(site), { maxParticipants: 1 });
  await register(await createMember(site), eventId);
  const [waiting] = await register(await createMember(site), eventId, { participants: [leo] });
  const { party } = await site.prisma.registration.findUniqueOrThrow({
    where: { id: waiting?.id ?? "" },
    select: { party: { select: { cancelToken: true } } },
  });
  await openPage(visitor, `/registrations/cancel?token=${party.cancelToken}`);
  await findTitle("Leave the Waitlist");
  expect(screen.getByRole("link", { name: "Stay on it, and see the events" })).toBeVisible();
  await user.click(await findButton("Leave the waitlist"));
  await findTitle("You are off the waitlist");
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("status")).toHaveTextContent(
    "Off the waitlist: Leo. The next family moves up after a minute.",
  );
  expect(main.queryByText(/your seats|given up/i)).toBeNull();
});
