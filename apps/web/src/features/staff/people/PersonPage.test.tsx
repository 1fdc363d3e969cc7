import { waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { createMember } from "../../../testing/data/events.ts";
import { setupUser } from "../../../testing/forms/editor.ts";
import { openPage } from "../../../testing/openPage.tsx";
import {
  expectPath,
  expectToast,
  findButton,
  findDialog,
  findTitle,
} from "../../../testing/page.ts";
import { test } from "../../../testing/test.ts";

const user = setupUser();

/** The entry of the list of people with these words, once it is there. */
const findPerson = (words: string) =>
  waitFor(() => {
    const rows = [...document.querySelectorAll<HTMLElement>("main ol > li")];
    const found = rows.find(({ textContent }) => textContent?.includes(words));
    if (!found) throw new Error(`${words} is not listed.`);
    return found;
  });

const main = () => document.querySelector("main");

// The data of a page counts as fresh for five minutes: both pages were open before the change.
test("a role shows at once on the person's page and in the list of people", async ({
  visitor,
  site,
}) => {
  const { email } = await visitor.signUp();
  await site.makeStaff(email);
  const { registration } = await createMember(site, { firstName: "Wren", lastName: "Abara" });
  await openPage(visitor, "/staff/people");
  const row = await findPerson(registration.email);
  expect(row).not.toHaveTextContent("Leader");
  await user.click(within(row).getByRole("link", { name: "Wren Abara" }));
  await findTitle("Wren Abara");
  expect(main()).not.toHaveTextContent("Leader since");

  await user.click(await findButton("Make Leader"));
  await user.click((await findDialog("Make them a leader?")).getByText("Make Leader"));
  await expectToast("They are a leader now");
  await waitFor(() => expect(main()).toHaveTextContent("Leader since"));
  expect(await findButton("Take Leader Role")).toBeVisible();
  window.history.back();
  await expectPath("/staff/people");
  await waitFor(async () =>
    expect(await findPerson(registration.email)).toHaveTextContent("Leader"),
  );
});
