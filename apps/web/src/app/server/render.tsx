import type {
  CallProcedure,
  PageRenderer,
  RenderedPage,
  RendererOptions,
  SharedPage,
  User,
} from "@headwaters/contracts";
import { type ContextType, StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { Spinner } from "#layout/Spinner.tsx";
import { callLink } from "#lib/api/callLink.ts";
import { createApiClient, createQueries } from "#lib/api/client.ts";
import { getStatus, isInaccessible, isUnauthorized } from "#lib/api/failures.ts";
import { writeOwnData, writePageData } from "#lib/api/pageData.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { CURRENT_USER, createQueryClient } from "#lib/api/queryClient.ts";
import { AccountParts, type RenderResult, RenderResultContext } from "#lib/renderResult.ts";
import { App } from "../App.tsx";
import { type PageHandle, routes } from "../routes.tsx";
import { noAssets, readAssets } from "./assets.ts";
import { fillParts, renderOpen, renderParts, renderWhole, splitAtParts } from "./openParts.ts";

const handler = createStaticHandler(routes);

/** React writes the elements of the head first: titles, meta elements, links. */
const HEAD_ELEMENTS = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*/;

function splitHead(markup: string): { head: string; body: string } {
  const [head = ""] = HEAD_ELEMENTS.exec(markup) ?? [];
  return { head, body: markup.slice(head.length) };
}

/** Matches a path with its page. */
async function matchPage(path: string) {
  const url = new URL(path, "http://page");
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error("No route of ours answers by itself.");
  const { route, params = {} } = context.matches.at(-1) ?? {};
  // An entry beside its list is a page in a page.
  const handles = context.matches.map(({ route }) => (route.handle ?? {}) as Partial<PageHandle>);
  const router = createStaticRouter(handler.dataRoutes, context);
  return {
    context,
    router,
    routeId: route?.id,
    prefetch: (visit: Parameters<Prefetch>[0]) =>
      Promise.all(handles.map(({ prefetch }) => prefetch?.(visit))),
    sources: handles.flatMap(({ sources = [] }) => sources),
    params,
    query: url.searchParams,
  };
}

type MatchedPage = Awaited<ReturnType<typeof matchPage>>;

/** The place of an account's data in the page that all share. */
const OWN_DATA = "<!--own-data-->";

/** Renders pages of the application into its index.html. */
export function createRenderer(options: RendererOptions): PageRenderer {
  const { publicUrl, manifest } = options;
  const { template, findAssets } = manifest ? readAssets(options, manifest) : noAssets(options);
  const fill = readTemplate(template);
  const fallbackHtml = readTemplate(options.template)({
    head: "",
    styles: "",
    body: renderToStaticMarkup(<Spinner />),
    data: "",
  });

  /** One rendering of the application at a page, with data by these calls. */
  function openApp({ context, router }: MatchedPage, call: CallProcedure) {
    const queryClient = createQueryClient();
    const client = createApiClient(callLink(call));
    const result: RenderResult = { status: 200, redirect: null };
    const element = (parts: ContextType<typeof AccountParts>) => (
      <StrictMode>
        <RenderResultContext value={result}>
          <AccountParts value={parts}>
            <App apiClient={client} queryClient={queryClient} publicUrl={publicUrl}>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </App>
          </AccountParts>
        </RenderResultContext>
      </StrictMode>
    );
    return { queries: createQueries(client, queryClient), queryClient, result, element };
  }

  type OpenedApp = ReturnType<typeof openApp>;

  /** The queries with data, in the order of their first use. */
  const answered = ({ queryClient }: OpenedApp) =>
    queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === "success" });

  const findUser = ({ queries }: OpenedApp): Promise<User | null | undefined> =>
    queries.accounts.currentUser
      .fetch()
      .catch((error) => (isUnauthorized(error) ? null : undefined));

  /** Fetches the page's data; returns the failed queries, which the browser repeats. */
  async function fetchData(
    { prefetch, params, query }: MatchedPage,
    { queries, queryClient }: OpenedApp,
    visit: { user: User | null; isSignedIn: boolean },
  ) {
    await prefetch({ params, query, queries, ...visit });
    const cache = queryClient.getQueryCache();
    const failed = cache.findAll({ predicate: ({ state }) => state.status === "error" });
    for (const query of failed) cache.remove(query);
    return failed;
  }

  /** Fills markup and data of a page into index.html. Someone who is signed in has seen a page before. */
  function fillPage(page: MatchedPage, markup: string, data: string, isSignedIn: boolean): string {
    const { styles, linkedStyles, scripts } = findAssets(page.sources);
    return fill({
      ...splitHead(markup),
      styles: isSignedIn ? linkedStyles : styles,
      data: data + scripts,
    });
  }

  async function render(path: string, call: CallProcedure): Promise<RenderedPage> {
    const page = await matchPage(path);
    const app = openApp(page, call);
    const user = await findUser(app);
    if (user === undefined) return { status: 503, redirect: null, html: fallbackHtml };
    const failed = await fetchData(page, app, { user, isSignedIn: user !== null });

    // An error that makes the page inaccessible goes to the page's error boundary, here and in
    // the browser.
    const { context, routeId } = page;
    const error = failed.map(({ state }) => state.error).find(isInaccessible);
    const routeError =
      error && routeId ? { routeId, status: getStatus(error), message: error.message } : null;
    if (routeError) context.errors = { [routeError.routeId]: error };
    if (failed.length > 0) app.result.status = 503;

    const markup = await renderWhole(app.element("rendered"));
    const data = writePageData({ publicUrl, routeError }, answered(app));
    const html = fillPage(page, markup, data, user !== null);
    return { ...app.result, html };
  }

  async function renderShared(path: string, call: CallProcedure): Promise<SharedPage | null> {
    const page = await matchPage(path);
    const app = openApp(page, call);
    const failed = await fetchData(page, app, { user: null, isSignedIn: true });
    if (failed.length > 0) throw failed[0]?.state.error;
    const open = await renderOpen(app.element).catch(() => null);
    const { status, redirect } = app.result;
    if (!open || status !== 200 || redirect) return null;
    const { state } = open;
    const shared = answered(app);
    const data = writePageData({ publicUrl, routeError: null }, shared);
    const html = fillPage(page, open.html, data + OWN_DATA, true);
    const [before = "", after = ""] = html.split(OWN_DATA);
    const pieces = splitAtParts(before);

    async function complete(user: User, call: CallProcedure): Promise<string | null> {
      const own = openApp(page, call);
      for (const { queryKey, state } of shared) own.queryClient.setQueryData(queryKey, state.data);
      own.queryClient.setQueryData(CURRENT_USER, user);
      const failed = await fetchData(page, own, { user, isSignedIn: true });
      if (failed.length > 0) return null;
      const parts = await renderParts(own.element("rendered"), state);
      const data = writeOwnData(answered(own).slice(shared.length));
      return fillParts(pieces, parts) + data + after;
    }

    return { weight: 4 * html.length, complete };
  }

  return { render, renderShared, fallbackHtml };
}

/** The parts that fill the gaps of index.html. */
interface PageParts {
  head: string;
  /** At the end of the head. */
  styles: string;
  body: string;
  data: string;
}

const GAPS = /<!--(head|body|data)-->|(?=<\/head>)/;

/** Creates the function that fills the gaps of index.html. */
function readTemplate(template: string): (parts: PageParts) => string {
  // Text, gap, text, gap, …; the gap before </head> has no name.
  const pieces: (string | undefined)[] = template.split(GAPS);
  return (parts) =>
    pieces
      .map((piece = "styles", index) => (index % 2 === 0 ? piece : parts[piece as keyof PageParts]))
      .join("");
}
