import { leo, mia } from "@headwaters/testing/people/registrations";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, vi } from "vitest";
import { createMember, publishEvent, register } from "#testing/data/events.ts";
import { openPage } from "#testing/openPage.tsx";
import {
  expectDanger,
  expectNoDialog,
  expectPath,
  expectToast,
  fill,
  findButton,
  findDialog,
  findLink,
  findSection,
  findTitle,
} from "#testing/page.ts";
import { test } from "#testing/test.ts";
import type { Visitor } from "#testing/visitor.ts";

async function openRoster(visitor: Visitor, id: string) {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, `/events/${id}/roster`);
  await screen.findByRole("list", { name: "Numbers" });
  return {
    user,
    press: async (name: string | RegExp) => user.click(await findButton(name)),
  };
}

const texts = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim());

/** Finds the card of a family, without the printed list. */
const findFamily = (names: string) => screen.findByRole("article", { name: names });

test("the event, its editor and the author's list link to the roster", async ({ visitor }) => {
  await visitor.signUp();
  const id = await publishEvent(visitor, { title: "Owl walk by the mill" });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  for (const from of [`/events/${id}`, `/writing/events/${id}`, "/writing"]) {
    await openPage(visitor, from);
    await user.click(await findLink(/^Registrations/));
    await expectPath(`/events/${id}/roster`);
    await findTitle("Owl walk by the mill");
  }
  await user.click(await findLink(/Event page/));
  await expectPath(`/events/${id}`);
});

test("other members get the 404 page; a visitor signs in first", async ({
  visitor,
  site,
  fetchPage,
}) => {
  const author = await createMember(site);
  const id = await publishEvent(author, { title: "Owl walk at dusk" });
  const roster = `/events/${id}/roster`;
  const signInFirst = `/auth?next=${encodeURIComponent(roster)}`;
  expect((await fetchPage(roster)).document.URL).toBe(`${site.url}${signInFirst}`);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, roster);
  await expectPath(signInFirst);
  const panel = within(await screen.findByRole("tabpanel"));
  fill(panel.getByLabelText(/^Email/), author.registration.email);
  fill(panel.getByLabelText(/^Password/), author.registration.password);
  await user.type(panel.getByLabelText(/^Password/), "{Enter}");
  await expectPath(roster);
  await findTitle("Owl walk at dusk");

  const other = await createMember(site);
  for (const path of [roster, "/events/unknown/roster"]) {
    const { status, document: sent } = await fetchPage(path, other);
    expect(status, path).toBe(404);
    expect(sent.querySelector("h1")).toHaveTextContent("Page Not Found");
  }
  const { document: sent } = await fetchPage(`/events/${id}`, other);
  expect(within(sent.body).queryByRole("link", { name: "Registrations" })).toBeNull();
});

test("shows counts, families with contacts, needs, photo consent and the waitlist", async ({
  visitor,
  site,
}) => {
  const { email } = await visitor.signUp({ firstName: "Tomas" });
  await site.makeStaff(email); // Only staff still see cancelled registrations.
  const id = await publishEvent(visitor, { maxParticipants: 2 });
  const ana = await createMember(site);
  await register(ana, id, {
    participants: [{ ...mia, needs: "Peanut allergy", photoConsent: true }, leo],
  });
  const [gone] = await register(visitor, id);
  await visitor.post(`/api/events/${id}/registrations/remove`, { registrationIds: [gone?.id] });
  await register(visitor, id);
  expect((await visitor.fetch(`/events/${id}/roster`)).headers.get("cache-control")).toBe(
    "no-store",
  );
  const { user } = await openRoster(visitor, id);
  expect(texts(screen.getByRole("list", { name: "Numbers" }).children)).toEqual([
    "2 of 2 have a seat",
    "0 offered",
    "1 waiting",
    "0 arrived",
  ]);
  const both = await findFamily("Leo and Mia");
  const [first, second] = within(both).getAllByRole("listitem");
  expect(second).toHaveTextContent("Mia");
  expect(second).toHaveTextContent("8 or 9 years old");
  expect(second).toHaveTextContent("Needs: Peanut allergy");
  expect(second).toHaveTextContent("Photos are fine");
  expect(first).toHaveTextContent("No photos");
  for (const [name, href] of [
    [/^Call Ana Reyes:\s*\(555\) 010-0199$/, "tel:5550100199"],
    [/^Call Leo Reyes:\s*\+1 555 010 0177$/, "tel:+15550100177"],
  ] as const) {
    expect(within(both).getByRole("link", { name })).toHaveAttribute("href", href);
  }
  const waitlist = screen.getByRole("region", { name: "Waitlist" });
  expect(within(waitlist).getByRole("article")).toHaveTextContent("Adult");
  expect(within(waitlist).queryByRole("button", { name: /Arrived|No-show/ })).toBeNull();
  const ended = screen.getByText("1 person gave up a place, was taken off or let an offer pass");
  await user.click(ended);
  expect(ended.closest("details")).toHaveTextContent("Tomas Left the waitlist");
});

