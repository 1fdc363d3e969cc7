import type { ApplicationStatus } from "@headwaters/contracts";
import { COUNT_MAX, type StaffOverview } from "@headwaters/contracts";
import { buildApplication, buildMessage } from "@headwaters/testing/factories";
import { buildStaff } from "@headwaters/testing/people/accounts";
import { expect, test } from "vitest";
import { openSite, useSite } from "../../testing/site.ts";

const site = useSite();

test("the overview counts open tasks up to a maximum", async () => {
  const { agent } = await buildStaff(site);
  const overview = async () => (await agent.get("/api/staff")).json<StaffOverview>();
  expect(await overview()).toEqual({
    // A week after the role, as the account has no second factor.
    secondFactorBy: expect.any(String),
    pendingApplications: 0,
    openMessages: 0,
    lateMessages: 0,
    waitingItems: 0,
    waitingEvents: 0,
    failedMails: 0,
    isUnreviewed: false,
    outboundPause: null,
  });

  await agent.post("/api/contact", buildMessage());
  await site.prisma.contactSubmission.create({
    data: { ...buildMessage(), createdAt: new Date("2026-01-01") },
  });
  await site.prisma.contactSubmission.create({
    data: { ...buildMessage(), responded: true },
  });
  await site.prisma.item.create({ data: { kind: "news", id: "one", review: "waiting" } });
  const applications = (count: number, status: ApplicationStatus) =>
    site.prisma.membershipApplication.createMany({
      data: Array.from({ length: count }, () => ({ ...buildApplication(), status })),
    });
  await applications(3, "pending");
  await applications(2, "approved");
  expect(await overview()).toMatchObject({
    pendingApplications: 3,
    openMessages: 2,
    lateMessages: 1,
    waitingItems: 1,
  });
  await applications(COUNT_MAX, "pending");
  expect(await overview()).toMatchObject({ pendingApplications: COUNT_MAX });
  await site.prisma.outboundPause.create({ data: { reason: "restored" } });
  expect(await overview()).toMatchObject({ outboundPause: "restored" });
});

test.each([
  [{ isPublic: true, reviewed: false }, true],
  [{ isPublic: true, reviewed: true }, false],
  [{ isPublic: false, reviewed: false }, false],
])(
  "with %j, staff are warned that content is published without review: %s",
  async (settings, isUnreviewed) => {
    const { site: opened, close } = await openSite(site.connectionString, settings);
    const { agent } = await buildStaff(opened);
    expect((await agent.get("/api/staff")).json()).toMatchObject({ isUnreviewed });
    await close();
  },
);
