import { createClient, findEmbedded } from "@headwaters/db";

/** Confirms addresses at a running site, as if the link of the welcome mail had been followed. */
export async function openConfirming(dataDir: string) {
  const connectionString = await findEmbedded(dataDir);
  if (!connectionString) throw new Error("The site’s PostgreSQL does not run.");
  const { prisma, close } = createClient(connectionString);
  return {
    /** The welcome mail is not sent then, unless it is on its way already. */
    async confirm(email: string): Promise<void> {
      await prisma.mail.deleteMany({ where: { kind: "confirmEmail", recipient: email } });
      await prisma.emailConfirmation.deleteMany({ where: { user: { email } } });
    },
    close,
  };
}