test("shows what families said of their children and what to bring, to leaders from three days before", async ({
  visitor,
  site,
  fetchPage,
}) => {
  const { email } = await visitor.signUp();
  const id = await publishEvent(visitor);
  const facts = { version: 0, allergies: "Peanuts", swims: "no", shoeSize: "2", vestSize: "youth" };
  const ana = await createMember(site);
  await register(ana, id, { participants: [{ ...mia, facts }, leo] });
  const before = await fetchPage(`/events/${id}/roster`, visitor);
  const leaders = before.document.body;
  expect(leaders).not.toHaveTextContent("Peanuts");
  expect(leaders).toHaveTextContent(
    /Allergies, medicine, swimming and sizes of the children are shown here from June 28, \d{4}\./,
  );
  await site.makeStaff(email);
  await openRoster(visitor, id);
  const family = await findFamily("Leo and Mia");
  expect(family).toHaveTextContent(
    /Allergies: Peanuts.*Does not swim\. Shoe size 2\. Vest: youth\. Confirmed by the family on/,
  );
  const equipment = screen.getByRole("heading", { name: "What to bring" }).parentElement;
  expect(equipment).toHaveTextContent("Waders: 1 of size 2; no size from 1 person.");
  expect(equipment).toHaveTextContent("Vests: 1 (1 youth); no size from 1 person.");
});

test("staff note a medical clearance; all consents are printed on one sheet", async ({
  visitor,
  site,
}) => {
  const { email } = await visitor.signUp();
  await site.makeStaff(email);
  const id = await publishEvent(visitor);
  const ana = await createMember(site, { firstName: "Ana", lastName: "Reyes" });
  await register(ana, id, { participants: [{ ...mia, photoConsent: true }, leo] });
  const { press } = await openRoster(visitor, id);
  await press("Note medical clearance Mia");
  await findButton("Undo medical clearance Mia");
  expect(await findFamily("Leo and Mia")).toHaveTextContent("Medical clearance received");
  const table = document.querySelectorAll("table")[1];
  expect(table?.closest("div")).toHaveTextContent(
    /Photos, version \d+: By Headwaters, on our website and in print\..*SHA-256: [0-9a-f]{64}/,
  );
  const [, first, second] = texts(table?.rows ?? []);
  expect(first).toMatch(/^LeoNoNoVersion/);
  expect(second).toMatch(
    /^MiaVersion \d+, Ana Reyes as parent or guardian, .*noted by staff, for \d{4}, /,
  );
});

