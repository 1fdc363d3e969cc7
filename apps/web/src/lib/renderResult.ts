import { createContext, useContext } from "react";

/** Results of server rendering beside the HTML. */
export interface RenderResult {
  status: number;
  /** The target of a redirect. */
  redirect: string | null;
}

/** Null in a browser. */
export const RenderResultContext = createContext<RenderResult | null>(null);

/**
 * How `PerAccount` renders. "left out" and "held" belong to the page that all accounts share (app/server/render.tsx):
 * a held part stays open in the HTML, and each account's own is rendered into it later.
 */
export const AccountParts = createContext<"rendered" | "held" | "left out">("rendered");

export const useRenderResult = () => useContext(RenderResultContext);

/** Base of the site's absolute addresses, without a slash at its end. */
export const PublicUrl = createContext("");

export const usePublicUrl = () => useContext(PublicUrl);
