import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { setupUser } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import { expectPath, expectToast, fill, findButton, findLink } from "#testing/page.ts";
import { test } from "#testing/test.ts";
import type { Visitor } from "#testing/visitor.ts";

const user = setupUser();

async function beStaff(visitor: Visitor) {
  const { email } = await visitor.signUp();
  await visitor.site.makeStaff(email);
}

/** Adds a mail that was given up. */
function addFailedMail({ site }: Visitor, recipient: string, overrides = {}) {
  return site.prisma.mail.create({
    data: {
      kind: "passwordReset",
      recipient,
      subject: "Choose a new password",
      text: "Open it now.",
      html: "<p>Open</p>",
      status: "failed",
      attempts: 3,
      lastError: "The mail server could not be reached.",
      ...overrides,
    },
  });
}

/** The texts of the cells of a mail, by its recipient. */
async function findCells(recipient: string) {
  const cell = await within(await screen.findByRole("table", { name: "Emails" })).findByText(
    recipient,
  );
  return [...(cell.closest("tr")?.cells ?? [])].map(({ textContent }) => textContent);
}

test("a mail is listed with its kind, recipient and status, and found by its address", async ({
  visitor,
  site,
}) => {
  await beStaff(visitor);
  const email = "maya.mails@example.org";
  await visitor.post("/api/membership", {
    firstName: "Maya",
    lastName: "Chen",
    email,
    membershipType: "family",
  });
  await expect.poll(() => site.mails.filter(({ to }) => to === email).length).toBeGreaterThan(0);
  await openPage(visitor, "/staff/mail");
  fill(await screen.findByRole("searchbox"), email);
  const search = `/staff/mail?search=${encodeURIComponent(email)}`;
  await expectPath(search);
  const date = await findLink("Date");
  await waitFor(() => expect(date).toHaveAttribute("href", `${search}&order=oldest`));
  await user.click(date);
  await expectPath(`${search}&order=oldest`);
  await waitFor(() => expect(date).toHaveAttribute("href", search));
  expect(screen.getByRole("columnheader", { name: "Date" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await user.click(date);
  await expectPath(search);
  await waitFor(async () =>
    expect((await findCells(email)).slice(2, 5)).toEqual(["Membership received", email, "Sent"]),
  );
  const failed = await findLink("Failed");
  await waitFor(() => expect(failed).toHaveAttribute("href", `${search}&status=failed`));
  await user.click(failed);
  expect(await screen.findByRole("heading", { name: "No email here" })).toBeVisible();
});

test("several failed mails are sent again, but for one whose link has expired", async ({
  visitor,
}) => {
  await beStaff(visitor);
  const [first, second] = ["first@example.org", "second@example.org"];
  await addFailedMail(visitor, first);
  await addFailedMail(visitor, second);
  await addFailedMail(visitor, "late@example.org", { expiresAt: new Date(0) });
  await openPage(visitor, "/staff/mail?status=failed");
  expect((await findCells(first))[4]).toBe(
    "Failed after 3 triesThe mail server could not be reached.",
  );
  expect((await findCells("late@example.org"))[4]).toContain("Its link has expired");
  await user.click(screen.getByRole("checkbox", { name: "Select all" }));
  await screen.findByRole("region", { name: "3 selected" });
  await user.click(await findButton("Send Again"));
  await expectToast("2 emails are being sent again");
  await waitFor(async () =>
    expect(
      await visitor.site.prisma.mail.count({
        where: { recipient: { in: [first, second] }, status: "failed" },
      }),
    ).toBe(0),
  );
});

test("all failed mails are sent again at once", async ({ visitor }) => {
  await beStaff(visitor);
  await addFailedMail(visitor, "third@example.org");
  await openPage(visitor, "/staff/mail");
  await user.click(await findButton("Send Failed Again"));
  await expectToast("One email is being sent again");
});

test("on a site without a mail server the subject opens the text", async ({ visitor }) => {
  await beStaff(visitor);
  await addFailedMail(visitor, "reader@example.org");
  // Simulates the responses of such a site.
  let isPassing = false;
  visitor.intercept(async (path, request) => {
    if (path.includes("staff.mailText")) {
      const json = { text: "Open https://example.org/reset now." };
      return Response.json([{ result: { data: { json } } }]);
    }
    if (isPassing || !path.includes("staff.mails")) return undefined;
    isPassing = true;
    const response = await visitor.fetch(request);
    isPassing = false;
    const body = (await response.text()).replaceAll('"hasText":false', '"hasText":true');
    return new Response(body, response);
  });
  await openPage(visitor, "/staff/mail?search=reader");
  await user.click(await screen.findByText("Choose a new password", { selector: "summary" }));
  const link = await screen.findByRole("link", { name: "https://example.org/reset" });
  expect(link.closest("pre")).toHaveTextContent("Open https://example.org/reset now.");
});
