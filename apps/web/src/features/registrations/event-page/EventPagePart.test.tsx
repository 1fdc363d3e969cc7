import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, vi } from "vitest";
import { createMember, publishEvent, register } from "#testing/data/events.ts";
import {
  birthYear,
  child,
  findRegisterForm,
  findTakePart,
  openRegisterForm,
  registerOther,
} from "#testing/forms/registerForm.ts";
import { openPage } from "#testing/openPage.tsx";
import { expectDanger, expectDrawing, expectNoDialog, fill, findDialog } from "#testing/page.ts";
import { test } from "#testing/test.ts";

test("a returning family registers with five taps: its children and contacts are filled in", async ({
  visitor,
  site,
}) => {
  const author = await createMember(site);
  await visitor.signUp();
  await register(visitor, await publishEvent(author), {
    participants: [child("Mia"), child("Leo")],
    emergency: { name: "Ada Okafor", phone: "(555) 010-0177" },
  });
  const id = await publishEvent(author);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, `/events/${id}`);
  const part = await findTakePart();
  let taps = 0;
  const tap = async (element: Element) => {
    taps += 1;
    await user.click(element);
  };
  await tap(await part.findByRole("button", { name: "Register" }));
  const { dialog, agreement } = await findRegisterForm(user);
  await tap(await dialog.findByText("Mia"));
  await tap(dialog.getByText("Leo"));
  expect(dialog.getByLabelText(/^Emergency contact phone/)).toHaveValue("(555) 010-0177");
  await tap(agreement);
  await tap(dialog.getByRole("button", { name: "Register" }));
  expect(await dialog.findByText("Mia and Leo: confirmed")).toBeVisible();
  expectDrawing(dialog.element.querySelector(".panel"));
  expect(taps).toBe(5);
});

test("what is known of a child is confirmed with each registration, or changed", async ({
  visitor,
  site,
}) => {
  const author = await createMember(site);
  await visitor.signUp();
  const first = await openRegisterForm(visitor, await publishEvent(author));
  first.fillChild("Mia");
  first.fillContacts();
  await first.user.click(first.dialog.getByText("Allergies, medicine, swimming, sizes"));
  fill(first.dialog.getByLabelText("Allergies"), "Peanuts");
  await first.user.selectOptions(first.dialog.getByLabelText("Shoe size, for waders"), "2");
  await first.agree();
  await first.send();
  expect(await first.dialog.findByText("Mia: confirmed")).toBeVisible();

  const id = await publishEvent(author);
  const { user, dialog, agree, send } = await openRegisterForm(visitor, id);
  await user.click(await dialog.findByText("Mia"));
  expect(dialog.getByText("Allergies: Peanuts. Shoe size 2.")).toBeVisible();
  expect(dialog.element).toHaveTextContent(/Still true\? Last confirmed on .+ \d+, \d{4}\./);
  await agree();
  await send();
  const missing = "Please say that this is still true, or change it";
  expect(await dialog.findByText(missing)).toBeVisible();
  const stillTrue = dialog.getByLabelText(/^Yes, this is still true of Mia/);
  expect(stillTrue).toHaveFocus();
  await user.click(stillTrue);

  // Another device changes it before this form is sent: it is shown and asked again.
  const [{ id: childId } = { id: "" }] = await visitor.get<{ id: string }[]>("/api/children");
  const elsewhere = { version: 1, allergies: "Peanuts and bees", shoeSize: "2" };
  await visitor.send("PUT", `/api/children/${childId}/facts`, elsewhere);
  await send();
  expect(await dialog.findByRole("alert")).toHaveTextContent("was changed meanwhile");
  expect(await dialog.findByText("Allergies: Peanuts and bees. Shoe size 2.")).toBeVisible();
  expect(stillTrue).not.toBeChecked();
  await user.click(dialog.getByRole("button", { name: /^Change what is noted\s*Mia$/ }));
  await user.selectOptions(dialog.getByLabelText("Shoe size, for waders"), "3");
  await send();
  expect(await dialog.findByText("Mia: confirmed")).toBeVisible();
  expect(await visitor.get("/api/children")).toMatchObject([
    { facts: { allergies: "Peanuts and bees", shoeSize: "3", version: 3 } },
  ]);
});

