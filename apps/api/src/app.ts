import { randomUUID } from "node:crypto";
import { BODY_LIMIT } from "@headwaters/contracts/router";
import Fastify, { type FastifyServerOptions, LogController } from "fastify";
import { Registry } from "prom-client";
import type { Config } from "./config.ts";
import {
  createNotices,
  createSessionStore,
  emailConfirmations,
  type Passwords,
} from "./features/accounts/index.ts";
import { type ArrivalLimits, uploadsService } from "./features/content/index.ts";
import type { FeatureContext, RouteContext } from "./features/feature.ts";
import {
  createContentHooks,
  createServices,
  databaseNumbers,
  features,
  jobs,
  mailKinds,
  personalDataReaders,
} from "./features/index.ts";
import { createEncryption } from "./platform/encryption.ts";
import { crossOrigin } from "./platform/http/crossOrigin.ts";
import { answerBrokenRequest, answerError } from "./platform/http/failures/errors.ts";
import { health } from "./platform/http/health.ts";
import { otherMethods } from "./platform/http/otherMethods.ts";
import { pages } from "./platform/http/pages/pages.ts";
import { site } from "./platform/http/pages/site.ts";
import type { WebBuild } from "./platform/http/pages/web.ts";
import { requestLog } from "./platform/http/requestLog.ts";
import { SAFE_METHODS, security } from "./platform/http/security.ts";
import { accessToken } from "./platform/http/sessions/accessToken.ts";
import { device } from "./platform/http/sessions/device.ts";
import { cookieName, session } from "./platform/http/sessions/session.ts";
import { canonicalHost, createIsOtherHost } from "./platform/http/urls/canonicalHost.ts";
import { longPaths, MAX_PATH_LENGTH, routedTarget } from "./platform/http/urls/requestTarget.ts";
import { slashes } from "./platform/http/urls/trailingSlashes.ts";
import { saveSubmissions } from "./platform/idempotency/submissions.ts";
import { createBoss, jobsByState, stopBoss } from "./platform/jobs/boss.ts";
import { createScheduleJob, startJobs } from "./platform/jobs/jobs.ts";
import { createMailPolicies } from "./platform/mail/delivery/policies.ts";
import { createSendLimits } from "./platform/mail/delivery/sendLimits.ts";
import { createDelivery, type MailSettings } from "./platform/mail/delivery/transport.ts";
import { createOutbox } from "./platform/mail/outbox/outbox.ts";
import { createMailQueue } from "./platform/mail/outbox/queue.ts";
import { mailsByStatus } from "./platform/mail/outbox/table.ts";
import { metrics } from "./platform/metrics/metrics.ts";
import { createRequestMetrics } from "./platform/metrics/requests.ts";
import { createIsPaused } from "./platform/outbound/pause.ts";
import { applyPauseSetting } from "./platform/outbound/release.ts";
import type { Platform } from "./platform/platform.ts";
import { createRateLimits } from "./platform/rate-limit/attempts.ts";
import { countRequest } from "./platform/rate-limit/countRequest.ts";
import { createGlobalLimit } from "./platform/rate-limit/globalLimit.ts";
import { createRateLimitStore } from "./platform/rate-limit/store.ts";
import { createResponseCachePlugin } from "./platform/response-cache/plugin.ts";
import { createResponseCache } from "./platform/response-cache/responseCache.ts";
import { createContexts } from "./platform/rpc/context.ts";
import { openapi } from "./platform/rpc/openapi/openapi.ts";
import { rest } from "./platform/rpc/rest.ts";
import { createCallCached } from "./platform/rpc/resultCache.ts";
import { trpc } from "./platform/rpc/trpc.ts";
import type { Secrets } from "./platform/secrets.ts";
import { createWebhooks } from "./platform/webhooks/webhooks.ts";

type Settings = Pick<
  Config,
  | "trustProxy"
  | "rateLimitFactor"
  | "passwordMinLength"
  | "secondFactorAfterDays"
  | "logAddresses"
  | "metricsToken"
>;
type Parts = Pick<
  Platform,
  "prisma" | "pool" | "changes" | "publicUrl" | "reviewed" | "isPublic" | "storage" | "mailTiming"
>;

export interface AppDeps
  extends Settings,
    Parts,
    Partial<Pick<Config, "canonicalHost" | "outboundPaused">> {
  secrets: Secrets;
  passwords: Passwords;
  /** The folder of uploaded pictures until they are processed. */
  incomingFolder: string;
  /** Minimum speed of uploads, if not the default. */
  arrivalLimits?: ArrivalLimits;
  mail: MailSettings & {
    /** Address that receives notices about forms. */
    inbox: string;
  };
  logger: FastifyServerOptions["logger"];
  /** The built pages; null serves only the API. */
  web: WebBuild | null;
}

