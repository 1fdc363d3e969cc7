import { LIST_MAX } from "@headwaters/contracts";
import { buildArticle } from "@headwaters/testing/factories";
import { buildMember } from "@headwaters/testing/people/accounts";
import { expect, test } from "vitest";
import { createMailPolicies } from "../../../platform/mail/delivery/policies.ts";
import { useSite } from "../../../testing/site.ts";
import { accountDataReaders, mailKinds } from "../../index.ts";
import { accountFiles, readableData } from "./accountData.ts";

const site = useSite();

/** Reads the rest of a file. */
async function rest(pieces: AsyncIterator<string>): Promise<string> {
  let text = "";
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) text += next.value;
  return text;
}

const deps = () => ({
  prisma: site.prisma,
  mailPolicies: createMailPolicies(mailKinds),
  readers: accountDataReaders,
});

const open = async (userId: string) =>
  (await accountFiles(deps())(userId, "no session"))[Symbol.asyncIterator]();

/** Builds rows of the articles' table. */
const articles = (authorId: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...buildArticle({ title: `Article ${index}` }),
    authorId,
  }));

test("my data are complete and in order across pages", async () => {
  const { agent, user } = await buildMember(site);
  const count = 45; // more than two pages
  await site.prisma.newsArticle.createMany({ data: articles(user.id, count) });
  const versions = Array.from({ length: count }, (_, index) => ({
    kind: index % 2 ? "news" : "events",
    itemId: `item ${index % 3}`,
    version: index + 1,
    fields: { title: `Version ${index}` },
    savedById: user.id,
  }));
  await site.prisma.itemVersion.createMany({ data: versions });
  const data = (await agent.get("/api/account/data")).json();
  const titles = data.newsArticles.map(({ title }: { title: string }) => title);
  expect(new Set(titles).size).toBe(count);
  const saved = data.savedVersions.map(({ version }: { version: number }) => version);
  expect(saved.sort((a: number, b: number) => a - b)).toEqual(versions.map((v) => v.version));
});

test("my data are read while they are streamed, not before", async () => {
  const { user } = await buildMember(site);
  await site.prisma.newsArticle.createMany({ data: articles(user.id, 45) });
  const pieces = await open(user.id);
  let text = "";
  while (!text.includes("Article 0")) text += (await pieces.next()).value;
  // No later page has been read.
  const [late] = articles(user.id, 1);
  await site.prisma.newsArticle.create({ data: { ...late, title: "Written meanwhile" } as never });
  const all = JSON.parse(text + (await rest(pieces)));
  expect(all.newsArticles).toHaveLength(46);
  expect(all.newsArticles.at(-1).title).toBe("Written meanwhile");
});

test("my data to read on a page are the first of each list, without the texts of content", async () => {
  const { user } = await buildMember(site);
  await site.prisma.newsArticle.createMany({ data: articles(user.id, LIST_MAX + 1) });
  const { newsArticles } = await readableData(deps())(user.id, "no session");
  expect(newsArticles).toHaveLength(LIST_MAX);
  expect(Object.keys(newsArticles[0] ?? {}).sort()).toEqual([
    "createdAt",
    "id",
    "published",
    "title",
  ]);
});

test("my data contain no credentials", async () => {
  const { agent, account, user } = await buildMember(site);
  const { email, password } = account;
  const soon = new Date(Date.now() + 60_000);
  await site.prisma.user.update({
    where: { id: user.id },
    data: { resetToken: "secret reset", resetTokenExpiry: soon },
  });
  await site.prisma.emailChange.create({
    data: {
      userId: user.id,
      newEmail: "b@example.org",
      tokenHash: "secret change",
      expiresAt: soon,
    },
  });
  const event = await site.prisma.event.create({
    data: {
      title: "T",
      description: "D",
      eventType: "workshop",
      location: "L",
      eventDate: soon,
      parties: {
        create: {
          userId: user.id,
          cancelToken: "secret cancel",
          idempotencyKey: "secret key",
          termsVersion: "1",
        },
      },
    },
    include: { parties: true },
  });
  const partyId = event.parties[0]?.id ?? "";
  await site.prisma.registration.create({
    data: { eventId: event.id, partyId, userId: user.id, firstName: "Mia", status: "confirmed" },
  });
  const { body } = await agent.get("/api/account/data");
  const page = JSON.stringify(await readableData(deps())(user.id, "no session"));
  for (const data of [body, page]) {
    expect(data).toContain("b@example.org");
    expect(data).toContain("Mia");
    expect(data).toContain(email);
    for (const secret of ["secret", "argon2", password, agent.cookie.split("=")[1]]) {
      expect(data).not.toContain(secret);
    }
  }
});
