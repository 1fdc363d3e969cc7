import { screen, within } from "@testing-library/react";
import { expect } from "vitest";
import { openPage } from "../../../testing/openPage.tsx";
import { findTitle } from "../../../testing/page.ts";
import { test } from "../../../testing/test.ts";

test("an invalid link is reported, with a link to the account's registrations", async ({
  visitor,
}) => {
  for (const search of ["", "?token=", "?token=no", `?token=${"x".repeat(36)}`]) {
    await openPage(visitor, `/registrations/cancel${search}`);
    await findTitle("This link cannot be used");
    expect(
      within(screen.getByRole("main")).getByRole("link", { name: "Your Account" }),
    ).toBeVisible();
  }
});

test("the document contains no token, sends none elsewhere, and is not in the sitemap", async ({
  visitor,
}) => {
  const token = "only-the-reader-knows";
  const response = await visitor.fetch(`/registrations/cancel?token=${token}`);
  expect(await response.text()).not.toContain(token);
  expect(response.headers.get("referrer-policy")).toBe("strict-origin");
  expect(await (await visitor.fetch("/sitemap.xml")).text()).not.toContain("registrations");
  await openPage(visitor, `/registrations/cancel?token=${token}`);
  await findTitle("This link cannot be used");
  expect(document.querySelector("[aria-label*='otifications'] li")).toBeNull();
});
