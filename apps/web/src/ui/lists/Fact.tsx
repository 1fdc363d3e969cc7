import type { ReactNode } from "react";

/** A term of a description list and what is known of it; nothing where nothing is. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
