import { buildApplication } from "@headwaters/testing/factories";
import { mia } from "@headwaters/testing/people/registrations";
import { within } from "@testing-library/react";
import { expect } from "vitest";
import { createMember, publishEvent, register, saveElsewhere } from "#testing/data/events.ts";
import { setupUser } from "#testing/forms/editor.ts";
import { openPage } from "#testing/openPage.tsx";
import { expectPath, expectToast, findLink, findSection, findTitle } from "#testing/page.ts";
import { sectionNamed } from "#testing/sectionNamed.ts";
import { test } from "#testing/test.ts";
import { createVisitor } from "#testing/visitor.ts";
import { ownMembershipTexts } from "../../membership/texts.ts";
import { memberHome } from "./texts.ts";

test("an anonymous visitor sees the headline, the mission and the programs", async ({
  fetchPage,
}) => {
  const { document } = await fetchPage("/");
  expect(document.title).toMatch(/Headwaters/);
  expect(document.querySelector("h1")).toHaveTextContent(
    /^Inspiring our Youth to Fish & Conserve$/,
  );
  const mission = within(sectionNamed(document, "Our Mission"));
  for (const point of [
    /fishing education/i,
    /aquatic life conservation/i,
    /character development/i,
  ]) {
    expect(mission.getAllByText(point)[0]).toBeVisible();
  }
  const headings = [...document.querySelectorAll("main li h3")];
  for (const [program, ages] of [
    ["Beginner Angler Academy", /ages 6.12/i],
    ["Marine Conservation Corps", /ages 13.18/i],
    ["Family Fishing Adventures", /all ages/i],
  ] as const) {
    const heading = headings.find(({ textContent }) => textContent === program);
    const card = within(heading?.closest("li") as HTMLElement);
    expect(card.getAllByText(ages)[0]).toBeVisible();
    expect(card.getByRole("link", { name: /^Learn More/ })).toHaveAttribute("href", "/education");
  }
});

