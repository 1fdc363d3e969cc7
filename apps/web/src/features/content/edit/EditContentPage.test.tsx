import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect } from "vitest";
import { publishArticle } from "#testing/data/content.ts";
import { createMember, publishEvent, register, saveElsewhere } from "#testing/data/events.ts";
import { signInOnPage } from "#testing/forms/authForm.ts";
import { setupUser } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import {
  expectDanger,
  expectNoDialog,
  expectPath,
  expectToast,
  fill,
  findButton,
  findDialog,
  findTitle,
} from "#testing/page.ts";
import { test } from "#testing/test.ts";
import { createVisitor, type Visitor } from "#testing/visitor.ts";

const YEAR = new Date().getFullYear() + 1;
const user = setupUser();

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const title = () => field(/^Title/);
const text = () => field(/^Description/);
const press = async (name: string) =>
  user.click(await screen.findByText(name, { selector: ":is(button:enabled, a[role=button]) *" }));

async function openEditPage(visitor: Visitor, id: string, kind = "events") {
  await openPage(visitor, `/writing/${kind}/${id}`);
  await screen.findByLabelText(/^Title/);
}

const stored = async (visitor: Visitor, id: string) =>
  (await visitor.get<{ fields: object }>(`/api/events/${id}/edit`)).fields;

const status = async (visitor: Visitor, path: string) => (await visitor.fetch(path)).status;

test("a visitor signs in first, and returns", async ({ visitor, site }) => {
  const account = await visitor.signUp();
  const id = await publishEvent(visitor);
  await openPage(createVisitor(site), `/writing/events/${id}`);
  await expectPath(`/auth?next=${encodeURIComponent(`/writing/events/${id}`)}`);
  await signInOnPage(account);
  await expectPath(`/writing/events/${id}`);
  expect(await screen.findByText("Save changes")).toBeVisible();
});

test("missing items, and those of others, do not open", async ({ visitor, site, fetchPage }) => {
  await visitor.signUp();
  const published = await publishEvent(visitor);
  const draft = await publishEvent(visitor, { published: false });
  const other = await createMember(site);
  const refused = await fetchPage(`/writing/events/${published}`, other);
  expect(refused.status).toBe(403);
  expect(refused.document.querySelector("main")).toHaveTextContent(
    "Only its author and our staff can change this event.",
  );
  for (const path of [
    `/writing/events/${draft}`,
    "/writing/events/none",
    `/writing/poems/${draft}`,
  ]) {
    const { status, document } = await fetchPage(path, other);
    expect(status, path).toBe(404);
    expect(document.querySelector("h1")).toHaveTextContent("Page Not Found");
  }
});

test("an event is shown as it was entered, changed and saved", async ({ visitor }) => {
  await visitor.signUp({ firstName: "Ines" });
  // In the second of the two hours that clocks show as 1:30 AM.
  const eventDate = "2027-11-07T09:30:00.000Z";
  const id = await publishEvent(visitor, { eventDate, maxParticipants: 8 });
  await openEditPage(visitor, id);
  expect(screen.getByText("Published: readers see it as it stands here.")).toBeVisible();
  expect(screen.getByText(/^Last saved by Ines on/)).toBeVisible();
  expect(field(/^Event date/)).toHaveValue("2027-11-07T01:30");
  expect(field(/^Event type/)).toHaveValue("adventure");
  expect(field(/^Max participants/)).toHaveValue("8");
  expect(field("Published")).toBeChecked();
  fill(title(), "A better title");
  expect(await screen.findByText("Not saved yet.")).toBeVisible();
  await press("Save changes");
  await expectToast(/Published.*Readers see it now/);
  await findTitle("A better title");
  expect(screen.queryByText("Not saved yet.")).toBeNull();
  // An unchanged time stays the same moment.
  expect(await stored(visitor, id)).toMatchObject({ title: "A better title", eventDate });
  await user.click(screen.getByText(/^View page/));
  await expectPath(`/events/${id}`);
  await findTitle("A better title");
});

