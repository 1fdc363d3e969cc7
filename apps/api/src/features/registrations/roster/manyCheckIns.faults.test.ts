import { buildLeader, buildMember } from "@headwaters/testing/people/accounts";
import { useRegistrations } from "@headwaters/testing/people/registrations";
import { expect, test } from "vitest";
import { useSite } from "../../../testing/site.ts";

const site = useSite();
const { publishEvent, register } = useRegistrations(site);

interface Tap {
  registrationId: string;
  pickedUpBy: string;
  /** When it was made, by a clock that all phones agree about. */
  at: number;
}

test("500 check-ins from four phones, two offline and one killed: the log is the truth and equals the phones", async () => {
  const leader = await buildLeader(site);
  const { path } = await publishEvent({ authorId: leader.user.id });
  const people: string[] = [];
  for (let family = 0; family < 5; family += 1) {
    const participants = Array.from({ length: 5 }, (_, index) => ({
      kind: "newChild",
      firstName: `Mia ${"abcde".charAt(index)}`,
      birthYear: 2018,
    }));
    const registered = await register(await buildMember(site), path, { participants });
    people.push(...registered.people.map(({ id }) => id));
  }
  const start = Date.now() - 600_000;
  const phones = [0, 1, 2, 3].map((phone) =>
    Array.from({ length: 125 }, (_, index): Tap => {
      const tap = index * 4 + phone;
      const registrationId = people[tap % people.length] ?? "";
      return { registrationId, pickedUpBy: `Phone ${phone}, tap ${tap}`, at: start + tap * 1_000 };
    }),
  );
  const send = async (tap: Tap) => {
    const made = { pickedUpBy: { ageMs: Date.now() - tap.at, seen: [null] } };
    const { registrationId, pickedUpBy } = tap;
    const response = await leader.agent.post(`${path}/check-in`, {
      registrationId,
      pickedUpBy,
      made,
    });
    expect(response.statusCode, response.body).toBe(200);
  };
  const sendAll = async (taps: readonly Tap[]) => {
    for (const tap of taps) await send(tap);
  };
  const [first = [], second = [], third = [], killed = []] = phones;
  // Two phones are offline until the others have sent theirs. The fourth is killed after the server has
  // taken a check-in whose response it never saw: it sends that again from its storage.
  await Promise.all([sendAll(first), sendAll(killed.slice(0, 60))]);
  await Promise.all([sendAll(killed.slice(59)), sendAll(third.toReversed()), sendAll(second)]);

  const made = phones.flat();
  const logged = await site.prisma.checkIn.findMany({ where: { registrationId: { in: people } } });
  expect(new Set(logged.map(({ value }) => value))).toEqual(
    new Set(made.map(({ pickedUpBy }) => pickedUpBy)),
  );
  expect(logged).toHaveLength(made.length + 1);
  const { entries } = (await leader.agent.get(`${path}/roster`)).json() as {
    entries: { id: string; pickedUpBy: string }[];
  };
  const last = new Map(
    made.toSorted((a, b) => a.at - b.at).map((tap) => [tap.registrationId, tap]),
  );
  expect(new Map(entries.map(({ id, pickedUpBy }) => [id, pickedUpBy]))).toEqual(
    new Map([...last].map(([id, { pickedUpBy }]) => [id, pickedUpBy])),
  );
});
