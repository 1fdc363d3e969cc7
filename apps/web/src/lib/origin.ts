import { useLocation } from "react-router-dom";

/** The state of a link that leads away from a list, for the way back. */
export interface OriginState {
  /** The address of the list with its filters. */
  from: string;
}

/** The state for links on this page whose pages lead back to it. */
export function useOriginState(): OriginState {
  const { pathname, search } = useLocation();
  return { from: pathname + search };
}
