import { createPath, type Location, type RouteObject } from "react-router-dom";

/** Opens this address by a full load; rejects with `error` if the visitor returns to this page. */
function loadAddress(to: Location, error: unknown): Promise<never> {
  const address = window.location.origin + createPath(to);
  // After "back" the address is current already, and assigning one with a fragment would load
  // nothing.
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
  return new Promise((_resolve, reject) => {
    window.addEventListener("pageshow", () => reject(error), { once: true });
  });
}

/**
 * Makes routes load the whole page when its files cannot be fetched, as after a deploy. This
 * happens only on the way to another page, so no form is lost.
 * @param goingTo the target of the navigation, or undefined
 */
export function withFullLoads(
  routes: RouteObject[],
  goingTo: () => Location | undefined,
): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    const changed: Pick<RouteObject, "children" | "lazy"> = {};
    if (children) changed.children = withFullLoads(children, goingTo);
    if (typeof lazy === "function") {
      changed.lazy = async () => {
        try {
          return await lazy();
        } catch (error) {
          const to = goingTo();
          if (!to || !navigator.onLine) throw error;
          return loadAddress(to, error);
        }
      };
    }
    return { ...route, ...changed } as RouteObject;
  });
}
