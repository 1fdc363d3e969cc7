import { expectAccessible } from "../support/accessibility.ts";
import { newAccount, registerForEvent } from "../support/families.ts";
import { buildEventForm, toast } from "../support/items.ts";
import { expect, forgetSession, test } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("the approval queue and the author's counts are accessible", async ({
  page,
  signIn,
  running,
  playwright,
  site,
}) => {
  const author = await newAccount(playwright, site);
  const response = await author.post("/api/events", {
    data: buildEventForm({ title: "Evening at the weir", maxParticipants: 12 }),
  });
  const { id } = (await response.json()) as { id: string };
  await page.context().addCookies((await author.storageState()).cookies);
  await author.dispose();
  await page.goto(`/events/${id}/roster`);
  await expect(page.getByText("are for leaders and our staff")).toBeVisible();
  await expectAccessible(page, "main");
  await forgetSession(page);
  const staff = await signIn();
  await running.makeStaff(staff.email);
  await page.goto("/staff/events");
  await expect(page.getByRole("region", { name: "To approve" })).toContainText(
    "Evening at the weir",
  );
  await expectAccessible(page);
});

test.describe("a leader", () => {
  test.use({ expectedComplaints: /status of (400|403|404)/ });

  test("is made by staff, assigned to an event, sees its roster, and loses it with the assignment", async ({
    page,
    signIn,
    running,
    playwright,
    site,
  }) => {
    const leader = await newAccount(playwright, site, { firstName: "Ines", lastName: "Park" });
    const { email } = await signIn();
    await running.makeStaff(email);
    const response = await page.request.post("/api/events", {
      data: buildEventForm({ title: "Owl walk" }),
    });
    const { id } = (await response.json()) as { id: string };
    const family = await newAccount(playwright, site);
    await registerForEvent(family, id);

    const { id: leaderId } = (await (await leader.get("/api/user")).json()) as { id: string };
    await page.goto(`/staff/people/${leaderId}`);
    await page.getByRole("button", { name: "Make Leader" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Make Leader" }).click();
    await expect(toast(page)).toContainText("They are a leader now");
    await expect(page.getByText("Leader since")).toBeVisible();

    await page.goto(`/events/${id}/roster`);
    const field = page.getByLabel("Email of another leader");
    await field.fill("nobody@example.org");
    await page.getByRole("button", { name: "Add Leader" }).click();
    await expect(page.getByText("No leader has this email address")).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(leader.registration.email);
    await page.getByRole("button", { name: "Add Leader" }).click();
    await expect(page.getByRole("list", { name: "Leaders" })).toContainText("Ines Park");
    await expectAccessible(page, "main");

    const own = await leader.post("/api/events", {
      data: buildEventForm({ title: "Heron count" }),
    });
    const { id: ownId } = (await own.json()) as { id: string };
    expect((await page.request.post(`/api/events/${ownId}/unpublish`)).status()).toBe(200);
    const staffCookies = await page.context().cookies();
    await page.context().clearCookies();
    await page.context().addCookies((await leader.storageState()).cookies);
    await page.goto(`/events/${ownId}/roster`);
    await expect(page.getByText("Our staff took this event down.")).toBeVisible();
    await expect(page.getByText("are for leaders and our staff")).toHaveCount(0);
    await expectAccessible(page, "main");
    await page.goto("/account");
    await page.getByRole("heading", { name: "Events you lead" }).click();
    await expectAccessible(page, "main");
    await page.getByRole("link", { name: "Owl walk" }).click();
    await expect(page.getByRole("article", { name: "Tomas", exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Edit event" })).toHaveCount(0);

    await page.goto("about:blank");
    await page.context().clearCookies();
    await page.context().addCookies(staffCookies);
    await page.goto(`/events/${id}/roster`);
    await page.getByRole("button", { name: "Take Off: Ines Park" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Take Off" }).click();
    await expect(toast(page)).toContainText("They no longer lead this event");
    expect((await leader.get(`/api/events/${id}/registrations/roster`)).status()).toBe(403);
    await leader.dispose();
    await family.dispose();
  });
});
