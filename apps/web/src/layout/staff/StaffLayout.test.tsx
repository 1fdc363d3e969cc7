import { buildApplication, buildEvent } from "@headwaters/testing/factories";
import type { RunningSite } from "@headwaters/testing/site/site";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { matchPath } from "react-router-dom";
import { describe, expect, vi } from "vitest";
import { pageRoutes } from "#app/pageRoutes.ts";
import { findRight } from "#lib/pageRoute.ts";
import { publishArticle } from "#testing/data/content.ts";
import { openPage } from "#testing/openPage.tsx";
import {
  currentPath,
  expectNoDialog,
  expectPath,
  expectToast,
  fill,
  findButton,
  findDialog,
  findLink,
  findSection,
  findTitle,
} from "#testing/page.ts";
import { test } from "#testing/test.ts";
import { createVisitor, type Visitor } from "#testing/visitor.ts";
import { logTexts } from "../../features/staff/log/texts.ts";
import { mailsTexts, pauseTexts } from "../../features/staff/mails/texts.ts";
import { overviewTexts } from "../../features/staff/overview/texts.ts";
import { peopleTexts } from "../../features/staff/people/texts.ts";

/** Sends a membership application. */
async function apply(site: RunningSite, firstName: string) {
  const email = "m@example.org";
  await createVisitor(site).post("/api/membership", {
    firstName,
    lastName: "Chen",
    email,
    membershipType: "family",
  });
}

/** Signs up and gets the role staff. */
async function beStaff(visitor: Visitor) {
  const { email } = await visitor.signUp({ firstName: "Bo", lastName: "Lind" });
  await visitor.site.makeStaff(email);
  return email;
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await findButton(name));

test("visitors and members find no staff page and no staff text", async ({
  visitor,
  site,
  fetchPage,
}) => {
  await apply(site, "Quillon");
  const words = [
    overviewTexts.lead,
    peopleTexts.lead,
    mailsTexts.lead,
    logTexts.lead,
    "Staff pages",
    "Quillon",
  ];
  async function look() {
    for (const route of pageRoutes.filter(findRight)) {
      const path = route.path.replace(":kind", "news").replace(":id", "some-thing");
      const response = await visitor.fetch(path);
      expect([path, response.status]).toEqual([path, 404]);
      const html = await response.text();
      expect(html).toContain("Page Not Found");
      for (const word of words) expect(html).not.toContain(word);
    }
    await openPage(visitor, "/staff");
    await findTitle("Page Not Found");
  }
  await look();
  await visitor.signUp();
  await look();
  const { document: sent } = await fetchPage("/account");
  expect(within(sent.body).queryByRole("link", { name: /staff/i })).toBeNull();
});

test("a page has the same name in the navigation and in its title", async ({
  visitor,
  fetchPage,
}) => {
  await beStaff(visitor);
  for (const { path, staffNav } of pageRoutes) {
    if (!staffNav) continue;
    const { document } = await fetchPage(path);
    expect([path, document.querySelector("h1")?.textContent]).toEqual([path, staffNav.label]);
    const current = document.querySelector("nav [aria-current=page]");
    expect(current).toHaveTextContent(new RegExp(`^${staffNav.label}`));
  }
});

test("pages that members share with staff have the frame of each", async ({
  visitor,
  site,
  fetchPage,
}) => {
  const { email } = await visitor.signUp();
  const news = await publishArticle(visitor);
  const { id: event } = await visitor.post<{ id: string }>("/api/events", buildEvent());
  const paths = [
    `/writing/news/${news}`,
    `/writing/news/${news}/history`,
    `/writing/news/${news}/history/1`,
    `/events/${event}/roster`,
    "/guides/author",
  ];
  const shared = pageRoutes.filter(({ frame }) => frame === "staff");
  for (const { path } of shared) expect(paths.some((one) => matchPath(path, one))).toBe(true);
  async function findFrames() {
    const pages = await Promise.all(paths.map((path) => fetchPage(path)));
    return pages.map(({ document }) => ({
      status: document.querySelector("h1")?.textContent,
      isOfStaff: document.querySelector("nav[aria-label='Staff pages']") !== null,
      isOfSite: document.querySelector("footer") !== null,
    }));
  }
  for (const frame of await findFrames())
    expect(frame).toMatchObject({ isOfStaff: false, isOfSite: true });
  await site.makeStaff(email);
  for (const frame of await findFrames())
    expect(frame).toMatchObject({ isOfStaff: true, isOfSite: false });
});

