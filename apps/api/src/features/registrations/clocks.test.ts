import { organization } from "@headwaters/contracts";
import { expect, test } from "vitest";
import { seatOffered } from "./emails/seats.ts";
import { type LockedEvent, toEventState } from "./events/lockEvent.ts";
import { getOfferEnd } from "./waitlist/waitlist.ts";

const HOUR = 60 * 60 * 1000;

/** Builds an event a month after its registration closes. */
function closing(registrationDeadline: string, now: string): LockedEvent {
  const deadline = new Date(registrationDeadline);
  return {
    id: "one",
    title: "Owl walk",
    location: "Mill Pond",
    published: true,
    authorId: null,
    maxParticipants: 20,
    currentParticipants: 3,
    ageGroup: null,
    cancelledAt: null,
    isRegistrationApproved: true,
    hasOffers: false,
    waiting: 0,
    hasNotifiedFacts: false,
    hasUnnotifiedChange: false,
    eventDate: new Date(+deadline + 30 * 24 * HOUR),
    registrationDeadline: deadline,
    now: new Date(now),
  };
}

const onTheClock = (moment: Date) =>
  moment.toLocaleTimeString("en-US", {
    timeZone: organization.timeZone,
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });

// In the organization's time zone, 1:30 occurs twice on this night, and 2:30 is skipped on the other.
test.for([
  ["the first 1:30", "2027-11-07T08:30:00Z", "1:30 AM PDT"],
  ["the second 1:30", "2027-11-07T09:30:00Z", "1:30 AM PST"],
  ["the end of the hour that is skipped", "2027-03-14T10:00:00Z", "3:00 AM PDT"],
])("registration that closes at %s is open until the second before", ([, deadline = "", clock]) => {
  expect(onTheClock(new Date(deadline))).toBe(clock);
  const before = closing(deadline, new Date(+new Date(deadline) - 1_000).toISOString());
  expect(toEventState(before, before.now)).toBe("open");
  const then = closing(deadline, deadline);
  expect(toEventState(then, then.now)).toBe("closed");
});

test.for([
  ["longer", "2027-11-06T19:00:00Z"],
  ["shorter", "2027-03-13T20:00:00Z"],
])("an offer lasts its full time on a night that is an hour %s", ([, now = ""]) => {
  const event = closing("2028-01-01T00:00:00Z", now);
  expect(+getOfferEnd(event) - +event.now).toBe(24 * HOUR);
});

test("an offer ends at a deadline in the repeated hour, and the mail names the time zone", () => {
  const ends = (deadline: string) => getOfferEnd(closing(deadline, "2027-11-07T01:00:00Z"));
  for (const [deadline, clock] of [
    ["2027-11-07T08:30:00Z", "1:30 AM PDT"],
    ["2027-11-07T09:30:00Z", "1:30 AM PST"],
  ] as const) {
    expect(ends(deadline)).toEqual(new Date(deadline));
    const { text } = seatOffered({ ...about, until: ends(deadline) });
    expect(text).toContain(`kept for you until Sunday, November 7, 2027 at ${clock}`);
  }
});

test("offered seats are counted in the mail", () => {
  const until = new Date("2027-12-01T18:00:00Z");
  const one = seatOffered({ ...about, until }).text;
  expect(one).toMatch(/There is a seat for Mia\. It is kept.+Take the seat:/s);
  const two = seatOffered({ ...about, names: ["Mia", "Leo"], until }).text;
  expect(two).toMatch(/There are seats for Mia and Leo\. They are kept.+Take 2 seats:/s);
});

test("an offer names the rest of the family with their status", () => {
  const others = [
    { name: "Leo", status: "confirmed" },
    { name: "Ana", status: "waiting" },
  ] as const;
  const { text } = seatOffered({ ...about, others, until: new Date("2027-12-01T18:00:00Z") });
  expect(text).toContain("Who: Mia (offered now), Leo (has a seat), and Ana (on the waitlist)");
  expect(text).toContain("There is a seat for Mia.");
});

const about = {
  to: "ana@example.org",
  firstName: "Ana",
  names: ["Mia"],
  others: [],
  event: {
    title: "Owl walk",
    eventDate: new Date("2027-12-05T18:00:00Z"),
    location: "Mill Pond",
    picture: null,
  },
  link: "http://localhost:3000/events/one",
  eventsLink: "http://localhost:3000/events",
  cancelLink: "http://localhost:3000/x?token=t",
  holds: "seats" as const,
};
