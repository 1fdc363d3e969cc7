import type { EventState } from "@headwaters/contracts";
import { expect, test } from "vitest";
import { formatSeats } from "./eventTexts.ts";

test.for<[EventState, number | null, string | null]>([
  ["open", 20, "17 seats left"],
  ["few", 5, "2 seats left"],
  ["few", 4, "1 seat left"],
  ["open", null, null],
  // A seat may be free while others wait for it.
  ["full", 4, "Full"],
  ["closed", 20, "Registration closed"],
  ["cancelled", 20, "Cancelled"],
  ["notOpen", 20, null],
  ["past", 20, null],
])("an event that is %s, with %s seats of which 3 are taken, says %s", ([state, seats, said]) => {
  const event = { registrationState: state, maxParticipants: seats, currentParticipants: 3 };
  expect(formatSeats(event)).toBe(said);
});
