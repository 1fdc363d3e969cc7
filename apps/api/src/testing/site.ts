import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, listenForChanges, type PrismaClient } from "@headwaters/db";
import { createTestDatabase } from "@headwaters/db/testing";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll } from "vitest";
import { type AppDeps, buildApp } from "../app.ts";
import { openFolder } from "../storage/open.ts";

export const PUBLIC_URL = "http://localhost:3000";
/** Who receives what visitors send. */
export const INBOX = "office@example.org";
const SECRET = "a secret for tests only, long enough";

export interface TestSite {
  app: FastifyInstance;
  prisma: PrismaClient;
  connectionString: string;
  /** Where its mails are; mailsOf() reads them. */
  mailFolder: string;
  /** Where its pictures are, and, in `incoming`, those that arrive. */
  uploadsFolder: string;
}

/** The whole HTTP stack on a database; several may share one. */
export async function openSite(connectionString: string, overrides: Partial<AppDeps> = {}) {
  const { prisma, pool, close } = createClient(connectionString);
  const changes = listenForChanges(connectionString);
  const mailFolder = await mkdtemp(join(tmpdir(), "headwaters-mail-"));
  const uploadsFolder = await mkdtemp(join(tmpdir(), "headwaters-uploads-"));
  const app = await buildApp({
    prisma,
    pool,
    changes,
    publicUrl: PUBLIC_URL,
    sessionSecret: SECRET,
    trustProxy: 0,
    throttleFactor: 1_000, // tests sign up more people than an address may
    passwordMinLength: 6,
    reviewed: false,
    isPublic: false,
    mail: {
      smtpUrl: null,
      folder: mailFolder,
      from: "site@example.org",
      inbox: INBOX,
      showLinks: false,
    },
    storage: openFolder(uploadsFolder),
    incomingFolder: join(uploadsFolder, "incoming"),
    logger: false,
    web: null,
    ...overrides,
  });
  await app.ready();
  return {
    site: { app, prisma, connectionString, mailFolder, uploadsFolder } satisfies TestSite,
    /** Resolves when the site hears of changes. */
    started: changes.started,
    async close() {
      await app.close();
      await changes.close();
      await close();
      for (const folder of [mailFolder, uploadsFolder]) await rm(folder, { recursive: true });
    },
  };
}

/** A site of its own for the test file that calls this, on its own database. */
export function useSite(overrides: Partial<AppDeps> = {}): TestSite {
  const site = {} as TestSite;
  const undo: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const database = await createTestDatabase();
    undo.push(database.drop);
    const opened = await openSite(database.connectionString, overrides);
    undo.push(opened.close);
    await opened.started;
    Object.assign(site, opened.site);
  });
  afterAll(async () => {
    for (const step of undo.reverse()) await step();
  });
  return site;
}

const DEVICE_COOKIE = /^(__Host-)?headwaters-device$/;

/** Someone with a browser: keeps the cookies that the site sets and sends them back. */
export class Visitor {
  private cookies = new Map<string, string>();
  private readonly site: TestSite;

  constructor(site: TestSite) {
    this.site = site;
  }

