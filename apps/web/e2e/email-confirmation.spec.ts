import type { Page } from "@playwright/test";
import { expectNoBarrier } from "./support/barriers.ts";
import { postEvent } from "./support/items.ts";
import { alive, expect, test } from "./support/test.ts";

const notice = (page: Page) =>
  page.getByRole("region", { name: "Please confirm your email address", exact: true });
const part = (page: Page) => page.getByRole("region", { name: "Take part" });
const dialog = (page: Page) => page.getByRole("dialog");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a new account is asked on its page to confirm its address, until it has", async ({
  page,
  signInUnconfirmed,
  welcomeLink,
}) => {
  const { email } = await signInUnconfirmed();
  const link = await welcomeLink(email);
  await page.goto("/account");
  await expect(notice(page)).toContainText(`We sent a link to ${email}.`);
  await expect(notice(page)).toContainText("Until then we send nothing else there");
  await notice(page).getByRole("button", { name: "Send Again" }).click();
  await expect(notice(page).getByRole("status")).toContainText("The link is on its way.");
  await expectNoBarrier(page, "#unconfirmed-email");
  await notice(page).getByRole("link", { name: "Use another address" }).click();
  await expect(page.getByRole("region", { name: "Email address", exact: true })).toBeInViewport();

  // Twice, as people press twice: the second is no failure.
  for (const time of ["first", "second"]) {
    await page.goto(link);
    await expect(heading(page)).toHaveText("Confirm Your Email Address");
    await page.getByRole("button", { name: "Confirm This Address" }).click();
    await expect(heading(page), time).toHaveText("Your address is confirmed");
    await expect(heading(page)).toBeFocused();
  }
  await expect(page.getByRole("main")).toContainText(email);
  await page.getByRole("link", { name: "My Registrations" }).click();
  await expect(page.getByRole("region", { name: "My registrations", exact: true })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test("who is signed in nowhere confirms an address too, and signs in then", async ({
  page,
  browser,
  site,
  signInUnconfirmed,
  welcomeLink,
}) => {
  const link = await welcomeLink((await signInUnconfirmed()).email);
  const context = await browser.newContext({ baseURL: site });
  const phone = await context.newPage();
  await phone.goto(link);
  await alive(phone);
  await phone.getByRole("button", { name: "Confirm This Address" }).click();
  await expect(heading(phone)).toHaveText("Your address is confirmed");
  await phone.getByRole("link", { name: "Sign In" }).click();
  await expect(phone).toHaveURL("/auth?next=%2Faccount");
  await context.close();
  await page.goto("/account");
  await expect(heading(page)).toHaveText("Your Account");
  await expect(notice(page)).toHaveCount(0);
});

test("who registers is told that the link comes first; the list at the dock marks the address", async ({
  page,
  running,
  signIn,
  signInUnconfirmed,
  playwright,
  site,
}) => {
  const staff = await signIn();
  await running.makeStaff(staff.email);
  const id = await postEvent(page.request);
  await page.context().clearCookies();

  const { email } = await signInUnconfirmed({ firstName: "Ada" });
  await page.goto(`/events/${id}`);
  await alive(page);
  await part(page).getByRole("button", { name: "Register" }).click();
  await dialog(page).getByRole("checkbox", { name: "Me (Ada)" }).check();
  await dialog(page).getByLabel("I agree to the terms of the event").check();
  await dialog(page).getByRole("button", { name: "Register", exact: true }).click();
  await expect(dialog(page)).toContainText("You’re in");
  await expect(dialog(page)).toContainText(`open the link in our latest email to ${email}.`);
  await expect(dialog(page)).toContainText("until then we send nothing else there");
  await expect(dialog(page)).not.toContainText("An email with a calendar file");

  const author = await playwright.request.newContext({ baseURL: site });
  await author.post("/api/login", { data: { email: staff.email, password: staff.password } });
  const { cookies } = await author.storageState();
  await page.context().addCookies(cookies);
  await author.dispose();
  await page.goto(`/events/${id}/roster`);
  const family = page.getByRole("article", { name: "Ada" });
  await expect(family).toContainText("Email not confirmed: our emails do not reach them.");
});

test("a name of a child is refused at its field unless it is one", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/account");
  const part = page.getByRole("region", { name: "Children", exact: true });
  await part.getByLabel("First Name").fill("evil.example");
  await part.getByLabel("Birth Year").fill("2018");
  await part.getByRole("button", { name: "Add a Child" }).click();
  await expect(part).toContainText(
    "First name can only have letters, spaces, hyphens and apostrophes",
  );
  await expect(part.getByLabel("First Name")).toBeFocused();
});
