import { screen, within } from "@testing-library/react";
import { expect } from "vitest";
import { hydratePage, openPage } from "#testing/openPage.tsx";
import { test } from "#testing/test.ts";

const DAY = 24 * 60 * 60 * 1000;

test("staff without a second factor are told by when they need it, and then led to it", async ({
  visitor,
  site,
  fetchPage,
}) => {
  const { email } = await visitor.signUp();
  await site.makeStaff(email);
  await openPage(visitor, "/staff/people");
  const notice = await screen.findByText(/so your account needs two-step sign-in by/);
  expect(within(notice).getByRole("link", { name: "Set it up" })).toHaveAttribute(
    "href",
    "/account#two-step",
  );

  await site.prisma.userRole.updateMany({
    where: { user: { email } },
    data: { factorFrom: new Date(Date.now() - 8 * DAY) },
  });
  const { id } = await site.prisma.user.findUniqueOrThrow({ where: { email } });
  for (const path of ["/staff/people", `/staff/people/${id}`]) {
    const { status, document } = await fetchPage(path);
    expect([path, status]).toEqual([path, 403]);
    const heading = document.querySelector("h1");
    expect(heading).toHaveTextContent("Two-step sign-in comes first");
    expect(document.querySelector('main a[href="/account#two-step"]')).not.toBeNull();
  }
  await hydratePage(visitor, "/staff/people");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Two-step sign-in comes first",
  );
  await openPage(visitor, "/staff/applications");
  expect(await screen.findByText(/are closed to you until you set up/)).toBeVisible();
});
