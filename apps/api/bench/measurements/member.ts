import { createClient } from "@headwaters/db";
import { createEvent } from "../events.ts";
import { atMost } from "../report.ts";
import { compareSignedIn } from "../signedIn.ts";
import type { Stage } from "../stage.ts";

const SEATS = 20;
const MAX_BYTES = 25_000;

/** Measures the pages that members open most: home, and an event that takes registrations. */
export async function member(stage: Stage) {
  const { prisma, close } = createClient(stage.small);
  const event = await createEvent(prisma, SEATS);
  await close();
  for (const { route, path } of [
    { route: "/", path: "/" },
    { route: "/events/:id", path: `/events/${event}` },
  ]) {
    const bytes = await compareSignedIn(stage, { route, path, least: 0.2 });
    atMost(MAX_BYTES, `${route}, signed in: bytes`, bytes);
  }
}
