import type { PersonRecord } from "@headwaters/contracts";
import { buildApplication, buildArticle, buildMessage } from "@headwaters/testing/factories";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { leo, mia, useRegistrations } from "@headwaters/testing/people/registrations";
import { Agent } from "@headwaters/testing/site/agent";
import { describe, expect, test } from "vitest";
import { useSite } from "../../../testing/site.ts";

const site = useSite();
const { publishEvent, register } = useRegistrations(site);

describe("the record of a person", () => {
  test("has registrations, and forms that were sent with the address; no name of a child", async () => {
    const staff = await buildStaff(site);
    const family = await buildMember(site);
    const { id, path } = await publishEvent({ title: "Knots", maxParticipants: 1 });
    await register(family, path, { participants: [mia, leo] });
    const email = family.account.email.toUpperCase();
    await new Agent(site).post("/api/membership", buildApplication({ email }));
    await new Agent(site).post("/api/contact", buildMessage({ email }));
    await new Agent(site).post("/api/contact", buildMessage({ email: "other@example.org" }));
    const response = await staff.agent.get(`/api/staff/people/${family.user.id}/record`);
    const record = response.json<PersonRecord>();
    expect(record.registrations.sort((a, b) => a.status.localeCompare(b.status))).toMatchObject([
      { eventId: id, title: "Knots", status: "confirmed", people: 1, isCancelled: false },
      { eventId: id, title: "Knots", status: "waiting", people: 1, isCancelled: false },
    ]);
    expect(record.applications).toMatchObject([{ status: "pending" }]);
    expect(record.messages).toMatchObject([{ responded: false }]);
    expect(response.body).not.toMatch(/Mia|Leo/);
    expect((await staff.agent.get("/api/staff/people/nobody/record")).statusCode).toBe(404);
  });
});

describe("deleting an account for its owner", () => {
  test("does the same as the owner's deletion, and is in the log", async () => {
    const staff = await buildStaff(site);
    const member = await buildMember(site);
    const sent = buildArticle({ title: "Stays", published: true });
    const { id } = (await member.agent.post("/api/news", sent)).json<{ id: string }>();
    const path = `/api/staff/people/${member.user.id}/delete`;
    expect((await staff.agent.post(path)).statusCode).toBe(200);
    expect((await staff.agent.post(path)).statusCode).toBe(404);
    expect((await member.agent.get("/api/user")).statusCode).toBe(401);
    expect(await site.prisma.user.findUnique({ where: { id: member.user.id } })).toBeNull();
    expect(await site.prisma.newsArticle.findUnique({ where: { id } })).toMatchObject({
      title: "Stays",
      authorId: null,
    });
    const where = { subjectId: member.user.id, action: "people.deleted" };
    expect(await site.prisma.staffAction.findMany({ where })).toMatchObject([
      { actorId: staff.user.id, details: {} },
    ]);
  });

  test("is rejected for staff and for one's own account", async () => {
    const [one, two] = await Promise.all([buildStaff(site), buildStaff(site)]);
    for (const { user } of [one, two]) {
      const response = await one.agent.post(`/api/staff/people/${user.id}/delete`);
      expect(response.statusCode).toBe(409);
      expect(await site.prisma.user.count({ where: { id: user.id } })).toBe(1);
    }
  });
});
