import { buildArticle } from "@headwaters/testing/factories";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect } from "vitest";
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
import { createVisitor, type Visitor } from "#testing/visitor.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1";

/** Signs the same person in to another browser. */
async function signInOnPhone({ site }: Visitor, account: { email: string; password: string }) {
  const phone = createVisitor(site, { userAgent: IPHONE });
  await phone.signIn(account);
  return phone;
}
const isSignedIn = async (visitor: Visitor) => (await visitor.fetch("/api/user")).ok;
const canSignIn = (site: Visitor["site"], account: { email: string; password: string }) =>
  createVisitor(site)
    .signIn(account)
    .then(
      () => true,
      () => false,
    );

describe("a visitor", () => {
  test("signs in first and returns", async ({ visitor, fetchPage, site }) => {
    const registration = await createVisitor(site).signUp();
    const { document: sent } = await fetchPage("/account");
    expect(new URL(sent.URL).pathname + new URL(sent.URL).search).toBe("/auth?next=%2Faccount");
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await openPage(visitor, "/account");
    await expectPath("/auth?next=%2Faccount");
    const panel = within(await screen.findByRole("tabpanel"));
    fill(panel.getByLabelText(/^Email/), registration.email);
    fill(panel.getByLabelText(/^Password/), registration.password);
    await user.type(panel.getByLabelText(/^Password/), "{Enter}");
    await expectPath("/account");
    await findTitle("Your Account");
  });

  test("is in no list, and is not cached", async ({ visitor, fetchPage }) => {
    expect(await (await visitor.fetch("/sitemap.xml")).text()).not.toContain("/account");
    await visitor.signUp();
    expect((await visitor.fetch("/account")).headers.get("cache-control")).toBe("no-store");
    const { document } = await fetchPage("/account");
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(document.querySelector('link[rel="canonical"]')).toBeNull();
  });
});

