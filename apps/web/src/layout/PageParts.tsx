import type { ComponentType } from "react";
import { useMatches } from "react-router-dom";

/** Renders the parts that other features add to this page (`PagePart`). */
export function PageParts<Props extends object>(props: Props) {
  const handle = useMatches().at(-1)?.handle as { parts?: ComponentType<Props>[] } | undefined;
  return handle?.parts?.map((Part, index) => <Part key={index} {...props} />);
}

/** Parts that features add to every page, by the handle of the layout's route. */
export interface LayoutHandle {
  /** Above the page. */
  top: ComponentType;
  /** In the navigation bar. */
  search: ComponentType;
  footer: ComponentType;
}

export function LayoutPart({ place }: { place: keyof LayoutHandle }) {
  const Part = (useMatches()[0]?.handle as LayoutHandle | undefined)?.[place];
  return Part && <Part />;
}
