import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect } from "vitest";
import { cardWith, newTitle } from "#testing/data/content.ts";
import { publishEvent } from "#testing/data/events.ts";
import { openEditor } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import { expectToast, fill, findTitle } from "#testing/page.ts";
import { test } from "#testing/test.ts";
import type { Visitor } from "#testing/visitor.ts";
import { inTimeZone } from "#testing/zone.ts";

const YEAR = new Date().getFullYear() + 1;

/** A day soon enough that its event is on the first page of the list. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const losAngeles = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Los_Angeles",
  timeStyle: "short",
});

/** 9:00 AM of a day in Los Angeles, in standard or daylight saving time. */
function nineAm(day: string): string | undefined {
  const moments = ["16", "17"].map((hour) => `${day}T${hour}:00:00.000Z`);
  return moments.find((moment) => losAngeles.format(new Date(moment)).startsWith("9:00"));
}

const event = (title: string, date = `${YEAR}-07-01T09:00`) => ({
  Title: title,
  Description: "We listen for **owls** along the weir.",
  "Event type": "adventure",
  Location: "Mill Pond",
  "Event date": date,
});

/** Finds the note about items that the list does not show. */
const findNote = (words: string | RegExp) =>
  waitFor(() => {
    const notes = [...document.querySelectorAll<HTMLElement>("main [role=status]")];
    const note = notes.find(({ textContent }) => textContent?.match(words));
    if (!note) throw new Error(`No note says ${words}.`);
    return note;
  });

async function storedEvent(visitor: Visitor, title: string) {
  const events = await visitor.get<{ title: string }[]>("/api/events");
  return events.find((one) => one.title === title);
}

