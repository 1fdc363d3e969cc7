import { type ComponentType, lazy } from "react";

/**
 * A component inside a Suspense, which the server renders and a browser fetches after the page; if
 * that fails, the server's HTML stays. The module around it imports its style sheets, for the first
 * paint.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch(() => new Promise<never>(() => {})) }));
