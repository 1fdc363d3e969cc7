// A server under load, in its own process, forked by bench/servers.ts.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { organization } from "@headwaters/contracts";
import { createClient, openChangeFeed } from "@headwaters/db";
import Fastify, { type FastifyInstance, type RouteHandler } from "fastify";
import { buildApp } from "../src/app.ts";
import { createPasswords } from "../src/features/accounts/passwords/passwords.ts";
import { readWebBuild, type WebBuild } from "../src/platform/http/pages/web.ts";
import { loggerOptions } from "../src/platform/logger.ts";
import { openFolder } from "../src/platform/storage/open.ts";
import { bareRegistrations } from "./bareRegistrations.ts";
import { bareSession } from "./bareSession.ts";
import { receive } from "./receive.ts";

export type Order =
  | { contender: "site"; database: string }
  | { contender: "prisma"; database: string }
  | ({ contender: "constant" } & PageRequest)
  | { contender: "session"; database: string; page: PageRequest }
  | { contender: "registrations"; database: string; page: PageRequest };

/** A request to the site, whose response the baseline sends as a constant. */
interface PageRequest {
  url: string;
  headers: Record<string, string>;
}

/** The server's response to a report request. */
export interface Report {
  /** Resident memory, bytes. */
  memory: number;
  /** Processor time used so far, ms. */
  processor: number;
  /** Pages rendered so far. */
  renders: number;
}

const WEB_BUILD = join(import.meta.dirname, "../../web/dist");
const PUBLIC_URL = "http://localhost:3000";
let renders = 0;

/** Returns a handler that sends the site's response to a request as a constant. */
async function sendConstant({ url, headers }: PageRequest): Promise<RouteHandler> {
  const { body, headers: given } = await receive(url, headers);
  const type = String(given["content-type"]);
  const encoding = given["content-encoding"];
  return (_request, reply) => {
    reply.header("content-type", type);
    if (encoding) reply.header("content-encoding", encoding);
    reply.send(body);
  };
}

/** Serves a constant as fast as Fastify can. */
async function constant(page: PageRequest): Promise<FastifyInstance> {
  const app = Fastify();
  app.get(new URL(page.url).pathname, await sendConstant(page));
  return app;
}

/** Queries and serializes the same articles for each request, without a cache. */
function prismaPerRequest(connectionString: string): FastifyInstance {
  const { prisma } = createClient(connectionString);
  const app = Fastify();
  app.get("/api/news", () =>
    prisma.newsArticle.findMany({
      where: { published: true },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: 100,
    }),
  );
  return app;
}

/** Counts the renderings of the build. */
function counted({ renderer, ...web }: WebBuild): WebBuild {
  const render: typeof renderer.render = (path, call) => {
    renders += 1;
    return renderer.render(path, call);
  };
  return { ...web, renderer: { ...renderer, render } };
}

/** Builds the site as src/main.ts does. */
async function site(connectionString: string): Promise<FastifyInstance> {
  const { prisma, pool } = createClient(connectionString);
  const changes = openChangeFeed(connectionString);
  const web = await readWebBuild(WEB_BUILD, PUBLIC_URL);
  if (!web) throw new Error("The web application is not built: use pnpm bench at the root.");
  await changes.started;
  return buildApp({
    prisma,
    pool,
    changes,
    publicUrl: PUBLIC_URL,
    secrets: ["x".repeat(32)],
    mail: {
      smtpUrl: null,
      folder: join(tmpdir(), "headwaters-bench-mail"),
      from: organization.email,
      inbox: organization.email,
      showLinks: false,
    },
    storage: openFolder(join(tmpdir(), "headwaters-bench-uploads")),
    incomingFolder: join(tmpdir(), "headwaters-bench-incoming"),
    trustProxy: 0,
    rateLimitFactor: 1_000_000,
    reviewed: false,
    isPublic: false,
    passwordMinLength: 6,
    secondFactorAfterDays: null,
    passwords: createPasswords(),
    logger: loggerOptions("info", false),
    logAddresses: false,
    metricsToken: null,
    web: counted(web),
  });
}

async function build(order: Order): Promise<FastifyInstance> {
  switch (order.contender) {
    case "constant":
      return constant(order);
    case "prisma":
      return prismaPerRequest(order.database);
    case "session": {
      const { pathname } = new URL(order.page.url);
      return bareSession(order.database, pathname, await sendConstant(order.page));
    }
    case "registrations":
      return bareRegistrations(order.database, await sendConstant(order.page));
    case "site":
      return site(order.database);
  }
}

process.once("message", async (order: Order) => {
  const app = await build(order);
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    const report: Report = {
      memory: process.memoryUsage.rss(),
      processor: (user + system) / 1_000,
      renders,
    };
    process.send?.(report);
  });
  process.send?.({ url });
});
process.on("disconnect", () => process.exit());
