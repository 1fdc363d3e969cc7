import { findMails } from "@headwaters/testing/mail/mails";
import { buildMember, buildStaff, makeSignInOld } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { beforeEach, describe, expect, test } from "vitest";
import { addPasskey, setUpApp } from "../../../testing/secondFactor.ts";
import { useSite } from "../../../testing/site.ts";

const site = useSite();

type Person = Awaited<ReturnType<typeof buildMember>>;
let staff: Person;
let lost: Person;
beforeEach(async () => {
  staff = await buildStaff(site);
  lost = await buildStaff(site);
  await setUpApp(site, lost.agent, lost.user.id);
  await addPasskey(lost.agent);
});
const reset = (by: Person, id: string) =>
  by.agent.post(`/api/staff/people/${id}/reset-second-factor`);
const signIn = () => new Agent(site).post("/api/login", lost.account);

describe("staff who reset the second factor of somebody who has lost it", () => {
  test("let them in by their password, end their sessions, mail them, and are audited once", async () => {
    const person = async () => (await staff.agent.get(`/api/staff/people/${lost.user.id}`)).json();
    expect((await person()).hasSecondFactor).toBe(true);
    expect((await signIn()).statusCode).toBe(428);
    for (let i = 0; i < 2; i += 1) expect((await reset(staff, lost.user.id)).statusCode).toBe(200);
    expect((await person()).hasSecondFactor).toBe(false);
    expect((await lost.agent.get("/api/user")).statusCode).toBe(401);
    expect((await signIn()).statusCode).toBe(200);
    const where = { userId: lost.user.id };
    expect(await site.prisma.recoveryCode.count({ where })).toBe(0);
    const kinds = async () => (await findMails(site, lost.account.email)).map(({ kind }) => kind);
    await expect.poll(kinds).toContain("factorsReset");
    const entries = await site.prisma.staffAction.findMany({
      where: { subjectId: lost.user.id, action: "people.factorReset" },
    });
    expect(entries).toMatchObject([{ actorId: staff.user.id, details: {} }]);
  });

  test("are others, and have confirmed lately that it is them", async () => {
    const member = await buildMember(site);
    expect((await reset(member, lost.user.id)).statusCode).toBe(404);
    expect((await reset(lost, lost.user.id)).statusCode).toBe(409);
    expect((await reset(staff, "no-such-id")).statusCode).toBe(404);
    await makeSignInOld(site, staff.user.id);
    expect((await reset(staff, lost.user.id)).statusCode).toBe(428);
    expect((await signIn()).statusCode).toBe(428);
  });
});
