// One of the servers that bench/news.ts compares, in a process of its own.
import { createClient, listenForChanges } from "@headwaters/db";
import Fastify, { type FastifyInstance } from "fastify";
import { buildApp } from "../src/app.ts";

export type Contender = "site" | "constant" | "prisma";

/** Answers GET /api/news with the bytes it was given: as fast as Fastify can be. */
function constant(body: Buffer): FastifyInstance {
  const app = Fastify();
  app.get("/api/news", (_request, reply) =>
    reply.header("content-type", "application/json; charset=utf-8").send(body),
  );
  return app;
}

/** Queries and serialises the same articles for each request: what is usually written. */
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

async function site(connectionString: string): Promise<FastifyInstance> {
  const changes = listenForChanges(connectionString);
  await changes.started;
  const { prisma, pool } = createClient(connectionString);
  return buildApp({
    prisma,
    pool,
    changes,
    publicUrl: "http://localhost",
    sessionSecret: "x".repeat(32),
    trustProxy: false,
    logger: false,
    web: null,
  });
}

process.once("message", async (order: { contender: Contender; database: string; body: string }) => {
  const app = await {
    site: () => site(order.database),
    constant: () => constant(Buffer.from(order.body)),
    prisma: () => prismaPerRequest(order.database),
  }[order.contender]();
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  process.on("message", () => process.send?.({ memory: process.memoryUsage().rss }));
  process.send?.({ address });
});
