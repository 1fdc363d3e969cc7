import type { PrismaClient } from "@headwaters/db";
import type { FastifyInstance, InjectOptions } from "fastify";
import { checkDescribed } from "./describedAnswers.ts";

/** A site in the process of the test. */
export interface TestSite {
  app: FastifyInstance;
  prisma: PrismaClient;
  connectionString: string;
  /** The name of the session cookie. */
  sessionCookie: string;
  sessionSecret: string;
  /** Hashes a password as the site does. */
  hashPassword(password: string): Promise<string>;
  /** The folder of its mails, which findMails() reads. */
  mailFolder: string;
  /**
   * Resolves when the response cache has been notified of the writes that the test made by
   * `prisma`.
   */
  waitForWrites(): Promise<void>;
  /** The folder of its pictures; uploads that are arriving are in `incoming`. */
  uploadsFolder: string;
}

const DEVICE_COOKIE = /^(__Host-)?headwaters-device$/;

/** An HTTP client that stores the cookies of the site and sends them back, like a browser. */
export class Agent {
  private cookies = new Map<string, string>();
  private readonly site: TestSite;

  constructor(site: TestSite) {
    this.site = site;
  }

  private header(isWanted = (_name: string) => true): string {
    const wanted = [...this.cookies].filter(([name]) => isWanted(name));
    return wanted.map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Stores a cookie as if the site had set it. */
  setCookie(name: string, value: string): void {
    this.cookies.set(name, encodeURIComponent(value));
  }

  /** The Cookie header of the next request without the device cookie. */
  get cookie(): string {
    return this.header((name) => !DEVICE_COOKIE.test(name));
  }

  /** The Cookie header with the device cookie only. */
  get deviceCookie(): string {
    return this.header((name) => DEVICE_COOKIE.test(name));
  }

  async request(options: InjectOptions) {
    await this.site.waitForWrites();
    const response = await this.site.app.inject({
      ...options,
      headers: { ...(this.cookies.size > 0 ? { cookie: this.header() } : {}), ...options.headers },
    });
    await checkDescribed(this.site.app, options.method ?? "GET", String(options.url), response);
    for (const { name, value } of response.cookies) {
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return response;
  }

  get(url: string) {
    return this.request({ method: "GET", url });
  }

  /** Posts JSON; a string is sent unchanged. */
  post(url: string, payload?: unknown) {
    return this.send("POST", url, payload);
  }

  /** Sends JSON; a string is sent unchanged. */
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
