// The interface of the built web application, which the API loads at its start. Types only.

/**
 * Calls a procedure by its dotted name ("news.cards"). A failure rejects with the shape that tRPC
 * sends: `{ message, code, data: { code, httpStatus, … } }`.
 */
export type CallProcedure = (procedure: string, input: unknown) => Promise<unknown>;

export interface RenderedPage {
  /** 200, 404 where there is no such page or item, 503 where something could not be loaded now. */
  status: number;
  /** The page to go to instead, or null. */
  redirect: string | null;
  /** The whole document. */
  html: string;
}

export interface PageRenderer {
  /** Draws the page at this path, with its canonicalSearch, as the caller of the procedures sees it. */
  render(path: string, call: CallProcedure): Promise<RenderedPage>;
  /** A page without content, which the browser then draws by itself. */
  fallbackHtml: string;
}

export interface RendererOptions {
  /** index.html as Vite built it. */
  template: string;
  /** Vite's manifest; null in development, where Vite itself sees to scripts and styles. */
  manifest: Record<string, { file: string; css?: string[]; imports?: string[] }> | null;
  /** The text of a built file, by its path as the manifest spells it. */
  readFile: (file: string) => string;
  /** Base of absolute addresses, without a slash at its end. */
  publicUrl: string;
}

export interface WebServer {
  createRenderer(options: RendererOptions): PageRenderer;
  /**
   * The page that this path leads to, or null where there is none: its one address, and the pattern
   * of its route ("/news/:id").
   */
  findPage(path: string): { path: string; pattern: string } | null;
  /**
   * The part of a query string that the page at this canonical path depends on, in canonical form
   * ("?photo=night-camp"); empty for most pages. Their number is bounded by the content, except for
   * searches.
   */
  canonicalSearch(path: string, search: string): string;
  /** Returns true for a personal page, which is rendered for each request. */
  isPrivatePath(path: string): boolean;
  /** Addresses of the pages for search engines that show no item of their own. */
  indexedPaths: readonly string[];
  /** Addresses of the items' own pages. */
  contentPaths: Record<"news" | "events" | "education", (id: string) => string>;
}
