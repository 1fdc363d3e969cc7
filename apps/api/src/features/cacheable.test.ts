import { buildArticle, buildEducationArticle, buildEvent } from "@headwaters/testing/factories";
import { buildLeader, buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { buildOpenEvent, mia, useRegistrations } from "@headwaters/testing/people/registrations";
import { Agent } from "@headwaters/testing/site/agent";
import { beforeAll, expect, test } from "vitest";
import { getMeta, procedureNames } from "../platform/rpc/procedures.ts";
import { useSite } from "../testing/site.ts";

const site = useSite();
const { register } = useRegistrations(site);

const cacheable = procedureNames.filter((name) => getMeta(name).cacheable);

/** Signed in as each kind of caller. */
const callers: Record<string, Agent> = {};
/** Ids of items that callers may see in different ways. */
let ids: Record<"news" | "events" | "education", string[]>;

beforeAll(async () => {
  const { prisma } = site;
  const [member, leader, author, staff] = [
    await buildMember(site),
    await buildLeader(site),
    await buildMember(site),
    await buildStaff(site),
  ];
  callers.visitor = new Agent(site);
  for (const [name, { agent }] of Object.entries({ member, leader, author, staff })) {
    callers[name] = agent;
  }

  const authorId = author.user.id;
  const draft = { published: false, authorId };
  const event = await prisma.event.create({
    data: buildOpenEvent({ authorId: leader.user.id, maxParticipants: 2 }),
  });
  const registered = await register(member, `/api/events/${event.id}/registrations`, {
    participants: [mia],
  });
  expect(registered.status).toBe(201);
  const events = [
    event,
    await prisma.event.create({ data: buildEvent({ ...draft, authorId: leader.user.id }) }),
    await prisma.event.create({ data: buildEvent({ authorId }) }), // not approved
    await prisma.event.create({
      data: buildEvent({ eventDate: new Date("2026-01-10T18:00:00Z") }),
    }),
    await prisma.event.create({ data: buildEvent(draft) }),
  ];
  const news = [
    await prisma.newsArticle.create({ data: buildArticle({ authorId }) }),
    await prisma.newsArticle.create({ data: buildArticle(draft) }),
  ];
  const education = [
    await prisma.educationArticle.create({ data: buildEducationArticle({ authorId }) }),
    await prisma.educationArticle.create({ data: buildEducationArticle(draft) }),
  ];
  const unknown = { id: "no-such-item" };
  const toIds = (items: { id: string }[]) => [...items, unknown].map(({ id }) => id);
  ids = { news: toIds(news), events: toIds(events), education: toIds(education) };
});

const noInput = () => [undefined];
const lists = (...filters: object[]) => {
  const inputs = [undefined, { limit: 1 }, { search: "a" }, ...filters];
  return () => inputs;
};
const items = (kind: keyof typeof ids) => () => ids[kind].map((id) => ({ id }));

/** Inputs of each cacheable procedure, so many that its answers would differ if the caller mattered. */
const examples: Record<string, () => unknown[]> = {
  "accounts.passwordRules": noInput,
  "education.cards": lists({ category: "fishing-techniques" }, { ageGroup: "6-12" }),
  "education.get": items("education"),
  "education.list": lists({ category: "fishing-techniques" }, { ageGroup: "6-12" }),
  "education.page": items("education"),
  "events.cards": lists({ when: "past" }, { eventType: "workshop" }),
  "events.get": items("events"),
  "events.list": lists({ when: "past" }, { eventType: "workshop" }),
  "events.next": noInput,
  "events.page": items("events"),
  "news.cards": lists({ category: "conservation" }),
  "news.get": items("news"),
  "news.list": lists({ category: "conservation" }),
  "news.page": items("news"),
  "registrations.terms": noInput,
};

test("every cacheable procedure has example inputs here", () => {
  expect(cacheable.sort()).toEqual(Object.keys(examples));
});

test.each(cacheable)("%s is public, and no call of it counts against a limit", (name) => {
  const { member, right, needsSession, rateLimit } = getMeta(name);
  expect({ member, right, needsSession, rateLimit }).toEqual({});
});

test.each(Object.entries(examples))(
  "%s answers every caller the same bytes",
  async (name, inputs) => {
    for (const input of inputs()) {
      const sent = input === undefined ? undefined : { json: input };
      const search = (value: unknown) => `input=${encodeURIComponent(JSON.stringify(value))}`;
      const cached = `/trpc/${name}?${sent ? search(sent) : ""}`;
      // A batch with a call that depends on the caller is not served from the cache.
      const batch = `/trpc/${name},accounts.currentUser?batch=1&${search(sent ? { 0: sent } : {})}`;
      const answers = await Promise.all(
        Object.entries(callers).map(async ([caller, agent]) => {
          const [own] = (await agent.get(batch)).json();
          return [caller, JSON.stringify(own), (await agent.get(cached)).body];
        }),
      );
      const [, expected] = answers[0] ?? [];
      expect(expected).toMatch(/^\{"(result|error)":/);
      expect(answers).toEqual(answers.map(([caller]) => [caller, expected, expected]));
    }
  },
);