test("a person can be added by hand; only staff may override the ages", async ({
  visitor,
  site,
}) => {
  const { email } = await visitor.signUp({ firstName: "Tomas" });
  const id = await publishEvent(visitor, { maxParticipants: 2 });
  const { user, press } = await openRoster(visitor, id);
  const ages = within(screen.getByRole("radiogroup", { name: "Ages" }));
  expect(ages.getByLabelText("Any age")).toBeChecked();
  await user.click(ages.getByLabelText("Ages 13–18"));
  await press("Save Ages");
  await expectToast("The ages are saved");

  await press("Add Someone");
  let dialog = await findDialog("Add someone by hand");
  const add = () => user.click(dialog.getByRole("button", { name: "Add" }));
  const fillContacts = () => {
    fill(dialog.getByLabelText(/^Guardian’s name/), "Ana Reyes");
    fill(dialog.getByLabelText(/^Guardian’s phone/), "(555) 010-0199");
    fill(dialog.getByLabelText(/^Emergency contact’s name/), "Leo Reyes");
    fill(dialog.getByLabelText(/^Emergency contact’s phone/), "555 010 0177");
  };
  expect(dialog.queryByLabelText(/^Let in any age/)).toBeNull();
  await add();
  expect(await dialog.findByText("First name is required")).toBeVisible();
  expect(dialog.getByText("Guardian name is required")).toBeVisible();
  expect(dialog.getByLabelText(/^First name/)).toHaveFocus();
  fill(dialog.getByLabelText(/^First name/), "Mia");
  fill(dialog.getByLabelText(/^Birth year/), "2018");
  fillContacts();
  expect(dialog.queryByLabelText(/^Email/)).toBeNull(); // Only for staff.
  await add();
  expect(
    await dialog.findByText(/This event is for ages 13–18, and Mia will be 8 or 9/),
  ).toBeVisible();

  await site.makeStaff(email);
  await openPage(visitor, `/events/${id}/roster`);
  await press("Add Someone");
  dialog = await findDialog("Add someone by hand");
  fill(dialog.getByLabelText(/^First name/), "Mia");
  fill(dialog.getByLabelText(/^Birth year/), "2018");
  await user.click(dialog.getByRole("button", { name: "Add Another" }));
  const second = within(dialog.getByRole("group", { name: "Person 2" }));
  fill(second.getByLabelText(/^First name/), "Rosa");
  await user.click(second.getByLabelText(/^18 or older/));
  expect(second.queryByLabelText(/^Birth year/)).toBeNull();
  fillContacts();
  fill(dialog.getByLabelText(/^Email/), "ana.by.hand@example.org");
  await user.click(dialog.getByLabelText(/^Let in any age/));
  await add();
  await expectToast("Added to the list");
  await expectNoDialog();
  expect(await findFamily("Mia and Rosa")).toHaveTextContent("Added by Tomas");
  const mailsTo = () => site.mails.filter(({ to }) => to === "ana.by.hand@example.org");
  await expect.poll(mailsTo).toHaveLength(1);
});

test("a message is confirmed with the number of families, and goes to each once", async ({
  visitor,
  site,
}) => {
  await visitor.signUp();
  const id = await publishEvent(visitor);
  const ana = await createMember(site);
  await register(ana, id, { participants: [mia, leo] });
  await visitor.post(`/api/events/${id}/registrations/add`, {
    participants: [{ firstName: "Rosa", birthYear: null }],
  });
  const { user, press } = await openRoster(visitor, id);
  await press("Message");
  const dialog = await findDialog("Write a message");
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  expect(await dialog.findByText("Message is required")).toBeVisible();
  fill(dialog.getByRole("textbox", { name: "Message" }), "Please bring boots.");
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  expect(await dialog.findByText(/Send this to 1 family\?/)).toBeVisible();
  expect(dialog.element).toHaveTextContent("No email reaches them; please call: Rosa.");
  await user.click(dialog.getByRole("button", { name: "Send to 1 Family" }));
  await expectToast("The message is on its way");
  const messages = () =>
    site.mails.filter(
      ({ to, text }) => to === ana.registration.email && text.includes("Please bring boots."),
    );
  await expect.poll(messages).toHaveLength(1);
});

