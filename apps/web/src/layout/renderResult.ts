import { createContext, useContext } from "react";

/** What rendering a page on the server yields beside its HTML. */
export interface RenderResult {
  status: number;
  /** Where to go instead. */
  redirect: string | null;
}

/** Null in a browser. */
export const RenderResultContext = createContext<RenderResult | null>(null);

export const useRenderResult = () => useContext(RenderResultContext);