test("photo consent is to the words that were shown: changed ones are asked again", async ({
  visitor,
  site,
}) => {
  const author = await createMember(site);
  const staff = await createMember(site);
  await site.makeStaff(staff.registration.email);
  const id = await publishEvent(author);
  await visitor.signUp();
  const { user, dialog, ...form } = await openRegisterForm(visitor, id);
  form.fillChild("Mia");
  form.fillContacts();
  const photos = await dialog.findByLabelText(/^Photos of Mia may be shown/);
  expect(photos).not.toBeChecked();
  expect(photos).toHaveAccessibleDescription(/^By Headwaters, on our website and in print\./);
  await user.click(photos);
  await form.agree();
  const [text] = await staff.get<{ version: number }[]>("/api/staff/consents");
  await staff.post("/api/staff/consents/photos", {
    version: text?.version,
    body: "In our calendar, too.",
    scope: "event",
  });
  await form.send();
  expect(await dialog.findByRole("alert")).toHaveTextContent("The text about photos has changed");
  await waitFor(() => expect(photos).toHaveAccessibleDescription("In our calendar, too."));
  expect(photos).not.toBeChecked();
  await user.click(photos);
  await form.send();
  expect(await dialog.findByText("Mia: confirmed")).toBeVisible();
  expect(await visitor.get("/api/consents")).toMatchObject([
    { firstName: "Mia", body: "In our calendar, too." },
  ]);
  // Tests of the same site begin with the first words.
  await staff.post("/api/staff/consents/photos", {
    version: (text?.version ?? 0) + 1,
    body: "By Headwaters, on our website and in print. Coming along does not depend on it.",
    scope: "event",
  });
});

describe("refused registrations", () => {
  test("an age outside the event's is reported at the birth year or at the child's row", async ({
    visitor,
    site,
  }) => {
    const author = await createMember(site);
    const id = await publishEvent(author, {
      eventDate: new Date(Date.now() + 180 * 86_400_000).toISOString(),
    });
    await author.send("PUT", `/api/events/${id}/ages`, { ageGroup: "13-18" });
    await visitor.signUp();
    const { part, dialog, ...form } = await openRegisterForm(visitor, id);
    expect(part.element).toHaveTextContent("For ages 13–18");
    expect(dialog.queryByText(/^Me\b/)).toBeNull(); // Adults cannot register.
    form.fillChild("Mia", 7);
    form.fillContacts();
    await form.agree();
    await form.send();
    const year = dialog.getByLabelText(/^Birth year/);
    const said = /This event is for ages 13–18, and Mia will be \d+ or \d+ by then\./;
    await waitFor(() => expect(year).toHaveFocus());
    expect(year).toHaveAccessibleDescription(said);
    expect(dialog.getByLabelText(/^First name/)).toHaveValue("Mia");

    await visitor.post("/api/children", { firstName: "Mia", birthYear: birthYear(7) });
    const again = await openRegisterForm(visitor, id);
    const row = await again.dialog.findByRole("checkbox", { name: /^Mia/ });
    expect(row).toHaveAttribute("aria-disabled", "true");
    expect(row).toHaveAccessibleDescription(said);
    await again.user.click(row);
    expect(row).not.toBeChecked();
  });

  test("a missing value is reported at its field, and nothing is sent", async ({
    visitor,
    site,
  }) => {
    const id = await publishEvent(await createMember(site));
    await visitor.signUp();
    const { dialog, send } = await openRegisterForm(visitor, id);
    await send();
    expect(await dialog.findByText("Choose who is coming")).toBeVisible();
    expect(dialog.getByRole("group", { name: "Who is coming?" })).toHaveFocus();
    // The first click reports each error at its own label.
    const labels = ["First name", "Birth year", "Guardian phone"];
    for (const label of [...labels, "Emergency contact name", "Emergency contact phone"]) {
      const field = dialog.getByLabelText(new RegExp(`^${label}`));
      expect(field).toHaveAccessibleDescription(new RegExp(`^${label} is required`));
    }
    expect(dialog.getByText("Please agree to the terms of the event")).toBeVisible();
    fill(dialog.getByLabelText(/^First name/), "Mia");
    await waitFor(() => expect(dialog.queryByText("Choose who is coming")).toBeNull());
    await send();
    await waitFor(() => expect(dialog.getByLabelText(/^Birth year/)).toHaveFocus());
    expect(await visitor.get(`/api/events/${id}/registrations`)).toEqual([]);
  });

  test("a failure is reported in the form, which keeps its values and registers once when sent again", async ({
    visitor,
    site,
  }) => {
    const id = await publishEvent(await createMember(site));
    await visitor.signUp();
    const { dialog, ...form } = await openRegisterForm(visitor, id);
    form.fillChild("Mia");
    form.fillContacts();
    await form.agree();
    // The server stores it, and the response is lost.
    let isLost = true;
    visitor.intercept(async (path, request) => {
      if (!isLost || !path.startsWith("/trpc/registrations.register")) return undefined;
      isLost = false;
      await visitor.fetch(request);
      return Response.json({ message: "Too busy. Try again in a minute." }, { status: 503 });
    });
    await form.send();
    expect(await dialog.findByRole("alert")).toHaveTextContent("Too busy. Try again in a minute.");
    expect(dialog.getByLabelText(/^First name/)).toHaveValue("Mia");
    await form.send();
    expect(await dialog.findByText("Mia: confirmed")).toBeVisible();
    expect(await visitor.get(`/api/events/${id}/registrations`)).toHaveLength(1);
  });

  test("an event cancelled while the form is open is reported in the form", async ({
    visitor,
    site,
  }) => {
    const author = await createMember(site);
    const id = await publishEvent(author);
    await visitor.signUp();
    const { user, dialog, agree, send } = await openRegisterForm(visitor, id);
    await user.click(dialog.getByText(/^Me\b/));
    await agree();
    await author.post(`/api/events/${id}/cancel`, { note: "The river is high." });
    await send();
    expect(await dialog.findByRole("alert")).toHaveTextContent("This event was cancelled.");
    const [close] = dialog.getAllByRole("button", { name: "Close" });
    await user.click(close as HTMLElement);
    expect(await screen.findByText("The river is high.")).toBeVisible();
  });
});