test("an entry leads back to the list from which it was opened, as it was filtered", async ({
  visitor,
}) => {
  await beStaff(visitor);
  const title = `Herons of ${crypto.randomUUID()}`;
  await publishArticle(visitor, { title });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const list = `/staff/content?search=${encodeURIComponent(title).replaceAll("%20", "+")}`;
  await openPage(visitor, list);
  await user.click(await findLink(title));
  const back = () => document.querySelector("main header a");
  await waitFor(() => expect(back()).toHaveTextContent("Content"));
  await user.click(await findLink("History"));
  await waitFor(() => expect(back()).toHaveTextContent("Back to editing"));
  await user.click(await findLink(/^Version 1/));
  await findTitle("Version 1");
  await user.keyboard("{Escape}");
  await findTitle(title);
  await user.click(await findLink(/Back to editing$/));
  await waitFor(() => expect(back()).toHaveTextContent("Content"));
  await user.click(back() as Element);
  await expectPath(list);
  await user.click(await findLink("How this works"));
  await findTitle("Guide for editors");
  await waitFor(() => expect(back()).toHaveAttribute("href", list));
});

test("staff whose session ended while writing return to the same page", async ({ visitor }) => {
  const account = await visitor.signUp({ firstName: "Bo", lastName: "Lind" });
  await visitor.site.makeStaff(account.email);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const page = "/staff/people?search=heron";
  await openPage(visitor, page);
  await findTitle(peopleTexts.title);
  const otherTab = new BroadcastChannel("headwaters.currentUser");
  await visitor.fetch("/api/logout", { method: "POST" });
  otherTab.postMessage(null);
  otherTab.close();
  await expectPath(`/auth?next=${encodeURIComponent(page)}`);
  const form = within(await screen.findByRole("tabpanel"));
  fill(form.getByLabelText(/^Email/), account.email);
  fill(form.getByLabelText(/^Password/), account.password);
  await user.click(form.getByRole("button", { name: "Sign In" }));
  await expectPath(page);
  await findTitle(peopleTexts.title);
});

/** Breaks the stream, so that pages find changes by polling, when this test advances the time. */
function breakStream() {
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      static readonly CLOSED = 2;
      readonly readyState = 2;
      close() {}
    },
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
}

test("without a stream the pages poll", async ({ visitor, site }) => {
  await beStaff(visitor);
  breakStream();
  await openPage(visitor, "/staff");
  const link = await findLink(/^Applications/);
  await apply(site, "Ravi");
  const { pendingApplications } = await visitor.get<{ pendingApplications: number }>("/api/staff");
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  await waitFor(() => expect(link).toHaveTextContent(String(pendingApplications)));
});

test("a page whose data is refused after the role was revoked is not found", async ({
  visitor,
  site,
}) => {
  const email = await beStaff(visitor);
  breakStream();
  await openPage(visitor, "/staff");
  await findLink(/^Applications/);
  await site.prisma.userRole.deleteMany({ where: { user: { email } } });
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  await findTitle("Page Not Found");
});

describe("a person", () => {
  test("a person is found, granted and revoked the role, and suspended, each after a confirmation", async ({
    visitor,
    site,
  }) => {
    const own = await visitor.signUp({ firstName: "Bo", lastName: "Lind" });
    await site.staffCommand("grant", own.email);
    const { email } = await createVisitor(site).signUp({ firstName: "Zoë", lastName: "O’Neill" });
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await openPage(visitor, "/staff/people");
    fill(await screen.findByRole("searchbox"), "o’neill");
    await waitFor(() => expect(currentPath()).toMatch(/search=o/));
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(2));
    await user.click(await findLink("Zoë O’Neill"));
    await findTitle("Zoë O’Neill");
    expect(within(document.querySelector("dl") as HTMLElement).getByText(email)).toBeVisible();
    expect(screen.getByText(/1 browser, last used/)).toBeVisible();

    async function confirm(name: string, says: string) {
      await press(user, name);
      await user.click((await findDialog()).getByRole("button", { name }));
      await expectToast(says);
      await expectNoDialog();
    }
    await press(user, "Make Staff");
    await user.click(
      (await findDialog("Make them staff?")).getByRole("button", { name: "Not now" }),
    );
    await expectNoDialog();
    await confirm("Make Staff", "They are staff now");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Take Staff Role" })).toHaveFocus(),
    );
    await confirm("Take Staff Role", "They are a member like others now");
    await confirm("Sign Out Everywhere", "They are signed out everywhere");
    expect(await screen.findByText("Nowhere")).toBeVisible();

    await press(user, "Suspend Account");
    const suspending = await findDialog("Suspend this account?");
    await user.click(suspending.getByRole("button", { name: "Suspend" }));
    expect(await suspending.findByText("Reason is required")).toBeVisible();
    const reason = suspending.getByRole("textbox", { name: "Reason" });
    expect(reason).toHaveFocus();
    fill(reason, "Three articles advertised a shop.");
    await user.click(suspending.getByRole("button", { name: "Suspend" }));
    await expectToast("The account is suspended");
    await expectNoDialog();
    expect(await screen.findByText("Three articles advertised a shop.")).toBeVisible();
    const mails = () => site.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    await expect.poll(mails).toEqual(["Your account is suspended"]);
    await confirm("Lift Suspension", "The suspension is lifted");
    expect(await findButton("Suspend Account")).toBeVisible();

    const sections = within(screen.getByRole("navigation", { name: "Staff pages" }));
    await user.click(sections.getByRole("link", { name: "Log" }));
    await screen.findByRole("table", { name: "Actions" });
    const entries = [...document.querySelectorAll<HTMLTableRowElement>("tbody tr[data-index]")]
      .map(({ cells: [who, what] }) => [who?.textContent, what?.textContent])
      .filter(([who]) => who === "Bo Lind");
    for (const [index, done] of [
      "lifted the suspension of Zoë O’Neill",
      "suspended Zoë O’Neill",
      "signed Zoë O’Neill out everywhere",
      "took the staff role from Zoë O’Neill",
      "made Zoë O’Neill staff",
    ].entries()) {
      expect(entries[index]).toEqual(["Bo Lind", done]);
    }
    await user.selectOptions(screen.getByLabelText("Action"), "People: role given");
    await expectPath("/staff/log?action=people.granted");
    const newest = async (text: string | RegExp) =>
      waitFor(() => expect(document.querySelector("tr[data-index='0']")).toHaveTextContent(text));
    await newest("made Zoë O’Neill staff");
    expect(document.querySelector("main")).not.toHaveTextContent("signed Zoë");
    await user.selectOptions(screen.getByLabelText("Staff member"), "Command line");
    await newest(/^Someone at the server’s command line ?made/);
    await openPage(visitor, currentPath());
    await newest(/^Someone at the server’s command line ?made/);
  });

  test("an unknown person has the 404 page", async ({ visitor, fetchPage }) => {
    await beStaff(visitor);
    const { status, document: sent } = await fetchPage("/staff/people/nobody");
    expect(status).toBe(404);
    expect(sent.querySelector("h1")).toHaveTextContent("Page Not Found");
    await openPage(visitor, "/staff/people/nobody");
    await findTitle("Page Not Found");
  });
});

