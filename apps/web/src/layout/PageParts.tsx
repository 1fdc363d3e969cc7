import type { ComponentType } from "react";
import { useMatches } from "react-router-dom";

/** Renders the parts that other features add to this page (`PagePart`). */
export function PageParts<Props extends object>(props: Props) {
  const handle = useMatches().at(-1)?.handle as { parts?: ComponentType<Props>[] } | undefined;
  return handle?.parts?.map((Part, index) => <Part key={index} {...props} />);
}