test("a form that was closed before sending keeps its values", async ({ visitor, site }) => {
  const id = await publishEvent(await createMember(site));
  await visitor.signUp();
  const { user, part, ...first } = await openRegisterForm(visitor, id);
  first.fillChild("Mia");
  first.fillContacts();
  await first.agree();
  await user.keyboard("{Escape}");
  await expectNoDialog();
  await user.click(part.getByRole("button", { name: "Register" }));
  const { dialog, ...form } = await findRegisterForm(user);
  await form.addChild();
  form.fillChild("Leo");
  await form.send();
  expect(await dialog.findByText("Mia and Leo: confirmed")).toBeVisible();
  await form.done();
  await expectNoDialog();
  // After sending, the next form starts empty.
  await user.click(await part.findByRole("button", { name: "Add Someone Else" }));
  expect((await findRegisterForm(user)).agreement).not.toBeChecked();
});

test("when seats run out meanwhile, the result lists who has a seat and who waits", async ({
  visitor,
  site,
}) => {
  const id = await publishEvent(await createMember(site), { maxParticipants: 2 });
  await visitor.signUp();
  const { dialog, ...form } = await openRegisterForm(visitor, id);
  form.fillChild("Mia");
  await form.addChild();
  form.fillChild("Leo");
  expect(dialog.queryByLabelText(/^Keep us together/)).toBeNull(); // There are seats for both.
  expect(dialog.getByRole("status")).toBeEmptyDOMElement();
  form.fillContacts();
  await form.agree();
  await registerOther(site, id);
  await form.send();
  expect(await dialog.findByText("Some of you have a seat")).toBeVisible();
  expect(dialog.element).toHaveTextContent("Mia: confirmed");
  expect(dialog.element).toHaveTextContent("Leo: place 1 on the waitlist");
});

