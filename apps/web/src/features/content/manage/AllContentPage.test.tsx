import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { newTitle, publishArticle } from "#testing/data/content.ts";
import { createMember, publishEvent, register } from "#testing/data/events.ts";
import { setupUser } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import { expectPath, expectToast, findButton, findDialog, findLink } from "#testing/page.ts";
import { test } from "#testing/test.ts";

const user = setupUser();
const rows = () => [...document.querySelectorAll<HTMLElement>("main tbody tr")];
const titles = () => rows().map((row) => row.querySelector("a")?.textContent);

test("staff sort the content of an author, and take several pages down after one question", async ({
  visitor,
  site,
}) => {
  const { email } = await visitor.signUp({ firstName: "Bo", lastName: "Lind" });
  await site.makeStaff(email);
  const { id: author } = await visitor.get<{ id: string }>("/api/user");
  const [birch, ash, draft] = [newTitle("Birch"), newTitle("Ash"), newTitle("Cedar")];
  const ids = [
    await publishArticle(visitor, { title: birch }),
    await publishArticle(visitor, { title: ash }),
  ];
  await publishArticle(visitor, { title: draft, published: false });

  await openPage(visitor, `/staff/content?author=${author}`);
  await waitFor(() => expect(titles()).toEqual([draft, ash, birch]));
  expect(rows()[0]).toHaveTextContent(/NewsDraftBo Lind/);
  await user.click(await findLink("Title"));
  await expectPath(`/staff/content?author=${author}&order=title`);
  await waitFor(() => expect(titles()).toEqual([ash, birch, draft]));
  expect(screen.getByRole("columnheader", { name: "Title" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );

  await user.click(screen.getByRole("checkbox", { name: `Select ${draft}` }));
  const takeDown = () => screen.getByRole("button", { name: "Take Down" });
  expect(takeDown()).toHaveAttribute("aria-disabled", "true"); // Readers do not see the draft.
  await user.click(screen.getByRole("checkbox", { name: "Select all" }));
  await user.click(await findButton("Take Down"));
  const { element, getByText } = await findDialog("Take 2 pages down now?");
  await user.click(getByText("Not now"));
  await waitFor(() => expect(element).not.toBeInTheDocument());
  await user.click(takeDown());
  const asked = await findDialog("Take 2 pages down now?");
  await user.click(asked.getByText("Take Down"));
  await expectToast("2 pages are taken down");
  await waitFor(() => expect(rows()[0]).toHaveTextContent("Draft"));
  expect(screen.queryByRole("button", { name: "Take Down" })).toBeNull();
  expect(screen.getByRole("checkbox", { name: "Select all" })).not.toBeChecked();
  for (const id of ids) expect((await visitor.fetch(`/api/news/${id}`)).status).toBe(404);
});

test("an event with registrations is not taken down with others", async ({ visitor, site }) => {
  const { email } = await visitor.signUp();
  await site.makeStaff(email);
  const { id: author } = await visitor.get<{ id: string }>("/api/user");
  const id = await publishEvent(visitor);
  const family = await createMember(site);
  await register(family, id);

  await openPage(visitor, `/staff/content?author=${author}`);
  await user.click(await screen.findByRole("checkbox", { name: "Select all" }));
  await user.click(await findButton("Take Down"));
  await user.click((await findDialog("Take one page down now?")).getByText("Take Down"));
  await expectToast(/One was left: 1 person is signed up for this event/);
  expect((await visitor.fetch(`/api/events/${id}`)).status).toBe(200);
});
