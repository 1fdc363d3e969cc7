import { waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { setupUser } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import {
  expectDrawing,
  expectPath,
  expectToast,
  fill,
  findButton,
  findLink,
  findMailedPath,
  findSection,
  findTitle,
} from "#testing/page.ts";
import { test } from "#testing/test.ts";
import type { Visitor } from "#testing/visitor.ts";

const user = setupUser();

let people = 0;
function newAddress(): string {
  people += 1;
  return `reader.${process.pid}.${people}@example.org`;
}

/** The text of the page that is visible if scripts run. */
function shownText(): string {
  const shown = document.querySelector("main")?.cloneNode(true) as HTMLElement;
  for (const hidden of shown.querySelectorAll("script, .note")) hidden.remove();
  return shown.textContent;
}

/** Subscribes by the form on the news page; returns its section. */
async function subscribe(visitor: Visitor, email: string) {
  await openPage(visitor, "/news");
  const box = await findSection("News by email");
  fill(await box.findByLabelText(/^Your email address/), email);
  await user.click(box.getByText("Subscribe"));
  const title = await box.findByText("Check your email", { selector: "h3" });
  expect(title).toBeVisible();
  expect(title.closest(".panel")).toHaveFocus();
  expectDrawing(title.closest(".panel"));
  return box;
}

test("the newsletter form shows an error for an invalid address, and refers children to an adult", async ({
  visitor,
}) => {
  await openPage(visitor, "/news");
  const box = await findSection("News by email");
  expect(box.getByText(/Under 13\? .* parent or guardian/)).toBeVisible();
  await user.click(await box.findByText("Subscribe"));
  await waitFor(() => expect(box.getByText("Email is required")).toBeVisible());
  fill(box.getByLabelText(/email/i), newAddress());
  await user.click(box.getByText("Subscribe"));
  await expectToast(/Check your email/);
});

test("a page that asks for an address has no second field in the footer", async ({ fetchPage }) => {
  for (const path of ["/news", "/auth", "/forgot-password", "/membership", "/contact"]) {
    const { document: sent } = await fetchPage(path);
    expect(sent.querySelector("footer input"), path).toBeNull();
    expect(sent.querySelectorAll("input[type=email]"), path).toHaveLength(1);
  }
});

test("the footer of other pages has the form, with a unique label", async ({
  visitor,
  fetchPage,
}) => {
  const { document: sent } = await fetchPage("/mission");
  expect(within(sent.body).queryByLabelText(/e-?mail/i)).toBeNull();
  const form = sent.querySelector("footer form");
  // Without scripts the button links to the news page, and no address gets into a log.
  expect(form).toHaveAttribute("action", "/news#newsletter");
  expect(form?.querySelector("[name]")).toBeNull();

  await openPage(visitor, "/mission");
  const box = await findSection("Newsletter");
  fill(await box.findByLabelText("Where to send the newsletter"), "nobody");
  await user.click(box.getByText("Subscribe"));
  const wrong = await waitFor(() => {
    const field = within(document.body).getByLabelText(/^Where to send/);
    expect(field).toHaveAttribute("aria-invalid", "true");
    return field;
  });
  expect(wrong).toHaveValue("nobody");
  const email = newAddress();
  fill(wrong, email);
  await user.click((await findSection("Newsletter")).getByText("Subscribe"));
  await expectToast(/Check your email/);
  await user.click((await findSection("Newsletter")).getByText("Use another address"));
  expect(within(document.body).getByLabelText(/^Where to send/)).toHaveValue("");
});

test("a valid address in the footer is sent by one click", async ({ visitor, site }) => {
  await openPage(visitor, "/mission");
  const email = newAddress();
  fill((await findSection("Newsletter")).getByLabelText(/^Where to send/), email);
  await user.click((await findSection("Newsletter")).getByText("Subscribe"));
  await expectToast(/Check your email/);
  await findMailedPath(site, email, "newsletterConfirm");
});

test("a button confirms a subscription, also twice; the form says the same to a subscriber, who gets a mail with the link to unsubscribe", async ({
  visitor,
  site,
  fetchPage,
}) => {
  const email = newAddress();
  const box = await subscribe(visitor, email);
  expect(box.element).not.toHaveTextContent(email);
  const said = box.element.textContent;

  const path = await findMailedPath(site, email, "newsletterConfirm");
  for (let time = 1; time <= 2; time += 1) {
    await openPage(visitor, path);
    await findTitle("Confirm Your Subscription");
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await user.click(await findButton("Confirm"));
    expect(await findTitle("You are subscribed")).toHaveFocus();
  }
  expect(shownText()).not.toContain("@");

  const again = await subscribe(visitor, email.toUpperCase());
  expect(again.element.textContent).toBe(said);
  await user.click(again.getByText("Use another address"));
  expect(again.getByLabelText(/^Your email address/)).toHaveValue("");

  const wayOut = await findMailedPath(site, email, "newsletterKnown");
  expect(wayOut).toMatch(/^\/newsletter\/unsubscribe\?token=[\da-f-]{36}$/);
  // A browser that opens the header's address changes nothing before the button is clicked.
  const followed = await visitor.fetch(`/api${wayOut}`);
  expect(followed.url).toBe(site.url + wayOut);
  const { document: sent } = await fetchPage(wayOut);
  expect(sent.querySelector("h1")).toHaveTextContent(/^Unsubscribe$/);
  for (let time = 1; time <= 2; time += 1) {
    await openPage(visitor, wayOut);
    await findTitle("Unsubscribe");
    expect(shownText()).not.toContain("@");
    await user.click(await findButton("Unsubscribe"));
    await findTitle("You are unsubscribed");
  }
});

test("invalid links say so, and what to do", async ({ visitor }) => {
  const alert = () => document.querySelector("main [role=alert]");
  await openPage(visitor, `/newsletter/confirm?token=${"x".repeat(43)}`);
  await user.click(await findButton("Confirm"));
  await waitFor(() => expect(alert()).toHaveTextContent("This link is not valid any more."));
  const again = await findLink("Subscribe again");
  expect(alert()).toContainElement(again);
  await user.click(again);
  await expectPath("/news#newsletter");
  await openPage(visitor, "/newsletter/unsubscribe?token=6f1c2d3e-0000-4000-8000-000000000000");
  await user.click(await findButton("Unsubscribe"));
  await waitFor(() => expect(alert()).toHaveTextContent("This link belongs to no subscription."));
  for (const path of ["confirm", "unsubscribe"]) {
    await openPage(visitor, `/newsletter/${path}`);
    await findTitle("This link is not complete");
  }
});

test("without JavaScript the pages of the newsletter explain that they need it", async ({
  fetchPage,
}) => {
  for (const path of ["/newsletter/confirm?token=x", "/newsletter/unsubscribe?token=x", "/news"]) {
    const { document } = await fetchPage(path);
    // e2e/rendering.spec.ts tests the visible parts of this document without scripts.
    expect(document.documentElement).toHaveAttribute("data-no-scripts");
    const notes = [...document.querySelectorAll("main p[class*=note]")];
    expect(notes.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/needs JavaScript/),
    ]);
  }
});