  private header(isWanted = (_name: string) => true): string {
    const wanted = [...this.cookies].filter(([name]) => isWanted(name));
    return wanted.map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** What names the session in the Cookie header that the next request will carry. */
  get cookie(): string {
    return this.header((name) => !DEVICE_COOKIE.test(name));
  }

  /** What names the device there. */
  get deviceCookie(): string {
    return this.header((name) => DEVICE_COOKIE.test(name));
  }

  async request(options: InjectOptions) {
    const response = await this.site.app.inject({
      ...options,
      headers: { ...(this.cookies.size > 0 ? { cookie: this.header() } : {}), ...options.headers },
    });
    for (const { name, value } of response.cookies) {
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return response;
  }

  get(url: string) {
    return this.request({ method: "GET", url });
  }

  /** Posts JSON; a string goes as it is. */
  post(url: string, payload?: unknown) {
    return this.send("POST", url, payload);
  }

  /** Sends JSON by another method. */
  send(method: "POST" | "PUT" | "DELETE", url: string, payload?: unknown) {
    return this.request({
      method,
      url,
      headers: { "content-type": "application/json" },
      ...(payload === undefined
        ? {}
        : { payload: typeof payload === "string" ? payload : JSON.stringify(payload) }),
    });
  }
}

/** Who looks at a page without having signed in. */
export const nobody = async () => null;

let people = 0;

/** A registration that nobody has used yet. */
export function buildRegistration(overrides: Record<string, unknown> = {}) {
  people += 1;
  return {
    firstName: "Ana",
    lastName: "Reyes",
    email: `ana.${people}@example.org`,
    password: "river stones",
    ...overrides,
  };
}

/** As if an account had followed the link of its welcome mail, which is not sent then. */
export async function confirmEmailOf(
  { prisma }: Pick<TestSite, "prisma">,
  { id: userId, email }: { id: string; email: string },
) {
  await prisma.mail.deleteMany({ where: { kind: "confirmEmail", recipient: email } });
  await prisma.emailConfirmation.deleteMany({ where: { userId } });
}

/** A visitor who has signed up and is signed in; their address is confirmed. */
export async function buildMember(site: TestSite, overrides: Record<string, unknown> = {}) {
  const member = await buildUnconfirmed(site, overrides);
  await confirmEmailOf(site, member.user);
  return member;
}

/** The same with an address that nobody has confirmed. */
export async function buildUnconfirmed(site: TestSite, overrides: Record<string, unknown> = {}) {
  const registration = buildRegistration(overrides);
  const visitor = new Visitor(site);
  const response = await visitor.post("/api/register", registration);
  if (response.statusCode !== 201) throw new Error(response.body);
  return { visitor, registration, user: response.json<{ id: string; email: string }>() };
}

/** An article that the form could send. */
export function buildArticle(overrides: Record<string, unknown> = {}) {
  return {
    title: "The river is clear again",
    content: "After three weekends of work the **gravel bars** are free of glass.",
    excerpt: null,
    category: "conservation",
    imageUrl: null,
    published: true,
    ...overrides,
  };
}

/** An event as its table takes it: tomorrow, unless said otherwise. */
export function buildEvent(overrides: Record<string, unknown> = {}) {
  return {
    title: "Knots and casting",
    description: "Two hours on the **meadow**, with rods to borrow.",
    eventType: "workshop",
    location: "Mill Pond",
    eventDate: new Date(Date.now() + 24 * 60 * 60 * 1000),
    published: true,
    ...overrides,
  };
}

/** An education article as its table takes it. */
export function buildEducationArticle(overrides: Record<string, unknown> = {}) {
  return {
    title: "Three knots",
    content: "The **clinch** holds a hook.",
    category: "fishing-techniques",
    ageGroup: "6-12",
    published: true,
    ...overrides,
  };
}

/** A membership application that the form could send. */
export function buildApplication(overrides: Record<string, unknown> = {}) {
  return {
    firstName: "Maya",
    lastName: "Chen",
    email: "Maya.Chen@example.org",
    membershipType: "student",
    ...overrides,
  };
}

/** A message that the contact form could send. */
export function buildMessage(overrides: Record<string, unknown> = {}) {
  return {
    firstName: "Maya",
    lastName: "Chen",
    email: "Maya.Chen@example.org",
    inquiryType: "program-info",
    message: "Is there a place in the Saturday group?\nMy son is seven.",
    ...overrides,
  };
}

/** A member who is staff. */
export async function buildStaff(site: TestSite, overrides: Record<string, unknown> = {}) {
  const member = await buildMember(site, overrides);
  await site.prisma.userRole.create({ data: { userId: member.user.id, role: "staff" } });
  return member;
}

/** Gives an account the role leader, if it has not got it. */
export async function makeLeader(site: TestSite, userId: string): Promise<void> {
  const data = [{ userId, role: "leader" }];
  await site.prisma.userRole.createMany({ data, skipDuplicates: true });
}

/** A member who is a leader. */
export async function buildLeader(site: TestSite, overrides: Record<string, unknown> = {}) {
  const member = await buildMember(site, overrides);
  await makeLeader(site, member.user.id);
  return member;
}
