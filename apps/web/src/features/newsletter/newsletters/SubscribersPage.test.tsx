import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { setupUser } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import { expectPath, expectToast, findButton, findDialog, findLink } from "#testing/page.ts";
import { test } from "#testing/test.ts";

const user = setupUser();
const emails = () =>
  [...document.querySelectorAll("main tbody tr")].map(
    (row) => row.querySelector("td:nth-child(2)")?.textContent,
  );

test("subscribers are counted, chosen by keyboard, and removed together after one question", async ({
  visitor,
  site,
}) => {
  const { email } = await visitor.signUp();
  await site.makeStaff(email);
  const readers = ["a", "b", "c"].map((name) => `${name}.${process.pid}@rapids.example`);
  await site.prisma.newsletterSubscriber.createMany({
    data: readers.map((email, index) => ({
      email,
      status: "confirmed",
      createdAt: new Date(Date.now() - index * 60_000),
      confirmedAt: new Date(),
    })),
  });
  await openPage(visitor, "/staff/newsletter/subscribers");
  await user.click(await findLink(/^Confirmed \(\d+\)$/));
  await expectPath("/staff/newsletter/subscribers?status=confirmed");
  await user.type(screen.getByRole("searchbox"), "rapids");
  await expectPath("/staff/newsletter/subscribers?status=confirmed&search=rapids");
  await waitFor(() => expect(emails()).toEqual(readers));
  (document.activeElement as HTMLElement).blur();

  const row = (index: number) => screen.getByText(String(readers[index])).closest("tr");
  await user.keyboard("j");
  await waitFor(() => expect(row(0)).toHaveFocus());
  await user.keyboard("x");
  await user.keyboard("j");
  await waitFor(() => expect(row(1)).toHaveFocus());
  await user.keyboard("x");
  await user.click(await findButton("Remove"));
  const dialog = await findDialog("Remove 2 addresses?");
  expect(dialog.element).toHaveTextContent(`${readers[0]}, ${readers[1]}: forgotten`);
  expect(dialog.element).not.toHaveTextContent(String(readers[2]));
  await user.click(dialog.getByText("Remove"));
  await expectToast("2 addresses are removed");
  await waitFor(() => expect(emails()).toEqual([readers[2]]));
});
