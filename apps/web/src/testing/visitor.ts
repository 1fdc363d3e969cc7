import { buildRegistration } from "@headwaters/testing/factories";
import type { RunningSite } from "@headwaters/testing/site";

/** Answers a request in the site's place, or lets it pass. */
type Interceptor = (path: string, request: Request) => Response | Promise<Response> | undefined;

/** Someone with a browser: what asks the site for them, and keeps their cookies. */
export interface Visitor {
  site: RunningSite;
  fetch: typeof fetch;
  /** Has these requests answered in the site's place; the newest decides first. */
  intercept(interceptor: Interceptor): void;
  /** Signs up under a new account, whose address is confirmed. */
  signUp(overrides?: Record<string, unknown>): Promise<ReturnType<typeof buildRegistration>>;
  /** Posts JSON to the REST interface; fails unless the answer is a success. */
  post<Answer>(path: string, body: unknown): Promise<Answer>;
}

/** Node's own: what a page finds under this name is a visitor's. */
const { fetch: send } = globalThis;

export function createVisitor(site: RunningSite): Visitor {
  const cookies = new Map<string, string>();
  const interceptors: Interceptor[] = [];

  async function ask(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, site.address);
    const headers = new Headers(init?.headers);
    headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    // jsdom's signals are not those of Node's fetch.
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

  async function post<Answer>(path: string, body: unknown): Promise<Answer> {
    const headers = { "content-type": "application/json" };
    const response = await ask(path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(await response.text());
    return response.json() as Promise<Answer>;
  }

  return {
    site,
    fetch: ask,
    intercept: (interceptor) => void interceptors.unshift(interceptor),
    async signUp(overrides) {
      const registration = buildRegistration(overrides);
      await post("/api/register", registration);
      await site.confirm(registration.email);
      return registration;
    },
    post,
  };
}