test("articles have the fields of their type", async ({ visitor }) => {
  await visitor.signUp();
  await openEditPage(
    visitor,
    await publishArticle(visitor, { excerpt: "Short.", category: "community" }),
    "news",
  );
  expect(field(/^Category/)).toHaveValue("community");
  fill(field(/^Excerpt/), "");
  await press("Save changes");
  await expectToast("Readers see it now.");
  const article = { title: "Wet hands", content: "First.", category: "safety", ageGroup: "6-12" };
  const { id } = await visitor.post<{ id: string }>("/api/education", article);
  await openEditPage(visitor, id, "education");
  expect(screen.getByText(/^Draft: only you and our staff/)).toBeVisible();
  expect(field("Published")).not.toBeChecked();
  await user.selectOptions(field(/^Age group/), "Families");
  await press("Save draft");
  await expectToast(/Draft saved.*Only you and our staff can see it/);
  await user.click(field("Published"));
  await press("Publish");
  expect(await screen.findByText("Published: readers see it as it stands here.")).toBeVisible();
  await user.click(within(screen.getByRole("navigation", { name: "Main" })).getByText("Education"));
  await waitFor(() => {
    const cards = [...document.querySelectorAll("main article")];
    const card = cards.find(({ textContent }) => textContent?.includes("Wet hands"));
    expect(card).toHaveTextContent(/families/i);
  });
});

test("a scheduled change waits for its time, and readers see the old version until then", async ({
  visitor,
  fetchPage,
}) => {
  await visitor.signUp();
  const id = await publishEvent(visitor, { title: "As it was" });
  await openEditPage(visitor, id);
  fill(title(), "As it will be");
  await user.click(field("Publish later"));
  fill(field(/^Publishing time/), "2020-01-01T09:00");
  const refused: string[] = [];
  visitor.intercept((path) => void refused.push(path));
  await press("Schedule");
  await waitFor(() =>
    expect(field(/^Publishing time/)).toHaveAccessibleDescription(/in the future/),
  );
  expect(refused.join()).toContain("events.update");
  fill(field(/^Publishing time/), `${YEAR}-03-01T09:00`);
  await press("Schedule");
  await expectToast(/Scheduled.*It will be published on .* at 9:00 AM/);
  expect(
    await screen.findByText(
      /^Scheduled for .* at 9:00 AM\. Until then, readers see the version before\.$/,
    ),
  ).toBeVisible();
  const { document: page } = await fetchPage(`/events/${id}`);
  expect(page.querySelector("h1")).toHaveTextContent("As it was");
});

test("staff are asked before they hide an event with registrations", async ({ visitor, site }) => {
  const staff = await visitor.signUp();
  await site.makeStaff(staff.email);
  const family = await createMember(site);
  const id = await publishEvent(visitor);
  await register(family, id);
  await openEditPage(visitor, id);
  const refusal =
    "1 person is signed up for this event. Cancel it, or write a sentence to the families to hide it.";
  // The form and the button ask alike.
  await user.click(field("Published"));
  await press("Unpublish and save draft");
  await user.click((await findDialog("Families are signed up")).getByText("Leave It Public"));
  await expectNoDialog();
  expect(await status(visitor, `/api/events/${id}`)).toBe(200);
  await press("Unpublish");
  const dialog = await findDialog("Families are signed up");
  expect(dialog.getByText(refusal)).toBeVisible();
  expect(dialog.getByRole("link", { name: "Cancel the Event" })).toHaveAttribute(
    "href",
    `/events/${id}/roster`,
  );
  const hide = () => user.click(dialog.getByText("Hide It and Tell Them"));
  await hide();
  expect(await dialog.findByText("Write a sentence to the families")).toBeVisible();
  fill(dialog.getByLabelText(/^What the families should know/), "The dam is being repaired.");
  await hide();
  await expectToast("Readers no longer see it.");
  expect(await status(visitor, `/api/events/${id}`)).toBe(404);
  expect(await family.get("/api/registrations")).toMatchObject([
    { event: { isPublished: false, hiddenNote: "The dam is being repaired." } },
  ]);
});

test("a published item can be unpublished", async ({ visitor }) => {
  await visitor.signUp();
  const id = await publishEvent(visitor);
  await openEditPage(visitor, id);
  fill(field(/^Location/), "Not saved yet");
  await press("Unpublish");
  await expectToast("Readers no longer see it.");
  expect(await screen.findByText(/^Draft: only you/)).toBeVisible();
  // Saving the unsaved text does not publish the item again.
  expect(field(/^Location/)).toHaveValue("Not saved yet");
  expect(field("Published")).not.toBeChecked();
  expect(await status(visitor, `/api/events/${id}`)).toBe(404);
  await user.click(field("Published"));
  await press("Publish");
  await expectToast("Readers see it now.");
  await user.click(field("Published"));
  await press("Unpublish and save draft");
  await expectToast("Readers no longer see it.");
  expect(await status(visitor, `/api/events/${id}`)).toBe(404);
});

