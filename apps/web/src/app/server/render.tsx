import type {
  CallProcedure,
  PageRenderer,
  RenderedPage,
  RendererOptions,
} from "@headwaters/contracts";
import { StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import { Spinner } from "#layout/Spinner.tsx";
import { callLink } from "#lib/api/callLink.ts";
import { createApiClient, createQueries } from "#lib/api/client.ts";
import { getStatus, isInaccessible, isUnauthorized } from "#lib/api/failures.ts";
import { PAGE_DATA_ID, writePageData } from "#lib/api/pageData.ts";
import { createQueryClient } from "#lib/api/queryClient.ts";
import { type RenderResult, RenderResultContext } from "#lib/renderResult.ts";
import { App } from "../App.tsx";
import { type PageHandle, routes } from "../routes.tsx";
import { noAssets, readAssets } from "./assets.ts";

const handler = createStaticHandler(routes);
const router = (context: StaticHandlerContext) => createStaticRouter(handler.dataRoutes, context);

/** React writes the elements of the head first: titles, meta elements, links. */
const HEAD_ELEMENTS = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*/;

function splitHead(markup: string): { head: string; body: string } {
  const [head = ""] = HEAD_ELEMENTS.exec(markup) ?? [];
  return { head, body: markup.slice(head.length) };
}

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

  async function render(path: string, call: CallProcedure): Promise<RenderedPage> {
    const url = new URL(path, "http://page");
    const context = await handler.query(new Request(url));
    if (context instanceof Response) throw new Error("No route of ours answers by itself.");

    const queryClient = createQueryClient();
    const client = createApiClient(callLink(call));
    const queries = createQueries(client, queryClient);
    const user = await queries.accounts.currentUser
      .fetch()
      .catch((error) => (isUnauthorized(error) ? null : undefined));
    if (user === undefined) return { status: 503, redirect: null, html: fallbackHtml };
    const { route, params } = context.matches.at(-1) ?? {};
    const { prefetch, sources = [] } = (route?.handle ?? {}) as Partial<PageHandle>;
    const query = url.searchParams;
    await prefetch?.({ params: params ?? {}, query, user, queries });
    // The browser repeats failed queries.
    const cache = queryClient.getQueryCache();
    const failed = cache.findAll({ predicate: ({ state }) => state.status === "error" });
    for (const query of failed) cache.remove(query);

    // An error that makes the page inaccessible goes to the page's error boundary, here and in
    // the browser.
    const error = failed.map(({ state }) => state.error).find(isInaccessible);
    const routeError = error && route?.id ? { routeId: route.id, status: getStatus(error) } : null;
    if (routeError) context.errors = { [routeError.routeId]: error };

    const result: RenderResult = { status: failed.length > 0 ? 503 : 200, redirect: null };
    // prerender waits for lazy parts; without a chunk limit React leaves them in their place.
    const { prelude } = await prerender(
      <StrictMode>
        <RenderResultContext value={result}>
          <App apiClient={client} queryClient={queryClient} publicUrl={publicUrl}>
            <StaticRouterProvider router={router(context)} context={context} hydrate={false} />
          </App>
        </RenderResultContext>
      </StrictMode>,
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    const { head, body } = splitHead(await new Response(prelude).text());
    const { styles, scripts } = findAssets(sources);
    const queried = writePageData({ publicUrl, routeError }, queryClient);
    const data = `<script id="${PAGE_DATA_ID}" type="application/json">${queried}</script>${scripts}`;
    return { ...result, html: fill({ head, styles, body, data }) };
  }

  return { render, fallbackHtml };
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