test("siblings registered all or nothing wait together when one seat is left", async ({
  visitor,
  site,
}) => {
  const author = await createMember(site);
  const id = await publishEvent(author, { maxParticipants: 2 });
  await registerOther(site, id);
  await visitor.signUp();
  const { user, part, dialog, ...form } = await openRegisterForm(visitor, id);
  form.fillChild("Mia");
  await form.addChild();
  form.fillChild("Leo");
  form.fillContacts();
  const preview = dialog.getByRole("status");
  expect(preview).toHaveTextContent(
    "1 seat left: one of you gets it, one waits. Seat: Mia. Waitlist: Leo.",
  );
  await user.click(dialog.getByLabelText(/^Keep us together/));
  expect(preview).toHaveTextContent(
    "1 seat left: all of you wait until there are enough for everyone. Waitlist: Mia and Leo.",
  );
  await form.agree();
  await form.send();
  expect(await dialog.findByText("You’re on the waitlist")).toBeVisible();
  await form.done();
  await waitFor(() =>
    expect(part.people()).toEqual(["Mia place 1 on the waitlist", "Leo place 2 on the waitlist"]),
  );
});

test("an offer appears without a reload, by polling or when the window gets the focus", async ({
  visitor,
  site,
}) => {
  const author = await createMember(site);
  const id = await publishEvent(author, { maxParticipants: 1 });
  const { seat } = await registerOther(site, id);
  await visitor.signUp();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const join = "Join the waitlist";
  const { part, dialog: formDialog, ...form } = await openRegisterForm(visitor, id, join, user);
  form.fillChild("Mia");
  form.fillContacts();
  await form.agree();
  await form.send();
  expect(await formDialog.findByText("Mia: place 1 on the waitlist")).toBeVisible();
  await form.done();
  await expectNoDialog();
  await waitFor(() => expect(part.element).toHaveTextContent("You are on the waitlist"));
  await author.post(`/api/events/${id}/registrations/remove`, { registrationIds: [seat?.id] });
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  await waitFor(() => expect(part.element).toHaveTextContent("A seat is free for you"));

  // Declining asks first.
  expectDanger(part.getByRole("button", { name: "Let it go" }));
  await user.click(part.getByRole("button", { name: "Let it go" }));
  const dialog = await findDialog();
  await user.click(dialog.getByRole("button", { name: "Give up the chosen seats" }));
  await waitFor(() => expect(part.people()).toEqual(["Mia left the waitlist"]));
  expect(part.element.querySelector("[data-quiet]")).toHaveTextContent("Your family");

  act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await waitFor(() => expect(part.element).toHaveTextContent("This event is full."));
});

test("cancelling on the event's page asks for the people and for confirmation", async ({
  visitor,
  site,
}) => {
  const id = await publishEvent(await createMember(site));
  await visitor.signUp();
  await register(visitor, id, { participants: [child("Mia"), child("Leo")] });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, `/events/${id}`);
  const part = await findTakePart();
  const giveUp = await part.findByRole("button", { name: "Give up seats" });
  expectDanger(giveUp);
  await user.click(giveUp);
  const dialog = await findDialog();
  await user.click(dialog.getByRole("button", { name: "Give up the chosen seats" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent(/^Choose who is not coming$/);
  await user.click(dialog.getByText("Leo"));
  await user.click(dialog.getByRole("button", { name: "Give up the chosen seats" }));
  await waitFor(() =>
    expect(part.people()).toEqual(["Mia has a seat", "Leo no longer has a seat"]),
  );
  await expectNoDialog();
  // The list of the account's page tests taking back.
  expect(part.getByRole("button", { name: "Undo" })).toBeVisible();
  await user.click(part.getByRole("button", { name: "Add Someone Else" }));
  const form = await findRegisterForm(user);
  expect(form.dialog.element).toHaveTextContent("Signed up already: Mia.");
  expect(form.dialog.getByText("Leo")).toBeVisible();
});

test("a family sees that the event was cancelled, not that it left the waitlist", async ({
  visitor,
  site,
  fetchPage,
}) => {
  const author = await createMember(site);
  const id = await publishEvent(author, { maxParticipants: 1 });
  await registerOther(site, id);
  await visitor.signUp();
  await register(visitor, id, { participants: [child("Mia")] });
  await author.post(`/api/events/${id}/cancel`, {});
  const { document } = await fetchPage(`/events/${id}`);
  const item = [...document.querySelectorAll("li")].find(({ textContent }) =>
    textContent?.startsWith("Mia"),
  );
  expect(item).toHaveTextContent(/^Mia Event cancelled$/);
});
