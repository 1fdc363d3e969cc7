import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./support/test.ts";

interface Event {
  id: string;
  title: string;
  location: string;
}

async function firstEvent(request: APIRequestContext): Promise<Event> {
  const [first] = (await (await request.get("/api/events?limit=1")).json()) as Event[];
  if (!first) throw new Error("There is no event to look at.");
  return first;
}

test("an event can be added to a calendar: its link leads to the event's own file", async ({
  page,
  request,
}) => {
  const { id, title } = await firstEvent(request);
  await page.goto(`/events/${id}`);
  const link = page.getByRole("complementary").getByRole("link", { name: "Add to calendar" });
  await expect(link).toHaveAttribute("href", `/events/${id}.ics`);
  const file = await request.get(`/events/${id}.ics`);
  expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const text = (await file.text()).replaceAll("\r\n ", "");
  expect(text).toContain(`UID:${id}\r\n`);
  expect(text).toContain(`SUMMARY:${title.replaceAll(/[,;\\]/g, "\\$&")}\r\n`);
});

test("the place leads to a map in a new tab, and says so; this page asks no other site", async ({
  page,
  request,
  site,
}) => {
  const asked: string[] = [];
  page.on("request", (asking) => asked.push(new URL(asking.url()).origin));
  const { id, location } = await firstEvent(request);
  await page.goto(`/events/${id}`);
  const link = page.getByRole("link", { name: "Find it on a map (opens in a new tab)" });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
  const href = new URL((await link.getAttribute("href")) ?? "");
  expect(href.origin + href.pathname).toBe("https://www.openstreetmap.org/search");
  expect(href.searchParams.get("query")).toBe(location);
  expect(new Set(asked)).toEqual(new Set([site]));
});

test("all events can be subscribed to, by a link and by an address", async ({
  page,
  request,
  site,
}) => {
  await page.goto("/events");
  const subscribe = page.getByRole("complementary", { name: "Our days in your calendar" });
  await expect(subscribe.getByRole("link", { name: "Subscribe to all events" })).toHaveAttribute(
    "href",
    `${site.replace("http:", "webcal:")}/events.ics`,
  );
  const address = subscribe.getByRole("link", { name: `${site}/events.ics` });
  const feed = await request.get((await address.getAttribute("href")) ?? "");
  expect(feed.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const events = (await (await request.get("/api/events")).json()) as Event[];
  const text = (await feed.text()).replaceAll("\r\n ", "");
  for (const { id } of events) expect(text).toContain(`UID:${id}\r\n`);
});
