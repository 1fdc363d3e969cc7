import { createClient } from "@headwaters/db";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { mailsOf } from "../testing/mails.ts";
import { useSite } from "../testing/site.ts";
import { passwordReset } from "./messages/index.ts";
import { createOutbox } from "./outbox.ts";
import { createMailQueue } from "./queue.ts";
import { createDelivery } from "./transport.ts";

const site = useSite();

test("a mail that is written is sent", async () => {
  const { prisma, pool, close } = createClient(site.connectionString);
  const { log } = Fastify();
  const settings = {
    smtpUrl: null,
    folder: site.mailFolder,
    from: "site@example.org",
    showLinks: true,
  };
  const mail = createOutbox({
    prisma,
    queue: createMailQueue(pool, log),
    deliver: createDelivery(settings, log),
    log,
  });
  await mail.start();
  const link = "http://localhost:3000/reset-password?token=x";
  const message = passwordReset({ to: "ann@example.org", firstName: "Ann", link });
  const id = await prisma.$transaction((transaction) => mail.outbox.add(transaction, message));
  expect(await mail.outbox.sendNow(id)).toEqual({ emailSent: true, emailError: null });
  const [received] = await mailsOf(site, "ann@example.org");
  expect(received).toMatchObject({ kind: "passwordReset", links: [link] });
  await mail.stop();
  await close();
});
