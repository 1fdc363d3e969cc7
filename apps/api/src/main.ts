import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { createClient, openChangeFeed } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import { buildApp } from "./app.ts";
import { checkMailServer, readConfig, StartError } from "./config.ts";
import { createPasswords } from "./features/accounts/index.ts";
import { readWebBuild } from "./platform/http/pages/web.ts";
import { STOP_TIMEOUT } from "./platform/http/timeLimits.ts";
import { loggerOptions } from "./platform/logger.ts";
import { openBucket, openFolder } from "./platform/storage/open.ts";
import { openDatabase } from "./startup/database.ts";
import { openDataDir, readOrCreateSecret, saveSiteUrl } from "./startup/dataDir.ts";
import { prepareDemo, revokeDemoCredentials } from "./startup/demo.ts";
import { printFailure } from "./startup/failures.ts";
import { logStarted, logVersion } from "./startup/started.ts";

const WEB_BUILD = join(import.meta.dirname, "../../web/dist");

/** Interval at which a stopping process closes idle connections, in ms. */
const IDLE_SWEEP = 100;

/** Steps that stop the process, run in reverse order. */
const undo: (() => Promise<unknown>)[] = [];
let stopping: Promise<void> | undefined;

function stop(exitCode: number): Promise<void> {
  stopping ??= (async () => {
    for (const step of undo.reverse()) await step().catch(console.error);
    process.exit(exitCode);
  })();
  return stopping;
}

/** Rejects an occupied port before the slow steps of the start. */
async function checkPort(host: string, port: number) {
  const probe = createServer().listen(port, host);
  await once(probe, "listening").catch((error) => {
    throw listenFailure(error, host, port);
  });
  await once(probe.close(), "close");
}

function listenFailure(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const notOurs = `HOST ${host} is not an address of this machine.`;
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is already in use; stop what uses it, or set PORT.`,
    EACCES: `Port ${port} may not be used by this user; set PORT to 1024 or more.`,
    EADDRNOTAVAIL: notOurs,
    ENOTFOUND: notOurs,
  };
  const sentence = sentences[error.code ?? ""];
  return sentence === undefined ? error : new StartError(sentence);
}

async function start() {
  const config = readConfig(process.env);
  checkMailServer(config);
  openDataDir(config.dataDir);
  await checkPort(config.host, config.port);

  let log: FastifyBaseLogger | undefined;
  const database = await openDatabase(config, () =>
    log?.warn("the embedded PostgreSQL had ended, and was started again"),
  );
  undo.push(() => database.stop());
  const { prisma, pool, close } = createClient(database.connectionString, {
    connections: config.databasePoolSize,
  });
  undo.push(close);
  /** The change feed's failure before the log existed. */
  let early: string | undefined;
  const logTrouble = (reason: string) => {
    if (log) log.warn({ reason }, "change feed disconnected; response cache disabled");
    else early = reason;
  };
  const changes = openChangeFeed(config.directDatabaseUrl ?? database.connectionString, {
    isDirect: config.directDatabaseUrl !== null,
    onTrouble: ({ message }) => logTrouble(message),
  });
  undo.push(() => changes.close());
  const isDisarmed = config.isPublic && (await revokeDemoCredentials(prisma, config.dataDir));
  const demo = config.demoContent ? await prepareDemo(prisma, config) : null;

  const mailFolder = join(config.dataDir, "mail");
  const app = await buildApp({
    publicUrl: config.publicUrl,
    isPublic: config.isPublic,
    canonicalHost: config.canonicalHost,
    trustProxy: config.trustProxy,
    rateLimitFactor: config.rateLimitFactor,
    passwordMinLength: config.passwordMinLength,
    secondFactorAfterDays: config.secondFactorAfterDays,
    logAddresses: config.logAddresses,
    metricsToken: config.metricsToken,
    outboundPaused: config.outboundPaused,
    prisma,
    pool,
    changes,
    secrets: [
      config.sessionSecret ?? readOrCreateSecret(config.dataDir, "session-secret"),
      ...config.sessionSecretFallbacks,
    ],
    mail: {
      smtpUrl: config.smtpUrl,
      folder: mailFolder,
      from: config.mailFrom,
      inbox: config.contactInbox,
      showLinks: !config.isPublic,
    },
    storage: config.bucket
      ? await openBucket(config.bucket)
      : openFolder(join(config.dataDir, "uploads")),
    incomingFolder: join(config.dataDir, "incoming"),
    passwords: createPasswords(),
    reviewed: config.contentPolicy === "review",
    logger: loggerOptions(config.logLevel, process.stdout.isTTY),
    web: await readWebBuild(WEB_BUILD, config.publicUrl, join(config.dataDir, "builds")),
  });
  log = app.log;
  logVersion(log);
  if (early) logTrouble(early);
  const connections = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    connections.add(socket);
    socket.on("close", () => connections.delete(socket));
  });
  // Requests in flight are answered; longer uploads and downloads are aborted.
  undo.push(async () => {
    const sweep = setInterval(() => {
      // `close` misses connections whose response ends at the same moment.
      app.server.closeIdleConnections();
      // Browsers open connections in advance, and Node counts unused ones as busy.
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    }, IDLE_SWEEP);
    await Promise.race([app.close(), new Promise((done) => setTimeout(done, STOP_TIMEOUT))]);
    clearInterval(sweep);
  });

  await app.listen({ host: config.host, port: config.port }).catch((error) => {
    throw listenFailure(error, config.host, config.port);
  });
  saveSiteUrl(config.dataDir, config);
  if (isDisarmed) {
    app.log.warn(
      "the demo author of the local site has lost its role, its password and its sessions",
    );
  }
  logStarted(app.log, process.stdout.isTTY, {
    publicUrl: config.publicUrl,
    database: database.note,
    mail: `${config.outboundPaused ? "paused; " : ""}${config.smtpUrl ? "by SMTP_URL" : `files in ${mailFolder}`}`,
    demo: demo?.signIn ?? null,
  });
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop(0));
// The launcher has an IPC channel to this process: if the launcher is killed, the channel closes.
process.on("disconnect", () => stop(0));

start().catch((error: unknown) => {
  if (stopping) return;
  printFailure(error);
  return stop(1);
});