test("the account's menu in the navigation bar leads to the page", async ({ visitor }) => {
  const { lastName, email } = await visitor.signUp({ firstName: "Sage" });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, "/accessibility");
  await user.click(await screen.findByRole("button", { name: "Hello, Sage" }));
  const menu = await screen.findByRole("menu");
  expect(menu).toHaveAccessibleDescription(`Sage ${lastName} ${email}`);
  expect(menu.firstElementChild).toHaveTextContent(`Sage ${lastName} ${email}`);
  const items = await screen.findAllByRole("menuitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "My registrations",
    "My content",
    "Account",
    "Logout",
  ]);
  await user.click(screen.getByRole("menuitem", { name: "Account" }));
  await expectPath("/account");
  await findTitle("Your Account");
  expect(await screen.findByRole("button", { name: "Hello, Sage" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

describe("the parts", () => {
  const partNamed = async (name: string) =>
    (await findSection(name)).element.querySelector("details") as HTMLDetailsElement;

  test("are closed; a press opens one, and another closes it", async ({ visitor }) => {
    await visitor.signUp();
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await openPage(visitor, "/account");
    const profile = await partNamed("Profile");
    expect(document.querySelectorAll("main details:not([open])").length).toBeGreaterThan(6);
    expect(document.querySelector("main details[open]")).toBeNull();
    await user.click(within(profile).getByText("Profile"));
    expect(within(profile).getByLabelText(/First Name/)).toBeVisible();
    await user.click(within(profile).getByText("Profile"));
    expect(within(profile).getByLabelText(/First Name/)).not.toBeVisible();
  });

  test.for([
    ["#registrations", "My registrations"],
    ["#children", "Children"],
    ["#membership", "Membership"],
    ["#profile", "Profile"],
    ["#email-address", "Profile"],
    ["#password", "Password and sign-in"],
    ["#notices", "Emails about your work"],
    ["#my-data", "My data"],
    ["#access-tokens", "Access tokens"],
    ["#delete-account", "Delete your account"],
  ] as const)("a link to %s opens “%s” alone", async ([fragment, name], { visitor, site }) => {
    const { email } = await visitor.signUp();
    await site.makeStaff(email);
    await openPage(visitor, `/account${fragment}`);
    await waitFor(async () => expect(await partNamed(name)).toHaveAttribute("open"));
    expect(document.querySelectorAll("main details[open]")).toHaveLength(1);
    // Without scripts the browser opens it, as the anchor lies within.
    expect(document.querySelector(fragment)?.closest("details")).toBe(await partNamed(name));
  });

  test("a link to one opens it after signing in too", async ({ visitor, site }) => {
    const account = await createVisitor(site).signUp();
    // The server redirects, and a browser keeps the fragment.
    await openPage(visitor, "/auth?next=%2Faccount#password");
    const panel = within(await screen.findByRole("tabpanel"));
    fill(panel.getByLabelText(/^Email/), account.email);
    fill(panel.getByLabelText(/^Password/), account.password);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.type(panel.getByLabelText(/^Password/), "{Enter}");
    await expectPath("/account#password");
    await waitFor(async () =>
      expect(await partNamed("Password and sign-in")).toHaveAttribute("open"),
    );
  });

  test("tell in short what is in them", async ({ visitor }) => {
    await visitor.signUp();
    await visitor.post("/api/children", { firstName: "Mia", birthYear: 2018 });
    await openPage(visitor, "/account");
    const entry = (await partNamed("Children")).querySelector("summary");
    await waitFor(() => expect(entry).toHaveTextContent("ChildrenMia"));
  });
});

test("the page is complete without a request", async ({ visitor, fetchPage }) => {
  const { email } = await visitor.signUp();
  const { html } = await fetchPage("/account");
  expect(html).toContain(email);
  expect(html).toContain("This one");
});

test("the name changes, in the greeting too", async ({ visitor, fetchPage }) => {
  await visitor.signUp({ firstName: "Sage" });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, "/account#profile");
  const name = await findSection("Your name");
  fill(name.getByLabelText(/First Name/), "  ");
  await user.click(name.getByRole("button", { name: "Save Name" }));
  expect(await name.findByText("First name is required")).toBeVisible();
  expect(name.getByLabelText(/First Name/)).toHaveFocus();
  fill(name.getByLabelText(/First Name/), "Rowan");
  await user.keyboard("{Enter}");
  await expectToast("Your name is saved");
  expect(await screen.findByText("Hello, Rowan")).toBeVisible();
  const { document } = await fetchPage("/account");
  expect(document.querySelector("input[name=firstName][value=Rowan]")).not.toBeNull();
});

test("staff choose how often they get notices; a member without events has no such choice", async ({
  visitor,
  site,
}) => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const account = await visitor.signUp();
  await openPage(visitor, "/account");
  await findSection("Your name");
  expect(screen.queryByRole("heading", { name: "Emails about your work" })).toBeNull();
  await site.makeStaff(account.email);
  await openPage(visitor, "/account#notices");
  const section = await findSection("Emails about your work");
  const choice = section.getByRole("combobox", { name: "How often" });
  expect(choice).toHaveDisplayValue("Once a day, at 7 in the morning");
  await user.selectOptions(choice, "At once");
  await user.click(section.getByRole("button", { name: "Save Choice" }));
  await expectToast("Your choice is saved");
  expect(await visitor.get("/api/account/notices")).toEqual({ frequency: "atOnce" });
});

test("a new address counts once its mailed link is confirmed", async ({ visitor, site }) => {
  const { email, password } = await visitor.signUp();
  const newEmail = `new.${email}`;
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, "/account#email-address");
  const address = await findSection("Email address");
  expect(address.getByText(email)).toBeVisible();
  fill(address.getByLabelText(/New Email Address/), newEmail);
  fill(address.getByLabelText(/^Current Password/), password);
  await user.click(address.getByRole("button", { name: "Send Confirmation Link" }));
  await expectToast("Please check your mail");
  expect((await address.findByText(newEmail)).closest("[role=status]")).toHaveTextContent(
    `In our email to ${newEmail} you will find a link`,
  );
  expect(address.getByLabelText(/New Email Address/)).toHaveValue("");

  const mail = () => site.mails.find(({ to }) => to === newEmail);
  await expect.poll(mail).toBeDefined();
  const { pathname, search } = new URL(mail()?.links[0] ?? "");
  await openPage(visitor, pathname + search);
  await findTitle("Confirm Your Email Address");
  // Opening the link alone changes nothing, as mail scanners open links too.
  expect(await visitor.get("/api/user")).toMatchObject({ email });
  await user.click(await findButton("Confirm This Address"));
  expect(await findTitle("Your new address is confirmed")).toHaveFocus();
  const main = within(screen.getByRole("main"));
  expect(main.getByText(newEmail, { exact: false })).toBeVisible();
  await user.click(main.getByRole("link", { name: "Your Account" }));
  expect((await findSection("Email address")).getByText(newEmail)).toBeVisible();
});

describe("refused changes", () => {
  test("a wrong current password is reported at its field, and changes nothing", async ({
    visitor,
    site,
  }) => {
    const registration = await visitor.signUp();
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await openPage(visitor, "/account#password");
    const part = await findSection("Password");
    fill(part.getByLabelText(/^Current Password/), "not this one");
    fill(part.getByLabelText(/^New Password/), "a new password");
    await user.click(part.getByRole("button", { name: "Change Password" }));
    expect(await part.findByText("That is not your current password.")).toBeVisible();
    await waitFor(() => expect(part.getByLabelText(/^Current Password/)).toHaveFocus());
    expect(part.getByLabelText(/^New Password/)).toHaveValue("a new password");
    expect(await canSignIn(site, registration)).toBe(true);
  });

  test("a session that was ended elsewhere leads to the sign-in page", async ({ visitor }) => {
    const registration = await visitor.signUp();
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await openPage(visitor, "/account");
    const name = await findSection("Your name");
    await (await signInOnPhone(visitor, registration)).fetch(
      "/api/account/devices/sign-out-others",
      { method: "POST" },
    );
    await user.click(name.getByRole("button", { name: "Save Name" }));
    await expectPath("/auth?next=%2Faccount");
    await expectToast("You are logged out.");
    expect(await findLink("Login")).toBeVisible();
  });

  test("so does a link to the page after the session has ended unnoticed", async ({ visitor }) => {
    const registration = await visitor.signUp();
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await openPage(visitor, "/accessibility");
    const greeting = await screen.findByRole("button", { name: /^Hello,/ });
    await (await signInOnPhone(visitor, registration)).fetch(
      "/api/account/devices/sign-out-others",
      { method: "POST" },
    );
    await user.click(greeting);
    await user.click(await screen.findByRole("menuitem", { name: "Account" }));
    await expectPath("/auth?next=%2Faccount");
    expect(await findLink("Login")).toBeVisible();
  });
});

