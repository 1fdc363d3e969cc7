import { buildAccount } from "@headwaters/testing/factories";
import { type RunningSite, startSite } from "@headwaters/testing/site/site";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, inject } from "vitest";
import { fillSignIn, fillSignUp, openAuthPage, recordSent } from "#testing/forms/authForm.ts";
import { openPage } from "#testing/openPage.tsx";
import { expectPath, expectToast, fill, findButton } from "#testing/page.ts";
import { test as base } from "#testing/test.ts";
import { createVisitor } from "#testing/visitor.ts";

/** Adds a site with a longer minimum and few attempts. */
const test = base.extend<{ strict: RunningSite }>({
  strict: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures from the pattern
    async ({}, use) => {
      const settings = { PASSWORD_MIN_LENGTH: "12", THROTTLE_FACTOR: "0.1" };
      const site = await startSite(inject("siteTemplate"), settings);
      await use(site);
      await site.stop();
    },
    { scope: "file" },
  ],
});

describe("the field for a new password", () => {
  test("shows advice, then a hint that follows the typed text", async ({ visitor }) => {
    const signUp = await openAuthPage(visitor, "Sign Up");
    const password = signUp.getByLabelText(/^Password/);
    const hint = signUp.getByRole("status");
    expect(hint).toHaveTextContent("At least 6 characters");
    fill(signUp.getByLabelText(/^First Name/), "Juniper");
    for (const [typed, says] of [
      ["juniper7", /Your name and address/],
      ["heron gravel lantern", /^A strong password\.$/],
      ["", /At least 6 characters/],
      ["password", /on every list of guesses/],
    ] as const) {
      fill(password, typed);
      await waitFor(() => expect(hint).toHaveTextContent(says));
    }
    expect(password).toHaveAccessibleDescription(/on every list of guesses/);
  });

  test("accepts weak passwords", async ({ visitor }) => {
    const { user, ...signUp } = await openAuthPage(visitor, "Sign Up");
    fillSignUp(signUp, buildAccount({ password: "123456" }));
    expect(await signUp.findByText(/are easy to guess/)).toBeVisible();
    await user.click(signUp.getByRole("button", { name: "Create Account" }));
    await expectPath("/");
  });

  test("works with password managers, and accepts a pasted password whole", async ({ visitor }) => {
    const { user, ...signUp } = await openAuthPage(visitor, "Sign Up");
    const password = signUp.getByLabelText(/^Password/);
    expect(password).toHaveAttribute("autocomplete", "new-password");
    expect(password).toHaveAttribute("minlength", "6");
    expect(password).not.toHaveAttribute("maxlength");
    expect(signUp.getByLabelText(/^Email Address/)).toHaveAttribute("autocomplete", "email");
    const long = "trout ".repeat(40);
    await user.click(password);
    await user.paste(long);
    expect(password).toHaveValue(long);
  });
});

test("an organization with a longer minimum says so before anything is sent", async ({
  strict,
}) => {
  const visitor = createVisitor(strict);
  // The rule is part of the page's data, so the page sends no request.
  expect(await (await visitor.fetch("/auth")).text()).toContain('"minLength":12');
  const { user, ...signUp } = await openAuthPage(visitor, "Sign Up");
  await waitFor(() =>
    expect(signUp.getByLabelText(/^Password/)).toHaveAttribute(
      "placeholder",
      expect.stringMatching(/12\+ characters/),
    ),
  );
  expect(signUp.getByRole("status")).toHaveTextContent("At least 12 characters");
  const sent = recordSent(visitor);
  fillSignUp(signUp, buildAccount({ password: "eleven char" }));
  await user.click(signUp.getByRole("button", { name: "Create Account" }));
  await expectToast("Password must be at least 12 characters.");
  expect(sent).toEqual([]);
  fill(signUp.getByLabelText(/^Password/), "twelve chars");
  await user.click(signUp.getByRole("button", { name: "Create Account" }));
  await expectPath("/");

  await openPage(visitor, "/reset-password?token=any");
  fill(await screen.findByLabelText(/^New Password/), "12345");
  fill(screen.getByLabelText(/^Confirm Password/), "12345");
  await waitFor(() => expect(screen.getByText(/At least 12 characters/)).toBeVisible());
  await user.click(await findButton("Update Password"));
  expect(await screen.findByText("Password must be at least 12 characters")).toBeVisible();
  await openPage(visitor, "/account#password");
  fill(await screen.findByLabelText(/^New Password/), "12345");
  expect(await screen.findByText(/At least 12 characters/)).toBeVisible();
  await user.click(await findButton("Change Password"));
  expect(await screen.findByText("Password must be at least 12 characters.")).toBeVisible();
});

test("too many attempts are answered with the time of the next one", async ({ strict }) => {
  const { user, ...signIn } = await openAuthPage(createVisitor(strict), "Sign In");
  fillSignIn(signIn, { email: "nobody@example.org", password: "not a password" });
  await user.click(signIn.getByRole("button", { name: "Sign In" }));
  await expectToast("Invalid email or password.");
  await user.click(await signIn.findByRole("button", { name: "Sign In" }));
  await expectToast("Too many attempts. Please try again in 15 minutes.");
});
