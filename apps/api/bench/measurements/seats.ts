import { createClient } from "@headwaters/db";
import { createEvent, registration } from "../events.ts";
import { atMost, print } from "../report.ts";
import type { Stage } from "../stage.ts";

const SEATS = 20;
/** Seconds of mixed registrations and cancellations. */
const MIX = 30;

/**
 * 500 concurrent registrations at two processes for 20 seats, then 30 s of cancelling and registering
 * again. The counts of seats must be right after each.
 */
export async function seats(stage: Stage) {
  const other = await stage.serve({ contender: "site", database: stage.small });
  const sites = [stage.site.url, other.url];
  const { prisma, close } = createClient(stage.small);
  const id = await createEvent(prisma, SEATS);
  const path = `/api/events/${id}/registrations`;
  const families = await stage.signUpFamilies();

  const send = async (index: number, url: string, body: unknown) => {
    const response = await fetch(`${sites[index % 2]}${url}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: families[index]?.cookie ?? "" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    return (await response.json()) as { id: string; status: string }[];
  };
  const wrong = async () => {
    const event = await prisma.event.findUniqueOrThrow({ where: { id } });
    const status = { in: ["confirmed" as const, "offered" as const] };
    const taken = await prisma.registration.count({ where: { eventId: id, status } });
    return Math.abs(event.currentParticipants - taken) + Math.max(0, taken - SEATS);
  };

  const begun = performance.now();
  const responses = await Promise.all(families.map((_, index) => send(index, path, registration)));
  const crowd = performance.now() - begun;
  const confirmed = responses.filter(([mine]) => mine?.status === "confirmed").length;
  const waiting = responses.filter(([mine]) => mine?.status === "waiting").length;
  atMost(
    0,
    "seats, of 500 at once: those that are not 20 confirmed, 480 waiting",
    Math.abs(confirmed - SEATS) + Math.abs(waiting - (families.length - SEATS)) + (await wrong()),
  );

  let calls = 0;
  const until = performance.now() + MIX * 1_000;
  const mixed = Array.from({ length: 16 }, async (_, worker) => {
    for (let i = worker; performance.now() < until; i = (i + 16) % families.length) {
      const mine = await send(i, `${path}/cancel`, { registrationIds: [responses[i]?.[0]?.id] });
      if (mine[0]?.status !== "confirmed")
        responses[i] = await send(i, path, registration).catch(() => mine);
      calls += 2;
    }
  });
  await Promise.all(mixed);
  atMost(0, "seats, after 30 s of cancelling and signing up: seats counted wrong", await wrong());
  await close();
  print("Seats", {
    "500 at once for 20 seats": {
      seconds: crowd / 1_000,
      "a second": families.length / (crowd / 1_000),
    },
    "cancelled and signed up, mixed": { seconds: MIX, "a second": calls / MIX },
  });
}