/** Builds the site as a Fastify instance that does not listen yet, with plugins in the order of a request. */
export async function buildApp(deps: AppDeps) {
  const secure = deps.publicUrl.startsWith("https:");
  const registry = new Registry();
  const requests = createRequestMetrics(registry);
  const isOtherHost = deps.canonicalHost
    ? createIsOtherHost(deps.publicUrl, deps.trustProxy > 0)
    : () => false;
  const cached = createResponseCachePlugin(
    createResponseCache(deps.changes, registry),
    requests.countCached,
    isOtherHost,
  );

  const app = Fastify({
    logger: deps.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }), // replaced by requestLog
    genReqId: () => randomUUID(),
    // Trusts our own proxies only: clients can write the rest of X-Forwarded-For.
    trustProxy: deps.trustProxy > 0 && ((_address, hop) => hop < deps.trustProxy),
    bodyLimit: BODY_LIMIT,
    // Creating the queue's tables may exceed Fastify's default of 10 s on a small busy machine.
    pluginTimeout: 60_000,
    routerOptions: { maxParamLength: MAX_PATH_LENGTH },
    forceCloseConnections: "idle",
    // A stopping process still answers the requests that have arrived, so that a restart fails none.
    return503OnClosing: false,
    serverFactory: cached.serverFactory,
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
    rewriteUrl: ({ url = "/" }) => routedTarget(url),
  });

  const boss = createBoss(deps.pool, app.log, deps.changes);
  const scheduleJob = createScheduleJob(boss);
  const mailQueue = createMailQueue(boss, {
    ...deps.mailTiming,
    async afterBatch(queue) {
      for (const job of jobs) if (job.afterMails === queue) await scheduleJob(job.name);
    },
  });
  const isForced = deps.outboundPaused ?? false;
  const isPaused = createIsPaused(deps.prisma, isForced);
  const mailPolicies = createMailPolicies(mailKinds);
  const keepsMailTexts = deps.mail.smtpUrl === null && !deps.isPublic;
  const mail = createOutbox({
    prisma: deps.prisma,
    queue: mailQueue,
    selectPermitted: createSendLimits(mailPolicies),
    deliver: createDelivery(deps.mail, app.log),
    writesFiles: deps.mail.smtpUrl === null && !keepsMailTexts,
    keepsTexts: keepsMailTexts,
    isPaused,
    log: app.log,
  });
  const { prisma, pool, publicUrl, isPublic } = deps;
  const webhooks = createWebhooks({
    prisma,
    boss,
    isPublic,
    readers: personalDataReaders,
    isPaused,
    pollingSeconds: deps.mailTiming?.pollingSeconds,
    log: app.log,
  });
  app.addHook("onClose", async () => {
    await Promise.all([mail.stop(), stopBoss(boss)]);
  });

  const { outbox } = mail;
  const context: FeatureContext = {
    ...deps,
    outbox,
    mailQueue,
    mailPolicies,
    keepsMailTexts,
    webhooks,
    announce: webhooks.announce,
    keep: saveSubmissions(prisma, outbox),
    inbox: deps.mail.inbox,
    log: app.log,
    metrics: registry,
    scheduleJob,
    confirmations: emailConfirmations({ prisma, outbox, publicUrl, secrets: deps.secrets }),
    notify: createNotices({ outbox, publicUrl }),
    passwordRules: { minLength: deps.passwordMinLength },
    encryption: createEncryption(deps.secrets, "keys of authenticator apps"),
    uploads: uploadsService({ ...deps, log: app.log }),
    hooks: createContentHooks({ outbox, publicUrl, scheduleJob, announce: webhooks.announce }),
  };
  app.addHook("onReady", async () => {
    await mail.start();
    await webhooks.start();
    await applyPauseSetting(prisma, { mailQueue, boss, isForced, log: app.log });
    await startJobs(boss, jobs, context);
  });
  const services = createServices(context);
  const rateLimitStore = createRateLimitStore({
    pool,
    factor: deps.rateLimitFactor,
    secret: deps.secrets[0],
    metrics: registry,
  });
  const rateLimits = createRateLimits(rateLimitStore, prisma, app.log);
  const contexts = createContexts(services, rateLimits, secure);

  app.setErrorHandler(answerError);
  await app.register(requestLog, { logAddresses: deps.logAddresses });
  await app.register(security, {
    publicUrl: deps.publicUrl,
    inlineScripts: deps.web?.inlineScripts ?? [],
  });
  await app.register(longPaths);
  await app.register(canonicalHost, { publicUrl: deps.publicUrl, isOtherHost });
  await app.register(otherMethods);
  await app.register(metrics, {
    registry,
    token: deps.metricsToken,
    requests,
    pool,
    numbers: [jobsByState, mailsByStatus, ...databaseNumbers],
  });
  await app.register(crossOrigin);
  await app.register(cached.plugin);
  await app.register(health, { pool });
  await app.register(openapi, { sessionCookie: cookieName(secure) });
  await app.register(site, { web: deps.web });
  const routeContext: RouteContext = { ...context, services, ...contexts };
  for (const { publicRoutes } of features) await publicRoutes?.(app, routeContext, deps.web);
  // Only these routes have a session: pictures, feeds and static files work without the database.
  await app.register(async (scope) => {
    await scope.register(slashes);
    const globalLimit = createGlobalLimit(rateLimitStore, app.log);
    // The limits of procedures are counted inside them, and cached responses not at all.
    scope.addHook("onRequest", async (request, reply) => {
      countRequest(globalLimit, request.ip, request, reply);
    });
    await scope.register(accessToken, { globalLimit, use: services.accessTokens.use });
    const store = createSessionStore(pool);
    await scope.register(session, { store, secrets: deps.secrets, secure });
    await scope.register(device, { secrets: deps.secrets, secure });
    // After a write, this process must not serve responses from before it.
    scope.addHook("onSend", async ({ method }) => {
      if (!SAFE_METHODS.has(method)) await deps.changes.waitForPending();
    });
    await scope.register(trpc, contexts);
    await scope.register(rest, contexts);
    for (const { routes } of features) await routes?.(scope, routeContext, deps.web);
    scope.rejectOtherMethods();
    const callCached = createCallCached(deps.changes, contexts.anonymous);
    if (deps.web)
      await scope.register(pages, { ...deps.web, ...contexts, changes: deps.changes, callCached });
  });
  return app;
}
