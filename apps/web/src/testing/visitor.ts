import { buildAccount } from "@headwaters/testing/factories";
import type { RunningSite } from "@headwaters/testing/site/site";

/** Answers a request instead of the site, or lets it pass. */
type Interceptor = (
  path: string,
  request: Request,
) => Response | undefined | Promise<Response | undefined>;

/** A person with a browser: requests to the site with cookies of their own. */
export interface Visitor {
  site: RunningSite;
  fetch: typeof fetch;
  /** Answers requests instead of the site; the newest interceptor decides first. */
  intercept(interceptor: Interceptor): void;
  /** Signs in under a new account with a confirmed address, without a request. */
  signUp(overrides?: Record<string, unknown>): Promise<ReturnType<typeof buildAccount>>;
  /** Signs up without confirming the address. */
  signUpUnconfirmed(overrides?: Record<string, unknown>): Promise<ReturnType<typeof buildAccount>>;
  /** Signs in with an account's address and password. */
  signIn(account: { email: string; password: string }): Promise<void>;
  /** Sends JSON to the REST interface; fails unless the answer is a success. */
  send<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
  /** The same with POST. */
  post<Answer>(path: string, body?: unknown): Promise<Answer>;
  /** The same with GET. */
  get<Answer>(path: string): Promise<Answer>;
  /** The cookies that this browser sends to the site; a test may change or clear them. */
  cookies: Map<string, string>;
}

/** Node's own fetch; a page finds a visitor's under this name. */
const { fetch: send } = globalThis;

export function createVisitor(site: RunningSite, { userAgent = "" } = {}): Visitor {
  const cookies = new Map<string, string>();
  const interceptors: Interceptor[] = [];

  async function ask(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, site.url);
    const headers = new Headers(init?.headers);
    headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    if (userAgent) headers.set("user-agent", userAgent);
    // Node's fetch does not accept jsdom's signals.
    const { signal: _, ...rest } = init ?? {};
    const request = new Request(url, { ...rest, headers });
    for (const interceptor of interceptors) {
      const answer = await interceptor(url.pathname + url.search, request.clone());
      if (answer) return answer;
    }
    const response = await send(request);
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value && !/max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  }

  async function sendJson<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const init = { method, headers: { "content-type": "application/json" } };
    const sent = body === undefined ? { method } : { ...init, body: JSON.stringify(body) };
    const response = await ask(path, sent);
    if (!response.ok) throw new Error(await response.text());
    return response.json() as Promise<Answer>;
  }
  const post = <Answer>(path: string, body?: unknown) => sendJson<Answer>("POST", path, body);

  async function signUpUnconfirmed(overrides?: Record<string, unknown>) {
    const registration = buildAccount(overrides);
    await post("/api/register", registration);
    return registration;
  }

  return {
    site,
    fetch: ask,
    intercept: (interceptor) => void interceptors.unshift(interceptor),
    async signUp(overrides) {
      const registration = buildAccount(overrides);
      cookies.set("headwaters", await site.createMember(registration));
      return registration;
    },
    signUpUnconfirmed,
    signIn: async ({ email, password }) => void (await post("/api/login", { email, password })),
    send: sendJson,
    post,
    get: (path) => sendJson("GET", path),
    cookies,
  };
}
