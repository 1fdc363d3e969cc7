import { buildAccount } from "@headwaters/testing/factories";
import { mia } from "@headwaters/testing/people/registrations";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect } from "vitest";
import { createMember, publishEvent, register } from "#testing/data/events.ts";
import {
  fillSignIn,
  fillSignUp,
  openAuthPage,
  panel,
  recordSent,
} from "#testing/forms/authForm.ts";
import { openPage } from "#testing/openPage.tsx";
import {
  expectPath,
  expectToast,
  findDialog,
  findLink,
  findSection,
  findTitle,
} from "#testing/page.ts";
import { test } from "#testing/test.ts";
import { createVisitor } from "#testing/visitor.ts";

describe("the auth page", () => {
  test("offers both tabs beside the benefits of an account", async ({ visitor, fetchPage }) => {
    const { document: sent } = await fetchPage("/auth");
    const page = within(sent.body);
    expect(page.getByText(/Join Headwaters/)).toBeTruthy();
    for (const point of [
      /exclusive fishing workshops/i,
      /conservation education programs/i,
      /community events and tournaments/i,
    ]) {
      expect(page.getByText(point)).toBeTruthy();
    }
    const { user, getByLabelText, getByRole } = await openAuthPage(visitor, "Sign In");
    expect(screen.getByRole("tab", { name: "Sign In" })).toHaveAttribute("aria-selected", "true");
    expect(getByRole("link", { name: /forgot/i })).toHaveAttribute("href", "/forgot-password");
    const email = getByLabelText(/^Email/);
    expect(email).toHaveAttribute("type", "email");
    expect(email).toBeRequired();
    expect(email).toHaveAttribute("autocomplete", "username");
    expect(getByLabelText(/^Password/)).toHaveAttribute("autocomplete", "current-password");
    await user.click(screen.getByRole("tab", { name: "Sign Up" }));
    const signUp = await panel();
    expect(signUp.getByLabelText(/^Email Address/)).toHaveAttribute("type", "email");
    expect(signUp.getByLabelText(/^Email Address/)).toBeRequired();
    expect(signUp.getByLabelText(/^Password/)).toHaveAttribute(
      "placeholder",
      expect.stringMatching(/6\+ characters/),
    );
  });

  test("names the person who signs up for a minor, and the terms that the user accepts", async ({
    visitor,
  }) => {
    const { getByText, getByRole } = await openAuthPage(visitor, "Sign Up");
    expect(getByText(/Under 18\? .* parent or guardian/)).toBeVisible();
    for (const [name, href] of [
      ["Terms of Service", "/terms"],
      ["Privacy Policy", "/privacy"],
    ] as const) {
      expect(getByRole("link", { name })).toHaveAttribute("href", href);
    }
  });

  test("reports missing values before it sends anything", async ({ visitor }) => {
    const { user, getByRole } = await openAuthPage(visitor, "Sign In");
    const sent = recordSent(visitor);
    await user.click(getByRole("button", { name: "Sign In" }));
    await expectToast("Missing fields");
    await expectToast("Please fill in all fields.");
    await user.click(screen.getByRole("tab", { name: "Sign Up" }));
    const signUp = await panel();
    await user.click(signUp.getByRole("button", { name: "Create Account" }));
    await expectToast("Please fill in all fields.");
    fillSignUp(signUp, buildAccount({ password: "12345" }));
    await user.click(signUp.getByRole("button", { name: "Create Account" }));
    await expectToast("Password too short");
    await expectToast("Password must be at least 6 characters.");
    expect(document.querySelectorAll("[aria-label*='otifications'] li")).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  test("sends signed-in users home", async ({ visitor, fetchPage }) => {
    await visitor.signUp();
    expect(new URL((await fetchPage("/auth")).document.URL).pathname).toBe("/");
    await openPage(visitor, "/auth");
    await expectPath("/");
  });
});

test.for(["https://elsewhere.example", "//elsewhere.example", "/news", "/account/x"])(
  "a visitor is not led to %s",
  async (next, { visitor, site }) => {
    const registration = await createVisitor(site).signUp();
    const search = `?next=${encodeURIComponent(next)}`;
    const { user, ...signIn } = await openAuthPage(visitor, "Sign In", search);
    fillSignIn(signIn, registration);
    await user.type(signIn.getByLabelText(/^Password/), "{Enter}");
    await expectPath("/");
  },
);

test("a person who comes from an event to register signs up or in first, and returns to it", async ({
  visitor,
  site,
  fetchPage,
}) => {
  const account = await createVisitor(site).signUp();
  const id = await publishEvent(await createMember(site));
  const event = `/events/${id}`;
  const { document: sent } = await fetchPage(event);
  const link = within(sent.body).getByRole("link", { name: "Register" }).getAttribute("href") ?? "";
  const selected = (page: Document) => page.querySelector("[role=tab][aria-selected=true]");
  expect(selected((await fetchPage(link)).document)).toHaveTextContent("Sign Up");
  expect(selected((await fetchPage("/auth")).document)).toHaveTextContent("Sign In");

  const { user, ...signUp } = await openAuthPage(visitor, "Sign Up", link.slice("/auth".length));
  fillSignUp(signUp);
  await user.click(signUp.getByRole("button", { name: "Create Account" }));
  await expectPath(event);
  await findDialog();

  visitor.cookies.clear();
  await openPage(visitor, link);
  await user.click(await findLink("I have an account"));
  expect(await screen.findByRole("tab", { name: "Sign In" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  const signIn = await panel();
  fillSignIn(signIn, account);
  await user.type(signIn.getByLabelText(/^Password/), "{Enter}");
  await expectPath(event);
});

test("signing in leads only to registering", async ({ visitor, fetchPage }) => {
  await visitor.signUp();
  for (const next of [
    "/events/a",
    "//events/a#register",
    "/events/a/b#register",
    "/events/a#registered",
    "https://example.org/events/a#register",
    "/news/a#register",
  ]) {
    const address = `/auth?next=${encodeURIComponent(next)}`;
    expect((await fetchPage(address)).document.URL, next).toBe(`${visitor.site.url}/`);
    await openPage(visitor, address);
    await expectPath("/");
  }
});

test("refusals of the server are shown in its words", async ({ visitor, site }) => {
  const { user, ...signIn } = await openAuthPage(visitor, "Sign In");
  fillSignIn(signIn, { email: "nobody@example.org", password: "not a password" });
  await user.click(signIn.getByRole("button", { name: "Sign In" }));
  await expectToast("Login failed");
  await expectToast("Invalid email or password.");
  await expectPath("/auth");
  // The line stays when the toast has gone, and the keyboard keeps its place.
  expect(signIn.getByRole("alert")).toHaveTextContent("Invalid email or password.");
  expect(signIn.getByRole("button", { name: "Sign In" })).toHaveFocus();

  const suspended = await createVisitor(site).signUp();
  const { id } = await site.prisma.user.findUniqueOrThrow({ where: { email: suspended.email } });
  await site.prisma.suspension.create({ data: { userId: id, reason: "Sold bait" } });
  fillSignIn(signIn, suspended);
  await user.type(signIn.getByLabelText(/^Password/), "{Enter}");
  await waitFor(() =>
    expect(signIn.getByRole("alert")).toHaveTextContent(/^This account is suspended\./),
  );

  const registration = await createVisitor(site).signUp();
  await user.click(screen.getByRole("tab", { name: "Sign Up" }));
  const signUp = await panel();
  fillSignUp(signUp, registration);
  await user.click(signUp.getByRole("button", { name: "Create Account" }));
  await expectToast("Registration failed");
  await expectToast("An account with this email already exists.");
  expect(signUp.getByLabelText(/^First Name/)).toHaveValue(registration.firstName);
});

describe("while a request is in flight", () => {
  test("buttons say so and cannot be clicked twice", async ({ visitor }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    visitor.intercept((path, { method }) =>
      path.includes("accounts.register") && method === "POST" ? held : undefined,
    );
    const { user, ...signUp } = await openAuthPage(visitor, "Sign Up");
    fillSignUp(signUp);
    await user.click(signUp.getByRole("button", { name: "Create Account" }));
    expect(await signUp.findByRole("button", { name: "Creating account..." })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    release(undefined);
    await expectPath("/");
  });

  test("a page without the server's data waits as a whole for the current user", async ({
    visitor,
  }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    visitor.intercept((path) => (path.includes("accounts.currentUser") ? held : undefined));
    await openPage(visitor, "/accessibility");
    expect(await screen.findByText("Loading…")).toBeVisible();
    expect(document.querySelector("h1")).toBeNull();
    release(undefined);
    await findTitle("Accessibility");
  });
});

describe("an invalid session cookie", () => {
  test.for(["/", "/news", "/account", "/auth"])(
    "makes %s the page of an anonymous visitor",
    async (path, { visitor, fetchPage }) => {
      await visitor.signUp();
      // Simulates a change of the site's secret.
      const cookie = visitor.cookies.get("headwaters") ?? "";
      expect(cookie).not.toBe("");
      visitor.cookies.set("headwaters", `${cookie.slice(0, -3)}xxx`);
      const { status, document } = await fetchPage(path);
      expect(status).toBe(200);
      expect(document.querySelector("header a[href='/auth']")).toHaveTextContent("Login");
      const { pathname, search } = new URL(document.URL);
      expect(pathname + search).toBe(path === "/account" ? "/auth?next=%2Faccount" : path);
    },
  );
});

test("another tab that signs out ends a private page, and the next account sees none of the family's data", async ({
  visitor,
  site,
}) => {
  await visitor.signUp({ firstName: "Wren" });
  const next = await createVisitor(site).signUp({ firstName: "Robin" });
  await register(visitor, await publishEvent(visitor), { participants: [mia] });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, "/account#registrations");
  expect(await screen.findByText("This one")).toBeInTheDocument();
  const registrations = await findSection("My registrations");
  expect(await registrations.findByText("Mia")).toBeVisible();
  const otherTab = new BroadcastChannel("headwaters.currentUser");
  await visitor.fetch("/api/logout", { method: "POST" });
  otherTab.postMessage(null);
  otherTab.close();
  await expectPath("/auth?next=%2Faccount");
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  visitor.intercept((path) => (path.includes("profile.devices") ? held : undefined));
  const signIn = await panel();
  fillSignIn(signIn, next);
  await user.type(signIn.getByLabelText(/^Password/), "{Enter}");
  await expectPath("/account");
  await findTitle("Your Account");
  expect(screen.queryByText("This one")).toBeNull();
  release(undefined);
  expect(await screen.findByText("This one")).toBeInTheDocument();
  expect(screen.getByText(/You are not signed up/)).toBeInTheDocument();
  expect(screen.getByText(/No children yet\./)).toBeInTheDocument();
});
