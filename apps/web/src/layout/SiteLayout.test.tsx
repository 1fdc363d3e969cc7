import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, vi } from "vitest";
import { openPage } from "#testing/openPage.tsx";
import { expectShownFor, findToast } from "#testing/page.ts";
import { test } from "#testing/test.ts";

const NAVIGATION = [
  ["Home", "/"],
  ["Mission", "/mission"],
  ["Events", "/events"],
  ["Education", "/education"],
  ["Membership", "/membership"],
  ["News", "/news"],
  ["Gallery", "/gallery"],
  ["Leadership", "/leadership"],
  ["Sponsors", "/sponsors"],
  ["Contact", "/contact"],
] as const;

const FOOTER = [
  ["Mission", "/mission"],
  ["Programs", "/education"],
  ["Events", "/events"],
  ["Membership", "/membership"],
  ["News", "/news"],
  ["Leadership", "/leadership"],
  ["Sponsors", "/sponsors"],
  ["Contact", "/contact"],
  ["Privacy Policy", "/privacy"],
  ["Terms of Service", "/terms"],
  ["Accessibility", "/accessibility"],
] as const;

test("the navigation bar has every link and marks the current page", async ({ fetchPage }) => {
  const { document } = await fetchPage("/news");
  const banner = document.querySelector("header") as HTMLElement;
  const bar = within(banner);
  for (const [name, href] of NAVIGATION) {
    expect(bar.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  expect(bar.getByRole("link", { name: "News" })).toHaveAttribute("aria-current", "page");
  expect(banner.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
  expect(bar.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/auth");
});

test("the footer has the mission, every link and the year", async ({ fetchPage }) => {
  const { document } = await fetchPage("/");
  const footer = within(document.querySelector("footer") as HTMLElement);
  for (const [name, href] of FOOTER) {
    expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  expect(footer.getByRole("heading", { name: "Quick Links" })).toBeVisible();
  expect(footer.getByRole("heading", { name: "Resources" })).toBeVisible();
  expect(footer.getByText(/© 2025/)).toBeVisible();
});

test("each new page is announced to screen readers", async ({ visitor }) => {
  await openPage(visitor, "/");
  const navigation = await screen.findByRole("navigation", { name: "Main" });
  await userEvent.click(within(navigation).getByText("News"));
  await waitFor(() => {
    const announced = [...document.querySelectorAll('[aria-live="polite"]')].filter(
      ({ textContent }) => textContent?.includes("Latest News"),
    );
    expect(announced).toHaveLength(1);
  });
});

test("a toast closes after its duration", async ({ visitor }) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openPage(visitor, "/auth");
  const panel = await screen.findByRole("tabpanel");
  fireEvent.click(await within(panel).findByRole("button", { name: "Sign In" }));
  expect(await findToast()).toHaveTextContent("Missing fields");
  await expectShownFor(5_000);
});