test("staff are warned while content is published without review", async ({ visitor }) => {
  await beStaff(visitor);
  await openPage(visitor, "/staff");
  await screen.findByRole("list", { name: "Waiting for you" });
  expect(screen.queryByText(overviewTexts.unreviewed.title)).toBeNull(); // The test site is not public.
  // Simulates the responses of a public site with CONTENT_POLICY=open.
  let isPassing = false;
  visitor.intercept(async (path, request) => {
    if (isPassing || !path.startsWith("/trpc/")) return undefined;
    isPassing = true;
    const response = await visitor.fetch(request);
    isPassing = false;
    const body = (await response.text()).replaceAll('"isUnreviewed":false', '"isUnreviewed":true');
    return new Response(body, response);
  });
  await openPage(visitor, "/staff");
  const { element } = await findSection(overviewTexts.unreviewed.title);
  expect(element).toHaveTextContent("CONTENT_POLICY=review");
});

test("staff see on the overview and the list of mails that nothing leaves, and what ends that", async ({
  visitor,
  site,
}) => {
  await beStaff(visitor);
  const warning = async (path: string) => {
    await openPage(visitor, path);
    return (await findSection(pauseTexts.title)).element;
  };
  await site.prisma.outboundPause.create({ data: { reason: "restored" } });
  expect(await warning("/staff")).toHaveTextContent("say npx pnpm outbound, which shows");
  await site.prisma.outboundPause.updateMany({ data: { reason: "environment" } });
  expect(await warning("/staff/mail")).toHaveTextContent("remove OUTBOUND_PAUSED and start");
  await site.prisma.outboundPause.deleteMany();
  await openPage(visitor, "/staff/mail");
  await screen.findByRole("searchbox");
  expect(screen.queryByText(pauseTexts.title)).toBeNull();
});

test("the overview ends with the recent actions", async ({ visitor, site }) => {
  const { email } = await visitor.signUp({ firstName: "Bo", lastName: "Lind" });
  await site.staffCommand("grant", email);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await openPage(visitor, "/staff");
  const recent = await findSection("Recent actions");
  expect(recent.getAllByRole("listitem")[0]).toHaveTextContent("made Bo Lind staff");
  await user.click(recent.getByRole("link", { name: /The whole log/ }));
  await expectPath("/staff/log");
});

test("the account's menu links to the staff pages, with the count of pending work", async ({
  visitor,
  site,
}) => {
  const { email } = await visitor.signUp({ firstName: "Bo" });
  await site.makeStaff(email);
  await visitor.post("/api/membership", buildApplication());
  await openPage(visitor, "/accessibility");
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(await screen.findByRole("button", { name: "Hello, Bo" }));
  const items = await screen.findAllByRole("menuitem");
  const staff = items.find(({ textContent }) => textContent?.startsWith("Staff"));
  await waitFor(() => expect(staff).toHaveTextContent(/^Staff, waiting: \d+$/));
  expect(staff).toHaveAttribute("href", "/staff");
});