describe("an event", () => {
  test("visitors are not offered to add an event", async ({ visitor }) => {
    await openPage(visitor, "/events");
    await waitFor(() => expect(document.querySelector("main article")).toBeVisible());
    expect(screen.queryByText("Add Event")).toBeNull();
  });

  for (const timeZone of ["America/Los_Angeles", "Europe/London"]) {
    test(`is created at the organization's local time, from a browser in ${timeZone}`, async ({
      visitor,
    }) => {
      await visitor.signUp();
      await inTimeZone(timeZone, async () => {
        expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
        const { user, dialog, fillIn, create, closed } = await openEditor(visitor, "events");
        const title = newTitle("Owls");
        const [deadline, day] = [dayIn(2), dayIn(4)];
        fillIn(event(title, `${day}T09:00`));
        fillIn({ "Registration deadline": `${deadline}T09:00`, "Max participants": "12" });
        expect(dialog.getAllByText(/Clearwater Falls \(Pacific Time\)/)).toHaveLength(2);
        await user.click(create());
        await expectToast("Event created successfully!");
        await closed();
        await waitFor(() => expect(cardWith(title)).toHaveTextContent("9:00 AM"));
        expect(await storedEvent(visitor, title)).toMatchObject({
          eventDate: nineAm(day),
          registrationDeadline: nineAm(deadline),
          maxParticipants: 12,
          currentParticipants: 0,
          imageUrl: null,
          published: true,
        });
        await user.click(screen.getByText("Add Event"));
        expect(await screen.findByLabelText(/^Title/)).toHaveValue("");
        expect(screen.getByLabelText(/^Event date/)).toHaveValue("");
        expect(screen.getByLabelText("Published")).toBeChecked();
      });
    });
  }

  test("optional fields may be empty", async ({ visitor }) => {
    await visitor.signUp();
    const { user, fillIn, create } = await openEditor(visitor, "events");
    const title = newTitle("Open");
    fillIn(event(title));
    await user.click(create());
    await expectToast("Event created successfully!");
    expect(await storedEvent(visitor, title)).toMatchObject({
      registrationDeadline: null,
      maxParticipants: null,
      imageUrl: null,
    });
  });

  test("missing and wrong values are reported at their fields", async ({ visitor }) => {
    await visitor.signUp();
    const { user, dialog, field, fillIn, create } = await openEditor(visitor, "events");
    fillIn({ "Max participants": "a few" });
    await user.click(create());
    for (const name of ["Title", "Description", "Event type", "Location", "Event date"]) {
      await waitFor(() =>
        expect(field(new RegExp(`^${name}`))).toHaveAccessibleDescription(
          new RegExp(`${name} is required`),
        ),
      );
    }
    expect(dialog.getByText("Max participants must be a whole number")).toBeVisible();
    await waitFor(() => expect(field(/^Title/)).toHaveFocus());

    fillIn(event("Too late"));
    fillIn({ "Max participants": "", "Registration deadline": `${YEAR}-07-01T09:01` });
    await user.click(create());
    await waitFor(() =>
      expect(field(/^Registration deadline/)).toHaveAccessibleDescription(
        /The registration deadline must not be after the event/,
      ),
    );
  });

  test("a local time that daylight saving skips is refused, and the first of two is used", async ({
    visitor,
  }) => {
    await visitor.signUp();
    const { user, field, fillIn, create } = await openEditor(visitor, "events");
    const title = newTitle("Clocks");
    fillIn(event(title, "2027-03-14T02:30"));
    const date = field(/^Event date/);
    await user.click(create());
    await waitFor(() =>
      expect(date).toHaveAccessibleDescription(/There is no 2:30 AM on March 14, 2027/),
    );
    expect(date).toHaveFocus();
    fill(date, "2027-11-07T01:30");
    expect(date).toHaveAccessibleDescription(/1:30 AM comes twice .* This means the first/);
    await user.click(create());
    await expectToast("Event created successfully!");
    expect(await storedEvent(visitor, title)).toMatchObject({
      eventDate: "2027-11-07T08:30:00.000Z",
    });
  });

  test("a past event is refused at its date, and the form stays", async ({ visitor }) => {
    await visitor.signUp();
    const { user, field, fillIn, create } = await openEditor(visitor, "events");
    fillIn(event("Long ago", "2020-05-01T09:00"));
    await user.click(create());
    await waitFor(() =>
      expect(field(/^Event date/)).toHaveAccessibleDescription(/The event must be in the future/),
    );
    expect(field(/^Title/)).toHaveValue("Long ago");
  });

  test("the button shows progress, and a failure leaves the form unchanged", async ({
    visitor,
  }) => {
    await visitor.signUp();
    const { user, field, fillIn, create } = await openEditor(visitor, "events");
    const { promise, resolve } = Promise.withResolvers<Response>();
    visitor.intercept((path) => (path.includes("events.create") ? promise : undefined));
    fillIn(event("Kept"));
    await user.click(create());
    await waitFor(() => expect(create()).toHaveTextContent("Creating..."));
    expect(create()).toHaveAttribute("aria-disabled", "true");
    resolve(new Response("", { status: 500 }));
    await expectToast(/Error.*Failed to create event\. Please try again\./);
    expect(field(/^Title/)).toHaveValue("Kept");
    expect(field(/^Event date/)).toHaveValue(`${YEAR}-07-01T09:00`);
  });

  test("an event further down the list is linked to", async ({ visitor }) => {
    await visitor.signUp();
    for (let count = 1; count <= 12; count += 1) {
      await publishEvent(visitor, { eventDate: "2093-07-01T16:00:00.000Z" });
    }
    const { user, fillIn, create } = await openEditor(visitor, "events");
    const title = newTitle("Far off");
    fillIn(event(title, "2095-07-01T09:00"));
    await user.click(create());
    await expectToast("Event created successfully!");
    const note = await findNote(`“${title}” is published`);
    await user.click(within(note).getByText("Open it"));
    await findTitle(title);
  });

  test("drafts and scheduled events are not listed, and can be found", async ({ visitor }) => {
    await visitor.signUp();
    const form = await openEditor(visitor, "events");
    const { user } = form;
    form.fillIn(event("A draft"));
    await user.click(form.field("Published"));
    expect(form.dialog.queryByLabelText("Publish later")).toBeNull();
    expect(form.create()).toHaveTextContent("Save draft");
    await user.click(form.create());
    await expectToast("Draft saved");
    expect(await findNote("“A draft” is saved as a draft.")).toHaveTextContent(
      "You can find it in My Content any time.",
    );
    expect(cardWith("A draft")).toBeUndefined();

    const later = await openEditor(visitor, "events");
    later.fillIn(event("For later"));
    expect(later.create()).toHaveTextContent(/^Publish$/);
    await later.user.click(later.field("Publish later"));
    expect(later.create()).toHaveTextContent("Schedule");
    // Tomorrow at nine, by the organization's clock.
    expect(later.field(/^Publishing time/).value).toMatch(/^\d{4}-\d\d-\d\dT09:00$/);
    later.fillIn({ "Publishing time": "" });
    await later.user.click(later.create());
    expect(await later.dialog.findByText("Please choose when to publish it")).toBeVisible();
    later.fillIn({ "Publishing time": `${YEAR}-05-01T08:00` });
    await later.user.click(later.create());
    await expectToast(/Scheduled.*It will be published on .*May 1/);
    const note = await findNote(
      new RegExp(`“For later” will be published on .*May 1, ${YEAR} at 8:00 AM`),
    );
    await later.user.click(within(note).getByText("Edit it"));
    expect(await screen.findByText(/^Scheduled for/)).toBeVisible();
  });

  test("the focus returns to the button each time that the form closes", async ({ visitor }) => {
    await visitor.signUp();
    const { user } = await openEditor(visitor, "events");
    const button = () => screen.getByText("Add Event").closest("[role=button]") as HTMLElement;
    for (let time = 1; time <= 3; time += 1) {
      await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveFocus());
      await user.keyboard("{Escape}");
      await waitFor(() => expect(document.querySelector("[role=dialog]")).toBeNull());
      await waitFor(() => expect(button()).toHaveFocus());
      await user.keyboard("{Enter}");
    }
  });
});
