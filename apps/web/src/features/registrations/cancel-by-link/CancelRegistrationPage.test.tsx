import { leo, mia } from "@headwaters/testing/people/registrations";
import { screen, within } from "@testing-library/react";
import { expect } from "vitest";
import { createMember, publishEvent, register } from "../../../testing/data/events.ts";
import { openPage } from "../../../testing/openPage.tsx";
import { findButton, findTitle } from "../../../testing/page.ts";
import { test } from "../../../testing/test.ts";

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

test("confirmed, offered and waiting people are distinguished", async ({ visitor, site }) => {
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
  const path = `/registrations/cancel?token=${cancelToken}`;
  await openPage(visitor, path);
  expect(
    await screen.findByText(
      "Mia is signed up. Leo is on the waitlist. Nothing changes until you press a button.",
    ),
  ).toBeVisible();
  for (const name of ["Give up Mia’s seat", "Take Leo off the waitlist", "Give up everything"]) {
    expect(await findButton(name)).toBeVisible();
  }
  await site.prisma.registration.updateMany({
    where: { partyId, status: "waiting" },
    data: { status: "offered", offeredUntil: new Date(Date.now() + 60_000) },
  });
  await openPage(visitor, path);
  expect(await screen.findByText(/A seat is kept for Leo\./)).toBeVisible();
  expect(await findButton("Let Leo’s seat go")).toBeVisible();
});
