import { createContext, useContext } from "react";

/** What a page says to whoever draws it on the server, beside its HTML. */
export interface RenderResult {
  status: number;
  /** Where to go instead. */
  redirect: string | null;
}

/** Null in a browser, where nobody listens. */
export const RenderResultContext = createContext<RenderResult | null>(null);

export const useRenderResult = () => useContext(RenderResultContext);
