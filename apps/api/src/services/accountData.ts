import { type AccountData, organization, uploadAddress } from "@headwaters/contracts";
import type { PrismaClient } from "@headwaters/db";
import { TRPCError } from "@trpc/server";
import { mailsAbout } from "./accountMails.ts";
import { devicesOf } from "./devices.ts";

const ABOUT =
  `Everything that this website keeps about your account at ${organization.name}, except your ` +
  "password, of which only a hash is kept. Not in this file, because anyone can type any email " +
  "address into them: messages, membership applications and newsletter subscriptions sent by " +
  `form. To receive those too, write to ${organization.email}.`;

/** What is kept about an account; the contract's schema leaves the secrets out. */
export async function accountDataOf(
  prisma: PrismaClient,
  userId: string,
  sessionId: string,
): Promise<AccountData> {
  const account = await prisma.user.findUnique({
    where: { id: userId },
    include: {
      ...{ emailChange: true, newsArticles: true, events: true, educationArticles: true },
      ...{ ledEvents: true, namedLeaders: true },
      ...{ roles: true, children: { orderBy: { createdAt: "asc" } } },
      registrations: { orderBy: { place: "asc" }, include: { party: true } },
      savedVersions: { orderBy: { savedAt: "asc" } },
      uploads: { where: { storedAt: { not: null } }, orderBy: { createdAt: "asc" } },
    },
  });
  if (!account) {
    throw new TRPCError({ code: "NOT_FOUND", message: "This account is no longer here." });
  }
  const { emailChange, newsArticles, events, educationArticles, uploads } = account;
  const { roles, savedVersions, children } = account;
  const ids = [newsArticles, events, educationArticles].flat().map(({ id }) => id);
  const devices = await devicesOf(prisma, userId, sessionId);
  return {
    about: ABOUT,
    savedAt: new Date(),
    account,
    roles,
    ledEvents: account.ledEvents,
    namedLeaders: account.namedLeaders,
    newEmail: emailChange,
    devices,
    mails: await mailsAbout(prisma, account),
    newsArticles,
    events,
    educationArticles,
    publishing: await prisma.item.findMany({ where: { id: { in: ids } } }),
    savedVersions: savedVersions as AccountData["savedVersions"],
    children,
    registrations: account.registrations.map(({ party, ...registration }) => ({
      ...party,
      ...registration,
    })),
    pictures: uploads.map((upload) => ({ ...upload, url: uploadAddress(upload.id) })),
  };
}
