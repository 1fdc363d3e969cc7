import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import { createMember } from "../../../testing/data/events.ts";
import { openPage } from "../../../testing/openPage.tsx";
import {
  expectPath,
  expectToast,
  findButton,
  findDialog,
  findLink,
} from "../../../testing/page.ts";
import { test } from "../../../testing/test.ts";

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
    eventDate: "2093-07-01T16:00:00.000Z",
    registrationDeadline: null,
    maxParticipants: 12,
    imageUrl: null,
    published: true,
  });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(author, `/events/${id}`);
  expect(await screen.findByText(CLOSED)).toBeVisible();
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
  await waitFor(() => expect(screen.queryByText("Evening at the weir")).toBeNull());
  const subject = "Registration is open: Evening at the weir";
  const mails = () =>
    site.mails.filter((mail) => mail.to === author.registration.email && mail.subject === subject);
  await expect.poll(mails, { timeout: 10_000 }).toHaveLength(1);
  window.history.forward(); // to what was read before
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