describe("when someone else has saved since", () => {
  const differing = { title: "Owl walk", description: "We listen for owls." };

  /** Creates two versions of one event, by its author and by Ana of staff. */
  async function disagree(visitor: Visitor): Promise<string> {
    const ana = await createMember(visitor.site, { firstName: "Ana" });
    await visitor.site.makeStaff(ana.registration.email);
    await visitor.signUp();
    const id = await publishEvent(visitor, differing);
    await openEditPage(visitor, id);
    fill(text(), "We listen for owls and frogs.");
    fill(field(/^Location/), "North gate");
    await saveElsewhere(ana, id, { description: "We listen for otters.", title: "Otter walk" });
    await press("Save changes");
    const heading = await screen.findByText(/^Ana has saved this event/, { selector: "h2" });
    await waitFor(() => expect(heading).toHaveFocus());
    return id;
  }

  test("both versions are shown, and nothing was overwritten", async ({ visitor }) => {
    const id = await disagree(visitor);
    expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
      "Mill",
      "Pond",
      "North",
      "gate",
      "otters",
      "owls and frogs",
    ]);
    expect(text()).toHaveValue("We listen for owls and frogs.");
    expect(title()).toHaveValue("Otter walk"); // The title was not changed here.
    expect(await stored(visitor, id)).toMatchObject({ description: "We listen for otters." });
  });

  test("mine can be kept", async ({ visitor }) => {
    const id = await disagree(visitor);
    await press("Keep Mine");
    await expectToast(/Published.*Readers see it now/);
    expect(screen.queryByText("Keep Mine")).toBeNull();
    expect(await stored(visitor, id)).toMatchObject({
      title: "Otter walk",
      description: "We listen for owls and frogs.",
      location: "North gate",
    });
    // Their version is still in the history.
    const versions = await visitor.get<unknown[]>(`/api/events/${id}/versions`);
    expect(versions).toHaveLength(3);
  });

  test("theirs can be taken, and mine restored", async ({ visitor }) => {
    await disagree(visitor);
    await press("Take Theirs");
    await waitFor(() => expect(text()).toHaveValue("We listen for otters."));
    expect(title()).toHaveValue("Otter walk");
    await user.click(screen.getByText("Bring it back"));
    expect(text()).toHaveValue("We listen for owls and frogs.");
  });

  test("in another tab, the notice names the same person", async ({ visitor }) => {
    await visitor.signUp({ firstName: "Ana" });
    const id = await publishEvent(visitor, differing);
    await openEditPage(visitor, id);
    fill(text(), "We listen for frogs.");
    await saveElsewhere(visitor, id, { description: "We listen for otters." });
    await press("Save changes");
    expect(await screen.findByText("You saved this event in another tab")).toBeVisible();
    expect(screen.getByText("Saved in another tab")).toBeVisible();
    await press("Take the Other");
    await waitFor(() => expect(text()).toHaveValue("We listen for otters."));
  });

  test("the notice of another tab disappears when that tab has sent its text", async ({
    visitor,
  }) => {
    await visitor.signUp();
    const id = await publishEvent(visitor, differing);
    await openEditPage(visitor, id);
    fill(text(), "We listen for frogs.");
    await screen.findByText("Not saved yet.");
    const [key = ""] = Object.keys(localStorage).filter((name) => name.endsWith(`events:${id}`));
    const draft = localStorage.getItem(key);
    localStorage.removeItem(key);
    await openEditPage(visitor, id);
    const tell = (newValue: string | null) =>
      act(() => window.dispatchEvent(new StorageEvent("storage", { key, newValue })));
    tell(draft);
    expect(screen.getByText(/^You are writing this in another tab, too\./)).toBeVisible();
    tell(null);
    expect(screen.queryByText(/another tab/)).toBeNull();
  });

  describe("and the browser stored a draft of the version before", () => {
    async function reopen(visitor: Visitor): Promise<string> {
      await visitor.signUp({ firstName: "Ana" });
      const id = await publishEvent(visitor, differing);
      await openEditPage(visitor, id);
      fill(text(), "Kept in the browser.");
      expect(await screen.findByText("Not saved yet.")).toBeVisible();
      await saveElsewhere(visitor, id, { description: "Newer." });
      await openEditPage(visitor, id);
      return id;
    }

    test("it does not replace the newer version: both are shown, and the form waits for an answer", async ({
      visitor,
    }) => {
      const id = await reopen(visitor);
      const heading = await screen.findByText("You have saved a newer version of this event");
      await waitFor(() => expect(heading).toHaveFocus());
      expect(text()).toHaveValue("Newer.");
      expect(text().closest("[inert]")).not.toBeNull();
      expect(screen.queryByText("Save changes")).toBeNull();
      const panel = within(heading.closest("section") as HTMLElement);
      expect(panel.getByText("Kept in the browser", { selector: "mark" })).toBeVisible();
      expect(panel.getByText("Newer", { selector: "mark" })).toBeVisible();
      // The question appears again after leaving without an answer.
      await openEditPage(visitor, id);
      await press("Use my kept text");
      expect(text()).toHaveValue("Kept in the browser.");
      expect(title()).toHaveFocus();
      await press("Save changes");
      await expectToast("Readers see it now.");
      expect(await stored(visitor, id)).toMatchObject({ description: "Kept in the browser." });
    });

    test("the saved version can be kept, and the text restored", async ({ visitor }) => {
      const id = await reopen(visitor);
      await press("Keep the saved version");
      expect(text()).toHaveValue("Newer.");
      expect(screen.getByText("Save changes")).toBeVisible();
      await user.click(screen.getByText("Bring it back"));
      expect(text()).toHaveValue("Kept in the browser.");
      expect(await stored(visitor, id)).toMatchObject({ description: "Newer." });
    });
  });
});