test("a message goes to those who wait, or to one family", async ({ visitor, site }) => {
  await visitor.signUp();
  const id = await publishEvent(visitor, { maxParticipants: 1 });
  const [ana, bo] = [await createMember(site), await createMember(site)];
  await register(ana, id, { participants: [mia] });
  await register(bo, id, { participants: [leo] });
  const { user, press } = await openRoster(visitor, id);
  const mailed = (text: string) =>
    site.mails.filter((mail) => mail.text.includes(text)).map(({ to }) => to);
  await press("Message");
  let dialog = await findDialog("Write a message");
  const choose = (name: string, option: string) =>
    user.selectOptions(dialog.getByRole("combobox", { name }), option);
  const write = (text: string) => fill(dialog.getByRole("textbox", { name: "Message" }), text);
  const go = (name: string) => user.click(dialog.getByRole("button", { name }));
  await choose("To", "Those who wait");
  write("A heron for those who wait.");
  await go("Continue");
  await go("Send to 1 Family");
  await expect.poll(() => mailed("A heron for those")).toEqual([bo.registration.email]);

  await press("Message");
  dialog = await findDialog("Write a message");
  await choose("To", "One family");
  write("A heron for one family.");
  await go("Continue");
  expect(await dialog.findAllByText("Choose a family")).toHaveLength(2); // the option and the error
  await choose("Family", "Mia (Ana Reyes)");
  await go("Continue");
  await go("Send to 1 Family");
  await expect.poll(() => mailed("A heron for one")).toEqual([ana.registration.email]);
});

test("an event with registrations cannot be deleted, and links to the roster, where it can be cancelled", async ({
  visitor,
  site,
}) => {
  const { email } = await visitor.signUp();
  await site.makeStaff(email); // Only staff still see cancelled registrations.
  const id = await publishEvent(visitor, { maxParticipants: 5 });
  await register(await createMember(site), id, { participants: [mia, leo] });

  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const press = async (name: string) => user.click(await findButton(name));
  await openPage(visitor, `/writing/events/${id}`);
  const most = await screen.findByLabelText(/^Max participants/);
  await user.type(most, "1", { initialSelectionStart: 0, initialSelectionEnd: 1 });
  await press("Save changes");
  expect(await screen.findByText(/2 seats are taken already/)).toBeVisible();
  await waitFor(() => expect(most).toHaveFocus());
  await user.type(most, "5", { initialSelectionStart: 0, initialSelectionEnd: 1 });

  await press("Delete");
  const deleting = await findDialog("Delete this event?");
  await user.click(deleting.getByRole("button", { name: "Delete Event" }));
  expect(await deleting.findByRole("alert")).toHaveTextContent(
    "2 people are signed up for this event. Cancel it instead: then everyone is told.",
  );
  await user.click(deleting.getByRole("link", { name: "Go to its registrations" }));
  await expectPath(`/events/${id}/roster`);

  expectDanger(await findButton("Cancel This Event"));
  await press("Cancel This Event");
  let dialog = await findDialog("Cancel this event?");
  expect(dialog.element).toHaveTextContent("2 people signed up or waiting lose their place.");
  expect(dialog.element).toHaveTextContent("1 family is told by email.");
  expect(dialog.element).toHaveTextContent("This cannot be undone.");
  await user.click(dialog.getByRole("button", { name: "Keep the Event" }));
  await expectNoDialog();
  await press("Cancel This Event");
  dialog = await findDialog("Cancel this event?");
  await user.click(dialog.getByLabelText(/^Note to everyone/));
  await user.paste("Ice on the pond.");
  const scroll = vi.spyOn(window, "scrollTo");
  expectDanger(dialog.getByRole("button", { name: "Cancel the Event" }));
  await user.click(dialog.getByRole("button", { name: "Cancel the Event" }));
  await expectToast("The event is cancelled");
  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
  expect(scroll).toHaveBeenCalledWith(0, 0);
  expect((await screen.findAllByText("Cancelled"))[0]).toBeVisible();
  // The list keeps people of a cancelled event, with their contacts and the state of the mail.
  const lost = await findSection("Were signed up");
  expect(lost.element).toHaveTextContent(/Mia.*Had a seat.*Leo.*Had a seat/);
  expect(screen.queryByRole("list", { name: "Numbers" })).toBeNull();
  expect(lost.getAllByRole("link", { name: /^Call / })[0]).toHaveAttribute(
    "href",
    expect.stringMatching(/^tel:/),
  );
  expect(lost.element).toHaveTextContent(/(Told by email on|The email waits to be sent since) /);
  expect(lost.queryByRole("button")).toBeNull();
  expect(screen.queryByText("Nobody has signed up yet.")).toBeNull();
  expect(screen.queryByRole("button", { name: "Cancel This Event", hidden: true })).toBeNull();
});
