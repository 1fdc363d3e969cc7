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