test("when it was deleted meanwhile, the text stays, and can be saved as a new draft", async ({
  visitor,
}) => {
  await visitor.signUp();
  const id = await publishEvent(visitor);
  await openEditPage(visitor, id);
  fill(text(), "Worth keeping.");
  expect((await visitor.fetch(`/api/events/${id}`, { method: "DELETE" })).ok).toBe(true);
  await press("Save changes");
  const heading = await screen.findByText("This event has been deleted in the meantime");
  await waitFor(() => expect(heading).toHaveFocus());
  expect(text()).toHaveValue("Worth keeping.");
  await press("Save as a New Draft");
  await waitFor(() => expect(window.location.pathname).not.toBe(`/writing/events/${id}`));
  expect(await screen.findByText(/^Draft: only you/)).toBeVisible();
  expect(text()).toHaveValue("Worth keeping.");
});

test("a failure is reported, and the form stays", async ({ visitor }) => {
  await visitor.signUp();
  const id = await publishEvent(visitor);
  await openEditPage(visitor, id);
  const { promise, resolve } = Promise.withResolvers<Response>();
  visitor.intercept((path) => (path.includes("events.update") ? promise : undefined));
  fill(text(), "Kept.");
  await press("Save changes");
  expect((await screen.findByText("Saving...")).closest("button")).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  resolve(new Response("", { status: 500 }));
  await expectToast("Your changes could not be saved. Please try again.");
  expect(text()).toHaveValue("Kept.");
  fill(text(), "");
  await press("Save changes");
  expect(await screen.findByText("Description is required")).toBeVisible();
});

test("deleting asks first, and names the data that is lost", async ({ visitor }) => {
  await visitor.signUp();
  const id = await publishEvent(visitor, { title: "To be lost" });
  await openEditPage(visitor, id);
  expectDanger(await findButton("Delete"));
  await press("Delete");
  const dialog = await findDialog("Delete this event?");
  expect(dialog.element).toHaveTextContent(
    "“To be lost” will be gone for good, with every version",
  );
  expectDanger(dialog.getByRole("button", { name: "Delete Event" }));
  await user.click(dialog.getByText("Delete Event"));
  await expectPath("/events");
  await expectToast("The event is deleted");
  await waitFor(() => expect(screen.queryByText("To be lost")).toBeNull());
  expect(await status(visitor, `/api/events/${id}`)).toBe(404);
});
