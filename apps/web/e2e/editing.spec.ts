import { buildRegistration } from "@headwaters/testing/factories";
import type { Page } from "@playwright/test";
import { expectNoBarrier } from "./support/barriers.ts";
import { postEvent, toast } from "./support/items.ts";
import { alive, expect, test } from "./support/test.ts";

const YEAR = new Date().getFullYear() + 1;
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const text = (page: Page) => page.getByLabel("Description");

async function open(page: Page, id: string, kind = "events") {
  await page.goto(`/writing/${kind}/${id}`);
  await alive(page);
}

/** Saves an event from elsewhere. */
async function saveElsewhere(page: Page, id: string, changed: Record<string, unknown>) {
  const { fields, version } = await (await page.request.get(`/api/events/${id}/edit`)).json();
  const data = { ...fields, version, published: true, ...changed };
  expect((await page.request.put(`/api/events/${id}`, { data })).status()).toBe(200);
}

const stored = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/events/${id}/edit`)).json()).fields;

test("a visitor signs in first, and comes back", async ({ page, signIn, browser, site }) => {
  const { email, password } = await signIn();
  const id = await postEvent(page.request);
  const elsewhere = await browser.newContext({ baseURL: site });
  const visitor = await elsewhere.newPage();
  await visitor.goto(`/writing/events/${id}`);
  await expect(visitor).toHaveURL(`/auth?next=${encodeURIComponent(`/writing/events/${id}`)}`);
  const form = visitor.getByRole("tabpanel");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel(/^Password/).fill(password);
  await form.getByRole("button", { name: "Sign In" }).click();
  await expect(visitor).toHaveURL(`/writing/events/${id}`);
  await expect(save(visitor)).toBeVisible();
  await elsewhere.close();
});

test("signing in leads nowhere else", async ({ page, signIn }) => {
  await signIn();
  for (const next of [
    "//elsewhere.example",
    "/writing/a\\b/c",
    "https://elsewhere.example/",
    "/news",
  ]) {
    await page.goto(`/auth?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL("/");
  }
});

test.describe("what is not there, or not one's own", () => {
  test.use({ expectedComplaints: /status of (403|404)/ });

  test("is not opened", async ({ page, signIn }) => {
    await signIn();
    const published = await postEvent(page.request);
    const draft = await postEvent(page.request, { published: false });
    await page.context().clearCookies();
    await page.request.post("/api/register", { data: buildRegistration() });
    expect((await page.goto(`/writing/events/${published}`))?.status()).toBe(403);
    await expect(
      page.getByText("Only its author and our staff can change this event."),
    ).toBeVisible();
    for (const path of [
      `/writing/events/${draft}`,
      "/writing/events/none",
      `/writing/poems/${draft}`,
    ]) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    }
  });
});

test("an event is shown as it was entered, changed and saved", async ({ page, signIn }) => {
  await signIn({ firstName: "Ines" });
  // In the second of two hours that clocks call 1:30 AM.
  const id = await postEvent(page.request, {
    eventDate: "2027-11-07T09:30:00.000Z",
    maxParticipants: 8,
  });
  await open(page, id);
  await expect(page.getByText("Published: readers see it as it stands here.")).toBeVisible();
  await expect(page.getByText(/^Last saved by Ines on/)).toBeVisible();
  await expect(page.getByLabel("Event date")).toHaveValue("2027-11-07T01:30");
  await expect(page.getByLabel("Event type")).toHaveValue("adventure");
  await expect(page.getByLabel("Max participants")).toHaveValue("8");
  await expect(page.getByLabel("Published")).toBeChecked();
  await page.getByLabel("Title").fill("A better title");
  await expect(page.getByText("Not saved yet.")).toBeVisible();
  await save(page).click();
  await expect(toast(page)).toContainText("Saved");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A better title");
  await expect(page.getByText("Not saved yet.")).toHaveCount(0);
  // A time that nobody touched is the moment that it was.
  expect(await stored(page, id)).toMatchObject({
    title: "A better title",
    eventDate: "2027-11-07T09:30:00.000Z",
  });
  await page.getByRole("link", { name: /^View page/ }).click();
  await expect(page).toHaveURL(`/events/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A better title");
});

test("articles have the fields of their kind", async ({ page, signIn, publish }) => {
  await signIn();
  await open(page, await publish({ excerpt: "Short." }), "news");
  await expect(page.getByLabel("Category")).toHaveValue("community");
  await page.getByLabel("Excerpt").fill("");
  await save(page).click();
  await expect(toast(page)).toContainText("Readers see it now.");
  const article = { title: "Wet hands", content: "First.", category: "safety", ageGroup: "6-12" };
  const response = await page.request.post("/api/education", { data: article });
  await open(page, (await response.json()).id, "education");
  await expect(page.getByText(/^Draft: only you and our staff/)).toBeVisible();
  await expect(page.getByLabel("Published")).not.toBeChecked();
  await page.getByLabel("Age group").selectOption("Families");
  await page.getByLabel("Published").check();
  await save(page).click();
  await expect(page.getByText("Published: readers see it as it stands here.")).toBeVisible();
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Education" })
    .click();
  await expect(page.getByRole("article").filter({ hasText: "Wet hands" })).toContainText(
    /families/i,
  );
});

test.describe("a change for later", () => {
  test.use({ expectedComplaints: /status of 400/ });

  test("waits for its time, and readers see the old one until then", async ({ page, signIn }) => {
    await signIn();
    const id = await postEvent(page.request, { title: "As it was" });
    await open(page, id);
    await page.getByLabel("Title").fill("As it will be");
    await page.getByLabel("Publish later").check();
    await page.getByLabel("Publishing time").fill("2020-01-01T09:00");
    const refused = page.waitForResponse(/events\.update/);
    await save(page).click();
    await refused;
    await expect(page.getByLabel("Publishing time")).toHaveAccessibleDescription(/in the future/);
    await page.getByLabel("Publishing time").fill(`${YEAR}-03-01T09:00`);
    await save(page).click();
    await expect(
      page.getByText(
        /^Scheduled for .* at 9:00 AM\. Until then, readers see the version before\.$/,
      ),
    ).toBeVisible();
    await page.goto(`/events/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("As it was");
  });
});

