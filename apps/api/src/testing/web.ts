import type { WebBuild } from "../platform/http/pages/web.ts";

/** A minimal web application, whose pages show the data that they were rendered from. */
export interface TestWeb extends WebBuild {
  /** Paths of the rendered pages, in order. */
  rendered: string[];
  /** Paths of the pages that were rendered for all accounts, in order. */
  shared: string[];
}

const PAGES = ["/", "/auth", "/news"];
const PRIVATE = "/mine";

export function buildWeb(overrides: Partial<WebBuild> = {}): TestWeb {
  const rendered: string[] = [];
  const shared: string[] = [];
  return {
    rendered,
    shared,
    root: import.meta.dirname,
    earlierRoots: [],
    inlineScripts: [],
    indexedPaths: PAGES,
    siteEntries: [],
    contentPaths: {
      news: (id) => `/news/${id}`,
      events: (id) => `/events/${id}`,
      education: (id) => `/education/${id}`,
    },
    findPage(path) {
      const page = path.toLowerCase().replace(/(?<=.)\/+$/, "");
      const isPrivate = page === PRIVATE;
      if (isPrivate || PAGES.includes(page)) return { path: page, pattern: page, isPrivate };
      return /^\/news\/[^/]+$/.test(page) ? { path: page, pattern: "/news/:id", isPrivate } : null;
    },
    canonicalSearch(path, search) {
      const query = new URLSearchParams(search);
      if (path === "/news" && query.has("search")) return `?search=${query.get("search")}`;
      return path === "/" && query.has("photo", "otter") ? "?photo=otter" : "";
    },
    renderer: {
      fallbackHtml: "<p>the fallback</p>",
      async renderShared(path, call) {
        if (!path.startsWith("/news")) return null;
        shared.push(path);
        const search = new URL(path, "http://page").searchParams.get("search") ?? undefined;
        const cards = await call("news.cards", { limit: 3, search });
        const user = await call("accounts.currentUser", undefined).catch(() => null);
        return {
          weight: 1_000,
          async complete(account, call) {
            const own = await call("registrations.mine", undefined).catch(() => null);
            return own ? JSON.stringify({ cards, user, account, own }).padEnd(2_000) : null;
          },
        };
      },
      async render(path, call) {
        rendered.push(path);
        const user = await call("accounts.currentUser", undefined).catch(() => null);
        if (path === PRIVATE && !user) return { status: 200, redirect: "/auth", html: "" };
        if (path === "/auth" && user) return { status: 200, redirect: "/", html: "" };
        const shown: unknown[] = [path, user];
        if (path === "/404") return { status: 404, redirect: null, html: JSON.stringify(shown) };
        try {
          if (path.startsWith("/news/")) shown.push(await call("news.get", { id: path.slice(6) }));
          else if (path !== "/auth") {
            const search = new URL(path, "http://page").searchParams.get("search") ?? undefined;
            shown.push(await call("news.cards", { limit: 3, search }));
          }
        } catch (failure) {
          const status = (failure as { data: { httpStatus: number } }).data.httpStatus;
          return { status: status < 500 ? 404 : 503, redirect: null, html: "gone" };
        }
        // Long enough for compression.
        return { status: 200, redirect: null, html: JSON.stringify(shown).padEnd(2_000) };
      },
    },
    ...overrides,
  };
}
