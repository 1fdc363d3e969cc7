import { type ComponentType, lazy } from "react";

/**
 * A part, in a Suspense, that the server renders and a browser fetches after the page. Where it cannot
 * be fetched, what the server rendered stays. The module around it imports its style sheets, for the first
 * paint.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch(() => new Promise<never>(() => {})) }));
