import { leo, mia } from "@headwaters/testing/people/registrations";
import { waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import { createMember, publishEvent, register } from "#testing/data/events.ts";
import { openPage } from "#testing/openPage.tsx";
import {
  expectDanger,
  expectNoDialog,
  expectPath,
  expectToast,
  findDialog,
  findSection,
} from "#testing/page.ts";
import { test } from "#testing/test.ts";
import type { Visitor } from "#testing/visitor.ts";

const nextYear = new Date().getFullYear() + 1;

/** Finds the section about an event on the account's page. */
async function findEvent(title: string) {
  const section = await findSection("My registrations");
  const heading = await section.findByRole("heading", { name: title });
  const article = heading.closest("article") as HTMLElement;
  const people = () =>
    [...article.querySelectorAll("li")].map(({ textContent }) => textContent.trim());
  return { article, people, ...within(article) };
}

async function openAccount(visitor: Visitor) {
  await openPage(visitor, "/account#registrations");
  return findSection("My registrations");
}

test("an account without registrations gets a link to the events", async ({ visitor }) => {
  await visitor.signUp();
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const section = await openAccount(visitor);
  expect(await section.findByText(/You are not signed up for an event yet\./)).toBeVisible();
  await user.click(section.getByRole("link", { name: "See All Events" }));
  await expectPath("/events");
});

test("the events of a family are listed with date, place and people, the next one first", async ({
  visitor,
  site,
}) => {
  const author = await createMember(site);
  const later = await publishEvent(author, {
    title: "Later walk",
    eventDate: `${nextYear}-08-01T16:00:00Z`,
  });
  const next = await publishEvent(author, { title: "Next walk", maxParticipants: 1 });
  await register(author, next);
  await visitor.signUp({ firstName: "Tomas" });
  await register(visitor, later);
  await register(visitor, next, { participants: [mia] });
  const section = await openAccount(visitor);
  const walk = await findEvent("Later walk");
  const titles = section.getAllByRole("heading", { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(["Next walk", "Later walk"]);
  expect((await findEvent("Next walk")).people()).toEqual(["Mia On the waitlist, place 1"]);
  expect(walk.people()).toEqual(["Tomas Confirmed"]);
  expect(walk.article).toHaveTextContent(`August 1, ${nextYear} at 9:00 AM`);
  expect(walk.article).toHaveTextContent("Mill Pond");
  expect(walk.getByRole("link", { name: "Later walk" })).toHaveAttribute(
    "href",
    `/events/${later}`,
  );
  expect(walk.getByRole("link", { name: /^Add to calendar/ })).toHaveAttribute(
    "href",
    `/events/${later}.ics`,
  );
});

test("a past event moves to the past ones", async ({ visitor, site }) => {
  await visitor.signUp({ firstName: "Tomas" });
  const id = await publishEvent(visitor, { title: "A moment ago" });
  await register(visitor, id);
  const eventDate = new Date(Date.now() - 1_000);
  await site.prisma.event.update({ where: { id }, data: { eventDate } });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const section = await openAccount(visitor);
  await user.click(await section.findByText("1 past event"));
  expect(section.element).toHaveTextContent("Nothing is coming up.");
  const past = await findEvent("A moment ago");
  expect(past.people()).toEqual(["Tomas Had a seat"]);
  expect(past.queryByRole("button")).toBeNull();
});

test("giving up asks for the people, and can be undone for a minute", async ({ visitor, site }) => {
  await visitor.signUp();
  const id = await publishEvent(visitor, { title: "A walk for two" });
  await register(visitor, id, { participants: [mia, leo] });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openAccount(visitor);
  const walk = await findEvent("A walk for two");
  const cancel = () => walk.getByRole("button", { name: /^Give up seats\s*A walk for two$/ });
  expectDanger(cancel());
  await user.click(cancel());
  let dialog = await findDialog("Give up seats?");
  expectDanger(dialog.getByRole("button", { name: "Give up the chosen seats" }));
  expect(dialog.getByRole("group", { name: "Who is not coming?" })).toBeVisible();
  const giveUp = () => user.click(dialog.getByRole("button", { name: "Give up the chosen seats" }));
  await giveUp();
  expect(await dialog.findByRole("alert")).toHaveTextContent("Choose who is not coming");
  await user.click(dialog.getByRole("button", { name: "Keep them" }));
  await expectNoDialog();
  expect(walk.people()).toEqual(["Mia Confirmed", "Leo Confirmed"]);

  await user.click(cancel());
  dialog = await findDialog("Give up seats?");
  await user.click(dialog.getByLabelText("Leo"));
  await giveUp();
  await waitFor(() => expect(walk.people()).toEqual(["Mia Confirmed", "Leo No longer has a seat"]));
  await expectNoDialog();
  const given = "Given up: Leo. The seat goes to the waitlist after a minute.";
  expect(walk.getByRole("status")).toHaveTextContent(given);
  await user.click(walk.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(walk.people()).toEqual(["Mia Confirmed", "Leo Confirmed"]));
  expect(walk.getByRole("status")).toHaveTextContent("Nothing has changed: all is as it was.");
  expect(walk.queryByRole("button", { name: "Undo" })).toBeNull();

  // Both, and too late to undo.
  await user.click(cancel());
  dialog = await findDialog("Give up seats?");
  await user.click(dialog.getByLabelText("Leo"));
  await user.click(dialog.getByLabelText("Mia"));
  await giveUp();
  await waitFor(() =>
    expect(walk.people()).toEqual(["Mia No longer has a seat", "Leo No longer has a seat"]),
  );
  await expectNoDialog();
  expect(walk.getByRole("status").parentElement).toHaveFocus();
  expect(walk.queryByRole("button", { name: /^Give up/ })).toBeNull();
  const undoUntil = new Date(Date.now() - 1_000);
  await site.prisma.registration.updateMany({ where: { eventId: id }, data: { undoUntil } });
  await user.click(walk.getByRole("button", { name: "Undo" }));
  await expectToast("Nothing was taken back");
});

test("leaving the waitlist speaks of the waitlist, not of seats", async ({ visitor, site }) => {
  const id = await publishEvent(await createMember(site), {
    title: "Full walk",
    maxParticipants: 1,
  });
  await register(await createMember(site), id);
  await visitor.signUp();
  await register(visitor, id, { participants: [mia] });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openAccount(visitor);
  const walk = await findEvent("Full walk");
  await user.click(walk.getByRole("button", { name: /^Leave the waitlist/ }));
  const dialog = await findDialog("Leave the waitlist?");
  expect(dialog.element).toHaveTextContent(
    "You can undo it for a minute. Then the next family moves up.",
  );
  expect(dialog.getByRole("button", { name: "Stay on it" })).toBeVisible();
  expect(dialog.element).not.toHaveTextContent(/seat/i);
  await user.click(dialog.getByRole("button", { name: "Leave the waitlist" }));
  await waitFor(() =>
    expect(walk.getByRole("status")).toHaveTextContent(
      "Off the waitlist: Mia. The next family moves up after a minute.",
    ),
  );
});

test("a hidden event shows what staff wrote, and has no link to its page", async ({
  visitor,
  site,
}) => {
  const staff = await createMember(site);
  await site.makeStaff(staff.registration.email);
  const id = await publishEvent(staff, { title: "Hidden walk" });
  await visitor.signUp({ firstName: "Tomas" });
  await register(visitor, id);
  await staff.post(`/api/events/${id}/unpublish`, { familyNote: "The dam is being repaired." });
  await openAccount(visitor);
  const walk = await findEvent("Hidden walk");
  expect(walk.article).toHaveTextContent("We have taken this event off our website for now.");
  expect(walk.getByText("The dam is being repaired.")).toBeVisible();
  expect(walk.people()).toEqual(["Tomas Confirmed"]);
  expect(walk.queryByRole("link")).toBeNull();
  expect(walk.getByRole("button", { name: /^Give up seats/ })).toBeVisible();
});

test("a person who cancelled and registered again is shown as registered", async ({ visitor }) => {
  await visitor.signUp({ firstName: "Tomas" });
  const id = await publishEvent(visitor, { title: "On second thoughts" });
  const [first] = await register(visitor, id);
  await visitor.post(`/api/events/${id}/registrations/cancel`, { registrationIds: [first?.id] });
  await register(visitor, id);
  await openAccount(visitor);
  expect((await findEvent("On second thoughts")).people()).toEqual(["Tomas Confirmed"]);
});

test("an offered seat can be accepted, or declined after a confirmation", async ({
  visitor,
  site,
}) => {
  const author = await createMember(site);
  await visitor.signUp({ firstName: "Tomas" });
  for (const title of ["Wanted", "Not wanted"]) {
    const id = await publishEvent(author, { title, maxParticipants: 1 });
    const [own] = await register(author, id);
    await register(visitor, id);
    await author.post(`/api/events/${id}/registrations/remove`, { registrationIds: [own?.id] });
  }
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, "/account");
  const wanted = await findEvent("Wanted");
  await waitFor(() => expect(wanted.article).toBeVisible());
  expect(wanted.article).toHaveTextContent(/A seat is held for Tomas until \w+day,/);
  await user.click(wanted.getByRole("button", { name: /^Take the seat/ }));
  await expectToast("The seat is yours");
  await waitFor(() => expect(wanted.people()).toEqual(["Tomas Confirmed"]));

  const notWanted = await findEvent("Not wanted");
  await user.click(notWanted.getByRole("button", { name: /^Let it go/ }));
  const dialog = await findDialog("Let this seat go?");
  await user.click(dialog.getByRole("button", { name: "Let it go" }));
  await waitFor(() => expect(notWanted.people()).toEqual(["Tomas Left the waitlist"]));
});

test("a cancelled event says so, on the account's page and on cards", async ({
  visitor,
  fetchPage,
}) => {
  await visitor.signUp();
  // The next of all events, so that its card is the first one.
  const eventDate = new Date(Date.now() + 3_600_000).toISOString();
  const id = await publishEvent(visitor, {
    title: "Called off",
    eventDate,
    maxParticipants: 20,
  });
  await register(visitor, id);
  await visitor.post(`/api/events/${id}/cancel`, { note: "Ice on the pond." });
  await openAccount(visitor);
  const { article, queryByRole } = await findEvent("Called off");
  expect(article).toHaveTextContent("Cancelled");
  expect(article).toHaveTextContent("nobody needs to come");
  expect(queryByRole("button")).toBeNull();
  const open = await publishEvent(visitor, {
    title: "Takes place",
    eventDate: new Date(Date.now() + 7_200_000).toISOString(),
  });
  const listLinks = (sent: Document) =>
    [...sent.querySelectorAll("article a")].map((link) => link.getAttribute("href"));
  const { document: list } = await fetchPage("/events");
  const card = [...list.querySelectorAll("article")].find(({ textContent }) =>
    textContent.includes("Called off"),
  ) as HTMLElement;
  expect(within(card).getByText("Cancelled")).toBeTruthy();
  expect(within(card).queryByText(/participants/)).toBeNull();
  expect(within(card).getByRole("link", { name: /^Read more/ })).toHaveAttribute(
    "href",
    `/events/${id}`,
  );
  const links = listLinks(list);
  expect(links.indexOf(`/events/${open}`)).toBeLessThan(links.indexOf(`/events/${id}`));
  // It takes no place of active events in the short list.
  const onHome = listLinks((await fetchPage("/")).document);
  expect(onHome).toContain(`/events/${open}`);
  expect(onHome).not.toContain(`/events/${id}`);
});

test("a consent to photos is listed with its words, and can be withdrawn", async ({
  visitor,
  site,
}) => {
  await visitor.signUp();
  const author = await createMember(site);
  const id = await publishEvent(author, { title: "Heron watch" });
  await register(visitor, id, { participants: [{ ...mia, photoConsent: true }] });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, "/account#consents");
  const section = await findSection("Consents");
  const entry = await section.findByRole("listitem");
  expect(entry).toHaveTextContent(
    /^Photos: Mia, Heron watch, .*Agreed on .* as parent or guardian/,
  );
  expect(entry).toHaveTextContent("By Headwaters, on our website and in print.");
  await user.click(section.getByRole("button", { name: /^Withdraw/ }));
  const dialog = await findDialog("Withdraw the consent for Mia?");
  await user.click(dialog.getByRole("button", { name: "Withdraw" }));
  await expectToast("The consent is withdrawn");
  await waitFor(() => expect(entry).toHaveTextContent("withdrawn on"));
  expect(section.queryByRole("button")).toBeNull();
  const { entries } = await author.get<{ entries: object[] }>(
    `/api/events/${id}/registrations/roster`,
  );
  expect(entries).toMatchObject([{ photoConsent: false }]);
});