test("a new password signs out every other browser, and this one stays signed in", async ({
  visitor,
  fetchPage,
}) => {
  const registration = await visitor.signUp();
  const phone = await signInOnPhone(visitor, registration);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, "/account#password");
  expect(await screen.findByText("Safari on iPhone")).toBeVisible();
  const part = await findSection("Password");
  fill(part.getByLabelText(/^Current Password/), registration.password);
  fill(part.getByLabelText(/^New Password/), "12345");
  await user.click(part.getByRole("button", { name: "Change Password" }));
  expect(await part.findByText("Password must be at least 6 characters.")).toBeVisible();
  fill(part.getByLabelText(/^New Password/), "a new password");
  await user.click(part.getByRole("button", { name: "Change Password" }));
  await expectToast("Your password is changed");
  await waitFor(() => expect(part.getByLabelText(/^New Password/)).toHaveValue(""));
  expect(screen.queryByText("Safari on iPhone")).toBeNull();
  expect(await isSignedIn(phone)).toBe(false);
  const { document } = await fetchPage("/account");
  expect(document.querySelector("h1")).toHaveTextContent("Your Account");
});

test("one browser can be signed out, or all others after a confirmation", async ({ visitor }) => {
  const registration = await visitor.signUp();
  const phones = [await signInOnPhone(visitor, registration)];
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, "/account");
  let devices = await findSection("Where you are signed in");
  await waitFor(() => expect(devices.getAllByRole("listitem")).toHaveLength(2));
  expect(devices.getAllByRole("listitem")[0]).toHaveTextContent("This one");
  await user.click(devices.getByRole("button", { name: "Sign Out Safari on iPhone" }));
  await expectToast("Signed out there");
  await waitFor(() => expect(devices.getAllByRole("listitem")).toHaveLength(1));
  expect(devices.queryByRole("button")).toBeNull();
  expect(await isSignedIn(phones[0] as Visitor)).toBe(false);

  phones.push(await signInOnPhone(visitor, registration));
  phones.push(await signInOnPhone(visitor, registration));
  await openPage(visitor, "/account");
  devices = await findSection("Where you are signed in");
  await user.click(await devices.findByRole("button", { name: "Sign Out Everywhere Else" }));
  await user.click((await findDialog()).getByRole("button", { name: "Not now" }));
  await expectNoDialog();
  expect(await isSignedIn(phones[1] as Visitor)).toBe(true);
  await user.click(devices.getByRole("button", { name: "Sign Out Everywhere Else" }));
  await user.click((await findDialog()).getByRole("button", { name: "Sign Out" }));
  await expectToast("Signed out everywhere else");
  await waitFor(() => expect(devices.getAllByRole("listitem", { hidden: true })).toHaveLength(1));
  for (const phone of phones) expect(await isSignedIn(phone)).toBe(false);
});

test("the account is deleted after a confirmation and the password; its articles stay", async ({
  visitor,
  site,
}) => {
  const registration = await visitor.signUp();
  const { id } = await visitor.post<{ id: string }>("/api/news", buildArticle());
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, "/account");
  const { element, getByRole } = await findSection("Delete your account");
  expect(element).toHaveTextContent("News, events and education articles you have published.");
  expect(element).toHaveTextContent("all your registrations");
  expect(screen.getByRole("link", { name: "Your privacy rights" })).toHaveAttribute(
    "href",
    "/privacy#rights",
  );
  expectDanger(getByRole("button", { name: "Delete My Account" }));
  await user.click(getByRole("button", { name: "Delete My Account" }));
  const dialog = await findDialog("Delete your account?");
  expectDanger(dialog.getByRole("button", { name: "Delete My Account" }));
  await user.click(dialog.getByRole("button", { name: "Delete My Account" }));
  expect(await dialog.findByText("Please enter your current password")).toBeVisible();
  fill(dialog.getByLabelText(/^Current Password/), registration.password);
  await user.click(dialog.getByRole("button", { name: "Delete My Account" }));
  expect(await findTitle("Your account is deleted")).toHaveFocus();
  expect(screen.getByRole("main")).toHaveTextContent("What you have published stays");
  expect(await findLink("Login")).toBeVisible();
  expect(await canSignIn(site, registration)).toBe(false);
  expect(await visitor.get(`/api/news/${id}`)).toMatchObject({ authorId: null });
});
