import { screen } from "@testing-library/react";
import { describe, expect } from "vitest";
import { createMember, publishEvent, register } from "#testing/data/events.ts";
import { child, findTakePart, registerOther } from "#testing/forms/registerForm.ts";
import { openPage } from "#testing/openPage.tsx";
import { test } from "#testing/test.ts";

test("the server renders an event with the registrations of this family only", async ({
  visitor,
  site,
  fetchPage,
}) => {
  const id = await publishEvent(await createMember(site), { maxParticipants: 9 });
  const one = await createMember(site);
  await register(one, id, { participants: [child("Wilhelmina")] });
  expect((await fetchPage(`/events/${id}`, one)).html).toMatch(
    /Wilhelmina<\/strong> <span>has a seat/,
  );
  for (const other of [visitor, await createMember(site)]) {
    const { html } = await fetchPage(`/events/${id}`, other);
    expect(html).toContain("8 seats left");
    expect(html).not.toContain("Wilhelmina");
  }
});

describe("an event's page shows its state: open, few seats, full, closed, begun, cancelled", () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

  test("with JavaScript and without", async ({ visitor, site, fetchPage }) => {
    const author = await createMember(site);
    async function expectState(id: string, texts: (string | RegExp)[], link: string | null) {
      const { document: sent } = await fetchPage(`/events/${id}`);
      await openPage(visitor, `/events/${id}`);
      const { element } = await findTakePart();
      for (const page of [sent, document]) {
        const part = page === document ? element : page.querySelector(`[aria-label="Take part"]`);
        const words = (part ?? page.querySelector("main"))?.textContent ?? "";
        for (const text of texts) expect(words).toMatch(text);
        const links = [...page.querySelectorAll("section a")].map((one) => one.textContent);
        const offered = links.filter((text) => /^(Register|Join the waitlist)$/.test(text));
        expect(offered).toEqual(link ? [link] : []);
      }
      return { sent };
    }

    await expectState(await publishEvent(author), ["Places are open."], "Register");

    const deadline = { registrationDeadline: inDays(90) };
    const few = await publishEvent(author, { maxParticipants: 4, ...deadline });
    await registerOther(site, few);
    const until = /Please register by \w+day, .* at .*M\./;
    const { sent: withSeats } = await expectState(few, ["3 seats left", until], "Register");
    const bar = withSeats.querySelector<HTMLElement>('[style*="--taken"]');
    expect(bar?.style.getPropertyValue("--taken")).toBe("25%");

    const full = await publishEvent(author, { maxParticipants: 1 });
    await registerOther(site, full);
    await expectState(full, ["This event is full."], "Join the waitlist");

    const closed = await publishEvent(author, { registrationDeadline: inDays(-1) });
    await expectState(closed, [/Registration closed on \w+day, .* at .*M\./], null);

    const off = await publishEvent(author);
    await author.post(`/api/events/${off}/cancel`, { note: "The river is high." });
    const { sent } = await expectState(off, ["This event is cancelled"], null);
    expect(sent.querySelector("article")).toHaveTextContent("The river is high.");
    expect(screen.getByText("The river is high.")).toBeVisible();
    expect(sent.documentElement.innerHTML).toContain("https://schema.org/EventCancelled");
  });

  test("the cached page shows that the event has begun", async ({ visitor, site, fetchPage }) => {
    const author = await createMember(site);
    const eventDate = new Date(Date.now() + 1_500).toISOString();
    const id = await publishEvent(author, { eventDate });
    await fetchPage(`/events/${id}`);
    await expect
      .poll(async () => (await fetchPage(`/events/${id}`)).html)
      .toContain("This event has begun.");
    await openPage(visitor, `/events/${id}`);
    const part = await findTakePart();
    expect(part.element).toHaveTextContent("This event has begun.");
    expect(part.queryByRole("link", { name: /Register|Waitlist/ })).toBeNull();
  });
});
