import { buildApplication, buildArticle, buildMessage } from "@headwaters/testing/factories";
import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { createMember } from "#testing/data/events.ts";
import { setupUser } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import {
  expectDanger,
  expectPath,
  expectToast,
  findButton,
  findDialog,
  findTitle,
} from "#testing/page.ts";
import { test } from "#testing/test.ts";

const user = setupUser();

/** Finds the entry with these words in the list of people. */
const findPerson = (words: string) =>
  waitFor(() => {
    const rows = [...document.querySelectorAll<HTMLElement>("main tbody tr")];
    const found = rows.find(({ textContent }) => textContent?.includes(words));
    if (!found) throw new Error(`${words} is not listed.`);
    return found;
  });

const entry = () => document.querySelector("main h1")?.closest("section");

// A page's data is fresh for some minutes, and both pages were open before the change.
test("a role shows at once on the person's page and in the list of people", async ({
  visitor,
  site,
}) => {
  const { email } = await visitor.signUp();
  await site.makeStaff(email);
  const { registration } = await createMember(site, { firstName: "Wren", lastName: "Abara" });
  // Other tests use the site: the list has more people than a screen.
  const list = `/staff/people?search=${encodeURIComponent(registration.email)}`;
  await openPage(visitor, list);
  const row = await findPerson(registration.email);
  expect(row).not.toHaveTextContent("Leader");
  await user.click(within(row).getByRole("link", { name: "Wren Abara" }));
  await findTitle("Wren Abara");
  expect(entry()).not.toHaveTextContent("Leader since");

  await user.click(await findButton("Make Leader"));
  await user.click((await findDialog("Make them a leader?")).getByText("Make Leader"));
  await expectToast("They are a leader now");
  await waitFor(() => expect(entry()).toHaveTextContent("Leader since"));
  expect(await findButton("Take Leader Role")).toBeVisible();
  window.history.back();
  await expectPath(list);
  await waitFor(async () =>
    expect(await findPerson(registration.email)).toHaveTextContent("Leader"),
  );
});

test("a person's page links to all their activity, and deletes the account", async ({
  visitor,
  site,
}) => {
  const { email } = await visitor.signUp();
  await site.makeStaff(email);
  const person = await createMember(site, { firstName: "Juno", lastName: "Park" });
  const { id } = await person.get<{ id: string }>("/api/user");
  const article = await person.post<{ id: string }>("/api/news", {
    ...buildArticle({ title: "Otters at dusk", published: false }),
  });
  await person.post("/api/membership", buildApplication({ email: person.registration.email }));
  await person.post("/api/contact", buildMessage({ email: person.registration.email }));
  await openPage(visitor, `/staff/people/${id}`);
  await findTitle("Juno Park");
  const section = async (name: string) => within(await screen.findByRole("list", { name }));
  expect((await section("Content")).getByRole("link", { name: "Otters at dusk" })).toHaveAttribute(
    "href",
    `/writing/news/${article.id}`,
  );
  const application = (await section("Applications with this address")).getByRole("link");
  expect(application.getAttribute("href")).toMatch(/^\/staff\/applications\/./);
  const message = (await section("Messages with this address")).getByRole("link");
  expect(message.getAttribute("href")).toMatch(/^\/staff\/messages\/./);
  expect(screen.getByRole("region", { name: "Registrations" })).toHaveTextContent("Nothing.");

  await openPage(visitor, `/staff/content?author=${id}`);
  await user.click(await screen.findByRole("link", { name: "Otters at dusk" }));
  await expectPath(`/writing/news/${article.id}`);

  await openPage(visitor, `/staff/people/${id}`);
  const remove = await findButton("Delete Account");
  expectDanger(remove);
  await user.click(remove);
  const confirm = (await findDialog("Delete this account?")).getByRole("button", {
    name: "Delete Account",
  });
  expectDanger(confirm);
  await user.click(confirm);
  await expectToast("The account is deleted");
  await expectPath("/staff/people");
  expect((await person.fetch("/api/user")).status).toBe(401);
});

// The page's data may be asked for again between the deletion and the next page.
test("a person's page stays when the account is deleted meanwhile", async ({ visitor, site }) => {
  const { email } = await visitor.signUp();
  await site.makeStaff(email);
  const person = await createMember(site, { firstName: "Ivo", lastName: "Marsh" });
  const { id } = await person.get<{ id: string }>("/api/user");
  await openPage(visitor, `/staff/people/${id}`);
  const section = await screen.findByRole("region", { name: "Registrations" });
  await waitFor(() => expect(section).toHaveTextContent("Nothing."));
  await site.prisma.user.delete({ where: { id } });
  const asked: string[] = [];
  visitor.intercept(async (path) => {
    asked.push(path);
    return undefined;
  });
  document.dispatchEvent(new Event("visibilitychange")); // opens a new stream, which asks again
  await waitFor(() => expect(asked.join()).toContain("staff.record"));
  await user.click(await findButton("Sign Out Everywhere"));
  await user.click(
    (await findDialog("Sign them out everywhere?")).getByText("Sign Out Everywhere"),
  );
  await expectToast("Nothing was changed");
  await findTitle("Ivo Marsh");
});
