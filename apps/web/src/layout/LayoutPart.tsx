import type { ComponentType } from "react";
import { useMatches } from "react-router-dom";

/** Parts that features add to every page, by the handle of the layout's route. */
export interface LayoutHandle {
  /** Above the page. */
  top: ComponentType;
  footer: ComponentType;
}

export function LayoutPart({ place }: { place: keyof LayoutHandle }) {
  const Part = (useMatches()[0]?.handle as LayoutHandle | undefined)?.[place];
  return Part && <Part />;
}