test("what is published can be taken from its readers", async ({ page, signIn }) => {
  await signIn();
  const id = await postEvent(page.request);
  await open(page, id);
  await page.getByLabel("Location").fill("Not saved yet");
  await page.getByRole("button", { name: "Unpublish" }).click();
  await expect(toast(page)).toContainText("Readers no longer see it.");
  await expect(page.getByText(/^Draft: only you/)).toBeVisible();
  // Saving what was written meanwhile does not publish it again.
  await expect(page.getByLabel("Location")).toHaveValue("Not saved yet");
  await expect(page.getByLabel("Published")).not.toBeChecked();
  expect((await page.request.get(`/api/events/${id}`)).status()).toBe(404);
});

test("deleting asks first, and says what is lost", async ({ page, signIn }) => {
  await signIn();
  const id = await postEvent(page.request, { title: "To be lost" });
  await open(page, id);
  await page.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this event?" });
  await expect(dialog).toContainText("“To be lost” will be gone for good, with every version");
  await expect(dialog).toHaveCSS("opacity", "1");
  await expectNoBarrier(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete Event" }).click();
  await expect(page).toHaveURL("/events");
  await expect(toast(page)).toContainText("The event is deleted");
  await expect(page.getByText("To be lost")).toHaveCount(0);
  expect((await page.request.get(`/api/events/${id}`)).status()).toBe(404);
});

test.describe("when someone else has saved since", () => {
  test.use({ expectedComplaints: /status of 409/ });

  async function disagree(page: Page, id: string) {
    await open(page, id);
    await text(page).fill("We listen for owls and frogs.");
    await page.getByLabel("Location").fill("North gate");
    await saveElsewhere(page, id, { description: "We listen for otters.", title: "Otter walk" });
    await save(page).click();
    await expect(page.getByRole("heading", { name: /^Ana has saved this event/ })).toBeFocused();
  }
  const differing = { title: "Owl walk", description: "We listen for owls." };

  test("both versions are shown, and nothing was overwritten", async ({ page, signIn }) => {
    await signIn({ firstName: "Ana" });
    const id = await postEvent(page.request, differing);
    await disagree(page, id);
    await expect(page.locator("mark")).toHaveText([
      "Otter",
      "Owl",
      "otters",
      "owls and frogs",
      "Mill",
      "Pond",
      "North",
      "gate",
    ]);
    await expect(text(page)).toHaveValue("We listen for owls and frogs.");
    expect(await stored(page, id)).toMatchObject({ description: "We listen for otters." });
    await expectNoBarrier(page);
  });

  test("mine can be kept, knowingly", async ({ page, signIn }) => {
    await signIn({ firstName: "Ana" });
    const id = await postEvent(page.request, differing);
    await disagree(page, id);
    await page.getByRole("button", { name: "Keep Mine" }).click();
    await expect(toast(page)).toContainText("Saved");
    await expect(page.getByRole("button", { name: "Keep Mine" })).toHaveCount(0);
    expect(await stored(page, id)).toMatchObject({
      title: "Owl walk",
      description: "We listen for owls and frogs.",
      location: "North gate",
    });
    // Theirs is still in the history.
    const versions = await (await page.request.get(`/api/events/${id}/versions`)).json();
    expect(versions.map(({ title }: { title: string }) => title)).toContain("Otter walk");
  });

  test("theirs can be taken, and mine brought back", async ({ page, signIn }) => {
    await signIn({ firstName: "Ana" });
    const id = await postEvent(page.request, differing);
    await disagree(page, id);
    await page.getByRole("button", { name: "Take Theirs" }).click();
    await expect(text(page)).toHaveValue("We listen for otters.");
    await expect(page.getByLabel("Title")).toHaveValue("Otter walk");
    await page.getByRole("button", { name: "Bring it back" }).click();
    await expect(text(page)).toHaveValue("We listen for owls and frogs.");
  });

  test("what the browser kept of an older version meets the newer one too", async ({
    page,
    signIn,
  }) => {
    await signIn({ firstName: "Ana" });
    const id = await postEvent(page.request, differing);
    await open(page, id);
    await text(page).fill("Kept in the browser.");
    await expect(page.getByText("Not saved yet.")).toBeVisible();
    await saveElsewhere(page, id, { description: "Newer." });
    page.on("dialog", (dialog) => void dialog.accept()); // the browser asks, too
    await open(page, id);
    await expect(text(page)).toHaveValue("Kept in the browser.");
    await expect(page.getByText("someone has saved a newer version")).toBeVisible();
    await save(page).click();
    await expect(page.getByRole("button", { name: "Take Theirs" })).toBeVisible();
    expect(await stored(page, id)).toMatchObject({ description: "Newer." });
  });
});

test.describe("when it was deleted meanwhile", () => {
  test.use({ expectedComplaints: /status of 404/ });

  test("the text stays, and can be saved as a new draft", async ({ page, signIn }) => {
    await signIn();
    const id = await postEvent(page.request);
    await open(page, id);
    await text(page).fill("Worth keeping.");
    await page.request.delete(`/api/events/${id}`);
    await save(page).click();
    await expect(
      page.getByRole("heading", { name: "This event has been deleted in the meantime" }),
    ).toBeFocused();
    await expect(text(page)).toHaveValue("Worth keeping.");
    await expectNoBarrier(page);
    await page.getByRole("button", { name: "Save as a New Draft" }).click();
    await expect(page).not.toHaveURL(`/writing/events/${id}`);
    await expect(page.getByText(/^Draft: only you/)).toBeVisible();
    await expect(text(page)).toHaveValue("Worth keeping.");
  });
});

test("leaving with unsaved changes asks, and the text is there again", async ({ page, signIn }) => {
  await signIn();
  const id = await postEvent(page.request);
  await open(page, id);
  await text(page).fill("Not yet saved.");
  const news = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "News" });
  await news.click();
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await expect(dialog).toHaveCSS("opacity", "1");
  await expectNoBarrier(page);
  await dialog.getByRole("button", { name: "Keep Editing" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(text(page)).toHaveValue("Not yet saved.");
  await news.click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/news");
  await open(page, id);
  await expect(text(page)).toHaveValue("Not yet saved.");
  await save(page).click();
  await expect(toast(page)).toContainText("Saved");
  await news.click();
  await expect(page).toHaveURL("/news");
});

test.describe("when it cannot be saved", () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test("whoever was signed out signs in and finds the text", async ({ page, signIn }) => {
    const { email, password } = await signIn();
    const id = await postEvent(page.request);
    await open(page, id);
    await text(page).fill("Still here.");
    await page.context().clearCookies();
    await save(page).click();
    await expect(toast(page)).toContainText("You are logged out. Logging in again...");
    await expect(page).toHaveURL(/\/auth\?next=/);
    const form = page.getByRole("tabpanel");
    await form.getByLabel("Email").fill(email);
    await form.getByLabel(/^Password/).fill(password);
    await form.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(`/writing/events/${id}`);
    await expect(text(page)).toHaveValue("Still here.");
  });

  test("a failure is said, and the form stays", async ({ page, signIn }) => {
    await signIn();
    const id = await postEvent(page.request);
    await open(page, id);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/trpc/events.update*", async (route) => {
      await promise;
      await route.fulfill({ status: 500, body: "" });
    });
    await text(page).fill("Kept.");
    await save(page).click();
    await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
    resolve();
    await expect(toast(page)).toContainText("Your changes could not be saved. Please try again.");
    await expect(text(page)).toHaveValue("Kept.");
    await text(page).fill("");
    await save(page).click();
    await expect(page.getByText("Description is required")).toBeVisible();
  });
});

test("the page has no barrier, in every state of the item", async ({ page, signIn }) => {
  await signIn();
  await open(page, await postEvent(page.request));
  await expectNoBarrier(page);
});
