// A process of the site that adds a mail, prints its id, and is killed: at once, or while it sends.
import { createClient } from "@headwaters/db";
import Fastify from "fastify";
import { createBoss } from "../../jobs/boss.ts";
import { createDelivery } from "../delivery/transport.ts";
import { createOutbox } from "./outbox.ts";
import { createMailQueue } from "./queue.ts";

const [database = "", smtpUrl = "", when] = process.argv.slice(2);
const { prisma, pool } = createClient(database);
const { log } = Fastify();
const settings = { smtpUrl, folder: "", from: "site@example.org", showLinks: false };
const { outbox, start } = createOutbox({
  prisma,
  queue: createMailQueue(createBoss(pool, log)),
  deliver: createDelivery(settings, log),
  isPaused: async () => false,
  selectPermitted: async (_transaction, mails) => [...mails],
  log,
});
await start();
const mail = { kind: "test", to: "ann@example.org", subject: "Hello", text: "Hello", html: "" };
const id = await prisma.$transaction((transaction) => outbox.add(transaction, mail));
process.stdout.write(id ?? "", () => {
  if (when === "written") process.kill(process.pid, "SIGKILL");
  else outbox.sendSoon(id);
});
