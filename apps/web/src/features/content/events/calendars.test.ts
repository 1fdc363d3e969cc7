import { expect } from "vitest";
import { createMember, publishEvent } from "#testing/data/events.ts";
import { test } from "#testing/test.ts";

const linkNamed = (document: Document, name: string) =>
  [...document.querySelectorAll("main a")].find((link) => link.textContent?.includes(name));

test("an event can be added to a calendar: its link leads to the event's own file", async ({
  fetchPage,
  visitor,
  site,
}) => {
  const title = "Owls; at dusk, by the weir";
  const id = await publishEvent(await createMember(site), { title });
  const { document } = await fetchPage(`/events/${id}`);
  const link = linkNamed(document, "Add to calendar");
  expect(link?.closest("aside")).not.toBeNull();
  expect(link).toHaveAttribute("href", `/events/${id}.ics`);
  const file = await visitor.fetch(`/events/${id}.ics`);
  expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const text = (await file.text()).replaceAll("\r\n ", "");
  expect(text).toContain(`UID:${id}\r\n`);
  expect(text).toContain(`SUMMARY:${title.replaceAll(/[,;\\]/g, "\\$&")}\r\n`);
});

test("all events can be subscribed to, by a link and by an address", async ({
  visitor,
  fetchPage,
}) => {
  const { url: site } = visitor.site;
  const { document } = await fetchPage("/events");
  const subscribe = [...document.querySelectorAll("aside")].find((aside) =>
    aside.querySelector("h2")?.textContent?.includes("Our days in your calendar"),
  );
  const webcal = `${site.replace("http:", "webcal:")}/events.ics`;
  const link = linkNamed(document, "Subscribe to all events");
  expect(link).toHaveAttribute("href", webcal);
  expect(subscribe).toContainElement(link as HTMLElement);
  const address = linkNamed(document, `${site}/events.ics`);
  expect(subscribe).toContainElement(address as HTMLElement);
  const feed = await visitor.fetch(address?.getAttribute("href") ?? "");
  expect(feed.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const text = (await feed.text()).replaceAll("\r\n ", "");
  for (const { id } of await visitor.get<{ id: string }[]>("/api/events"))
    expect(text).toContain(`UID:${id}\r\n`);
});
