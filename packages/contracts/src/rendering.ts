import type { User } from "./accounts/schema.ts";
import type { SiteEntry } from "./site/schema.ts";

// The interface of the built web application, which the API loads at its start. Types only.

/**
 * Calls a procedure by its dotted name ("news.cards"). A failure rejects with the shape that tRPC
 * sends: `{ message, code, data: { code, httpStatus, … } }`.
 */
export type CallProcedure = (procedure: string, input: unknown) => Promise<unknown>;

export interface RenderedPage {
  /** 200, 404 where there is no such page or item, 503 after a transient failure. */
  status: number;
  /** The page to go to instead, or null. */
  redirect: string | null;
  /** The whole document. */
  html: string;
}

/** A public page as all accounts share it; the parts of each account are rendered into it. */
export interface SharedPage {
  /** Upper bound of its memory, bytes. */
  weight: number;
  /**
   * The whole document of an account, which calls the procedures; null if a call fails: then the page is rendered as
   * a whole.
   */
  complete(user: User, call: CallProcedure): Promise<string | null>;
}

export interface PageRenderer {
  /**
   * Renders the page at this path, with its canonicalSearch, as the caller of the procedures sees
   * it.
   */
  render(path: string, call: CallProcedure): Promise<RenderedPage>;
  /**
   * Renders the page at this path as far as it is the same for every account; null for a page that is about the
   * account as a whole. Rejects if its data fails.
   * @param call calls procedures without a session; those of members must fail
   */
  renderShared(path: string, call: CallProcedure): Promise<SharedPage | null>;
  /** A page without content, which the browser then renders. */
  fallbackHtml: string;
}

export interface RendererOptions {
  /** index.html as Vite built it. */
  template: string;
  /** Vite's manifest; null in development, where Vite serves scripts and styles. */
  manifest: Record<
    string,
    { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
  > | null;
  /** The text of a built file, by its path as the manifest spells it. */
  readFile: (file: string) => string;
  /** Base of absolute addresses, without a slash at its end. */
  publicUrl: string;
}

export interface WebServer {
  createRenderer(options: RendererOptions): PageRenderer;
  /**
   * Resolves a path to its canonical path and the pattern of its route ("/news/:id"); null if there
   * is no such page. A private page is rendered for each request.
   */
  findPage(path: string): { path: string; pattern: string; isPrivate: boolean } | null;
  /**
   * The part of a query string on which the page at this canonical path depends, in canonical form
   * ("?photo=night-camp"); empty for most pages. The content bounds the number of results, except
   * for searches.
   */
  canonicalSearch(path: string, search: string): string;
  /** Paths of the pages for search engines, except the items' own pages. */
  indexedPaths: readonly string[];
  /** What a search finds on the pages of fixed text. */
  siteEntries: readonly SiteEntry[];
  /** Addresses of the items' own pages. */
  contentPaths: Record<"news" | "events" | "education", (id: string) => string>;
}
