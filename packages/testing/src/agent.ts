import type { PrismaClient } from "@headwaters/db";
import type { FastifyInstance, InjectOptions } from "fastify";

/** A site in the process of its tests. */
export interface TestSite {
  app: FastifyInstance;
  prisma: PrismaClient;
  connectionString: string;
  /** The name of the cookie that names a session. */
  sessionCookie: string;
  sessionSecret: string;
  /** The hash of a password, as the site stores it. */
  hashPassword(password: string): Promise<string>;
  /** Where its mails are; findMails() reads them. */
  mailFolder: string;
  /** Where its pictures are, and, in `incoming`, those that arrive. */
  uploadsFolder: string;
}

const DEVICE_COOKIE = /^(__Host-)?headwaters-device$/;

/** Someone with a browser: keeps the cookies that the site sets and sends them back. */
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

  /** Sends this cookie from now on, as if the site had set it. */
  setCookie(name: string, value: string): void {
    this.cookies.set(name, encodeURIComponent(value));
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