test("has buttons to the right pages", async ({ fetchPage }) => {
  const { document } = await fetchPage("/");
  const main = within(document.querySelector("main") as HTMLElement);
  for (const [name, href] of [
    [/Join Our Mission/, "/membership"],
    [/Explore Our Programs/, "/education"],
    [/View Full Gallery/, "/gallery"],
    [/Join Now/, "/membership"],
  ] as const) {
    expect(main.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  const pictures = sectionNamed(document, "Days by the water");
  expect(within(pictures).getAllByRole("img")).toHaveLength(4);
});

test("an anonymous visitor sees the next events that take place, with their kinds; without events there is no strip", async ({
  fetchPage,
  siteAlone,
}) => {
  const visitor = createVisitor(siteAlone);
  const staff = createVisitor(siteAlone);
  await siteAlone.makeStaff((await staff.signUp()).email);
  const events =
    await visitor.get<{ id: string; title: string; location: string }[]>("/api/events");
  const eventDate = new Date(Date.now() + 3_600_000).toISOString();
  const id = await publishEvent(staff, { title: "Owls", eventDate, maxParticipants: 9 });
  const cancel = (event: string) => staff.post(`/api/events/${event}/cancel`, {});
  await cancel(events[0]?.id ?? "");

  const { document } = await fetchPage("/", visitor);
  const strip = sectionNamed(document, "Next on the water");
  const entries = [...strip.querySelectorAll("li")];
  expect(entries.map((entry) => entry.querySelector("h3")?.textContent)).toEqual([
    "Owls",
    events[1]?.title,
    events[2]?.title,
  ]);
  const owls = within(entries[0] as HTMLElement);
  expect(owls.getByRole("time")).toHaveAttribute("datetime", eventDate);
  expect(owls.getByRole("link", { name: "Owls" })).toHaveAttribute("href", `/events/${id}`);
  expect(entries[0]).toHaveTextContent(/Mill Pond ?Adventure/);
  expect(strip).not.toHaveTextContent(/seat|full/i);

  for (const event of [id, ...events.slice(1).map(({ id }) => id)]) await cancel(event);
  const { document: without } = await fetchPage("/", visitor);
  expect(without.querySelector("h1")).toBeVisible();
  expect(without.body).not.toHaveTextContent("Next on the water");
});

test("a registration leaves a visitor's cached home page alone; a new title of an event changes it", async ({
  fetchPage,
  siteAlone,
}) => {
  const visitor = createVisitor(siteAlone);
  const { prisma } = siteAlone;
  const author = await createMember(siteAlone);
  const eventDate = new Date(Date.now() + 3_600_000).toISOString();
  const id = await publishEvent(author, { title: "Owls", eventDate, maxParticipants: 9 });
  const readTitle = async () => {
    const { document } = await fetchPage("/", visitor);
    return sectionNamed(document, "Next on the water").querySelector("h3")?.textContent;
  };
  expect(await readTitle()).toBe("Owls");
  // Without triggers the cache does not learn of it: a page that is rendered anew shows it.
  await prisma.$transaction([
    prisma.$executeRaw`SET LOCAL session_replication_role = replica`,
    prisma.$executeRaw`UPDATE events SET title = 'Rendered anew' WHERE id = ${id}`,
  ]);
  const family = await createMember(visitor.site);
  const [seat] = await register(family, id);
  await author.post(`/api/events/${id}/registrations/remove`, { registrationIds: [seat?.id] });
  expect(await readTitle()).toBe("Owls");
  await saveElsewhere(author, id, { title: "Owls at dusk" });
  expect(await readTitle()).toBe("Owls at dusk");
});

test("shows the figures, the newest articles and coming events", async ({ visitor, fetchPage }) => {
  await visitor.signUp({ firstName: "Wren" });
  const title = `Otters at Mill Pond ${crypto.randomUUID()}`;
  const { id } = await visitor.post<{ id: string }>("/api/news", {
    title,
    content: "The otters are back.",
    excerpt: "Two of them, and no hurry.",
    category: "conservation",
    published: true,
  });
  const { document } = await fetchPage("/");
  const main = within(document.querySelector("main") as HTMLElement);
  for (const [figure, label] of [
    ["1,200+", "Active Members"],
    ["50+", "Annual Events"],
    ["15+", "Education Programs"],
    ["10,000+", "Fish Released"],
  ] as const) {
    expect(main.getByText(figure)).toBeVisible();
    expect(main.getByText(label)).toBeVisible();
  }
  const news = sectionNamed(document, "Latest News");
  const articles = [...news.querySelectorAll("article")];
  expect(articles).toHaveLength(4);
  const card = within(
    articles.find(({ textContent }) => textContent?.includes(title)) as HTMLElement,
  );
  expect(card.getByText("Two of them, and no hurry.")).toBeVisible();
  expect(card.getByText(/^conservation$/i)).toBeVisible();
  expect(card.getByRole("time")).toBeVisible();
  expect(card.getByRole("link", { name: /Read More/ })).toHaveAttribute("href", `/news/${id}`);
  expect(main.getByRole("link", { name: /View All News/ })).toHaveAttribute("href", "/news");
  const events = sectionNamed(document, "Upcoming Events");
  expect(events.querySelectorAll("article")).toHaveLength(4);
  expect(within(events).getByRole("link", { name: /View All Events/ })).toHaveAttribute(
    "href",
    "/events",
  );
  expect(main.getByRole("link", { name: /Join Now/ })).toHaveAttribute("href", "/membership");
});

test("shows an offer that expires first, and the next event of the family", async ({
  visitor,
  site,
  fetchPage,
}) => {
  const { document: visitors } = await fetchPage("/");
  const titles = (page: Document) =>
    [...page.querySelectorAll("main h2")].map(({ textContent }) => textContent);
  expect(titles(visitors)).not.toContain("Your next event");

  const author = await createMember(site);
  await visitor.signUp({ firstName: "Tomas" });
  expect(titles((await fetchPage("/")).document)[0]).toBe("Latest News");
  const year = new Date().getFullYear() + 1;
  for (const month of ["09", "08"]) {
    const eventDate = `${year}-${month}-01T16:00:00Z`;
    await register(visitor, await publishEvent(author, { title: `Walk ${month}`, eventDate }), {
      participants: [mia],
    });
  }
  const full = await publishEvent(author, { title: "Full walk", maxParticipants: 1 });
  const [own] = await register(author, full);
  await register(visitor, full);
  await author.post(`/api/events/${full}/registrations/remove`, { registrationIds: [own?.id] });

  const { document: sent } = await fetchPage("/");
  expect(titles(sent).slice(0, 2)).toEqual(["A seat is held for you", "Your next event"]);
  const next = sectionNamed(sent, "Your next event");
  expect(next.querySelectorAll("article")).toHaveLength(1);
  expect(next).toHaveTextContent(`August 1, ${year} at 9:00 AM`);
  expect(next).toHaveTextContent("Mia Confirmed");
  expect(within(next).getByRole("link", { name: "Walk 08" })).toBeVisible();
  expect(sectionNamed(sent, "A seat is held for you")).toHaveTextContent(
    /A seat is held for Tomas until \w+day,/,
  );

  await openPage(visitor, "/");
  const offer = await findSection("A seat is held for you");
  await setupUser().click(offer.getByRole("button", { name: /^Take the seat/ }));
  await expectToast("The seat is yours");
  const soon = await findSection("Your next event");
  expect(await soon.findByRole("link", { name: "Full walk" })).toBeVisible();
});

test("an unknown address shows the 404 page with status 404", async ({ fetchPage }) => {
  for (const path of ["/no/such/page", "/events/no-such-event", "/education/no-such-article"]) {
    const { status, document } = await fetchPage(path);
    expect(status).toBe(404);
    expect(document.querySelector("h1")).toHaveTextContent(/^Page Not Found$/);
    expect(document.title).toMatch(/Page Not Found/);
  }
});

test("an unknown address links home", async ({ visitor }) => {
  await openPage(visitor, "/no/such/page");
  await findTitle("Page Not Found");
  const home = await findLink("Back to Home");
  expect(document.querySelector("main")).toContainElement(home);
  await setupUser().click(home);
  await expectPath("/");
});

test("does not ask members whether they want to be members; the account shows the application", async ({
  visitor,
  site,
  fetchPage,
}) => {
  const { email } = await visitor.signUp({ firstName: "Wren" });
  const read = async (path: string) => (await fetchPage(path)).document.body.textContent ?? "";
  expect(await read("/")).toContain(memberHome.join.title);
  expect(await read("/account")).toContain(ownMembershipTexts.none);
  await visitor.post("/api/membership", buildApplication({ email, membershipType: "family" }));
  expect(await read("/")).toContain(memberHome.join.title);
  expect(await read("/account")).toContain(`Family: ${ownMembershipTexts.states.pending}`);
  await site.prisma.membershipApplication.updateMany({
    where: { email },
    data: { status: "approved" },
  });
  const home = await read("/");
  expect(home).not.toContain(memberHome.join.title);
  expect(home).toContain(memberHome.bring.title);
  expect(await read("/account")).toContain(`Family: ${ownMembershipTexts.states.approved}`);
});
