import { createContext, useContext } from "react";

/** Results of server rendering beside the HTML. */
export interface RenderResult {
  status: number;
  /** The target of a redirect. */
  redirect: string | null;
}

/** Null in a browser. */
export const RenderResultContext = createContext<RenderResult | null>(null);

export const useRenderResult = () => useContext(RenderResultContext);
