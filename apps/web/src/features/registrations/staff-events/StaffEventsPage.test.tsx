import { REGISTRATION_TERMS_VERSION } from "@headwaters/contracts";
import { buildEvent } from "@headwaters/testing/factories";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import { createMember } from "#testing/data/events.ts";
import { openPage } from "#testing/openPage.tsx";
import { expectPath, expectToast, findButton, findDialog, findLink } from "#testing/page.ts";
import { test } from "#testing/test.ts";
import type { Visitor } from "#testing/visitor.ts";
import { eventTexts } from "../../content/events/eventTexts.ts";

const CLOSED = /^Registration is not open yet/;

test("an event of a member opens for registration when staff approve it, and its author sees counts only", async ({
  visitor,
  site,
  fetchPage,
}) => {
  const author = await createMember(site, { firstName: "Zoë", lastName: "Marsh" });
  const { id } = await author.post<{ id: string }>("/api/events", {
    title: "Evening at the weir",
    description: "We listen for owls along the weir.",
    eventType: "adventure",
    location: "Mill Pond",
    // Soon, so that it is among the next events of this site, which other tests add to.
    eventDate: new Date(Date.now() + 3_600_000).toISOString(),
    registrationDeadline: null,
    maxParticipants: 12,
    imageUrl: null,
    published: true,
  });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(author, `/events/${id}`);
  expect(await screen.findByText(CLOSED)).toBeVisible();
  const { notApproved } = eventTexts;
  expect(screen.getByText(notApproved.title)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Register" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Register" })).toBeNull();
  await openPage(author, `/events/${id}/roster`);
  expect(await screen.findByRole("list", { name: "Numbers" })).toHaveTextContent(
    "0 of 12 have a seat",
  );
  expect(screen.getByText(/are for leaders and our staff/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Print" })).toBeNull();

  const staff = await visitor.signUp();
  await site.makeStaff(staff.email);
  await openPage(visitor, "/staff/events");
  await user.click(await findLink("Evening at the weir"));
  await expectPath(`/events/${id}`);
  expect(await screen.findByText(CLOSED)).toBeVisible();
  window.history.back();
  await expectPath("/staff/events");
  const name = "Approve for Registration: Evening at the weir";
  await user.click(await findButton(name));
  await expectToast("Registration is open");
  await waitFor(() => expect(screen.queryByRole("button", { name })).toBeNull());
  const { document: approved } = await fetchPage(`/events/${id}`);
  expect(approved.body).toHaveTextContent("Evening at the weir");
  expect(approved.body).not.toHaveTextContent(notApproved.title);
  expect(screen.getByRole("table", { name: "Next events" })).toHaveTextContent(
    /Evening at the weir.*0 of 12 seats taken/,
  );
  const subject = "Registration is open: Evening at the weir";
  const mails = () =>
    site.mails.filter((mail) => mail.to === author.registration.email && mail.subject === subject);
  await expect.poll(mails).toHaveLength(1);
  window.history.forward(); // To the page that was cached before.
  await expectPath(`/events/${id}`);
  expect(await screen.findByText("12 seats left")).toBeVisible();

  await openPage(visitor, `/events/${id}/roster`);
  await user.click(await findButton("Withdraw Approval"));
  const dialog = await findDialog();
  await user.click(dialog.getByRole("button", { name: "Withdraw Approval" }));
  await expectToast("Registration is closed");
  expect(await screen.findByText(/until our staff have approved this event/)).toBeVisible();

  const { document: sent } = await fetchPage(`/events/${id}`, author);
  expect(within(sent.body).getByText(CLOSED)).toBeTruthy();
});

test("several events are approved at once, but those of suspended authors", async ({
  visitor,
  site,
}) => {
  const staff = await visitor.signUp();
  await site.makeStaff(staff.email);
  const [author, other] = [await createMember(site), await createMember(site)];
  const titles = ["Knots one", "Knots two", "Knots of somebody else"];
  const publish = async (member: Visitor, title: string) =>
    (await member.post<{ id: string }>("/api/events", buildEvent({ title }))).id;
  const ids = [
    await publish(author, "Knots one"),
    await publish(author, "Knots two"),
    await publish(other, "Knots of somebody else"),
  ];
  const { id } = await other.get<{ id: string }>("/api/user");
  await visitor.post(`/api/staff/people/${id}/suspend`, {
    reason: "Advertises a shop.",
    notify: false,
  });

  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, "/staff/events");
  for (const title of titles) {
    await user.click(await screen.findByRole("checkbox", { name: `Select ${title}` }));
  }
  await user.click(await findButton("Approve for Registration"));
  const asked = await findDialog("Approve 2 events for registration?");
  await user.click(asked.getByText("Approve for Registration"));
  await expectToast("Registration is open for 2 events");
  const queue = () => screen.getByRole("table", { name: "To approve" });
  await waitFor(() => expect(queue()).not.toHaveTextContent(/Knots (one|two)/));
  expect(queue()).toHaveTextContent(/Knots of somebody else.*Its author is suspended/);
  const approved = await site.prisma.eventDetails.count({
    where: { eventId: { in: ids }, registrationApprovedAt: { not: null } },
  });
  expect(approved).toBe(2);
});

test("the overview begins with the next events: seats, waitlist, roster, message, cancelled ones", async ({
  visitor,
  site,
}) => {
  const staff = await visitor.signUp();
  await site.makeStaff(staff.email);
  const publish = (title: string, maxParticipants: number) =>
    visitor.post<{ id: string }>("/api/events", {
      title,
      description: "We tie knots.",
      eventType: "workshop",
      location: "Mill Pond",
      // Before all other events on this site.
      eventDate: new Date(Date.now() + 60 * 60 * 1000).toISOString(),
      registrationDeadline: null,
      maxParticipants,
      imageUrl: null,
      published: true,
    });
  const { id } = await publish("Knots tonight", 2);
  const cancelled = await publish("Rained off", 5);
  await visitor.post(`/api/events/${cancelled.id}/cancel`, {});
  const family = await createMember(site);
  const register = (firstNames: string[]) =>
    family.post(`/api/events/${id}/registrations`, {
      participants: firstNames.map((firstName) => ({
        kind: "newChild",
        firstName,
        birthYear: 2016,
      })),
      guardian: { name: "Ana Reyes", phone: "(555) 010-0199" },
      emergency: { name: "Bo Reyes", phone: "(555) 010-0198" },
      terms: REGISTRATION_TERMS_VERSION,
    });
  await register(["Mia", "Leo", "Noa"]);

  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, "/staff");
  const table = await screen.findByRole("table", { name: "Next events" });
  const find = (title: string) =>
    within(table)
      .getAllByRole("row")
      .find(({ textContent }) => textContent?.includes(title)) as HTMLElement;
  expect(find("Knots tonight")).toHaveTextContent("2 of 2 seats taken · 1 on the waitlist");
  expect(find("Rained off")).toHaveTextContent("Cancelled");
  expect(within(find("Rained off")).getByRole("link", { name: /^Roster/ })).toBeVisible();
  await user.click(
    within(find("Knots tonight")).getByRole("link", { name: "Message: Knots tonight" }),
  );
  await expectPath(`/events/${id}/roster#message`);
  const text = (await findDialog()).getByRole("textbox", { name: /Message/ });
  await waitFor(() => expect(text).toBeVisible());
  // Other tests use the list.
  await visitor.fetch(`/api/events/${cancelled.id}`, { method: "DELETE" });
});
