import { can } from "@headwaters/contracts";
import { useContext, useEffect, useRef } from "react";
import { NavLink } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { formatCount } from "#lib/formatCount.ts";
import { findRight, PageRoutes } from "#lib/pageRoute.ts";
import { paths } from "#lib/paths.ts";
import hidden from "#ui/hidden.module.css";
import classes from "./StaffLayout.module.css";
import { staffTexts } from "./texts.ts";

/** The navigation of the staff pages, with counts of pending work. */
export function StaffNav() {
  const overview = trpc.staff.overview.useQuery().data;
  const routes = useContext(PageRoutes);
  const user = useCurrentUser();
  const entries = [
    { path: paths.staff, label: staffTexts.overview, count: undefined },
    ...routes.flatMap(({ path, access, staffNav }) => {
      const right = findRight({ access });
      return staffNav && right && can(user, right) ? [{ path, count: undefined, ...staffNav }] : [];
    }),
  ];
  const strip = useRef<HTMLElement>(null);
  // On a phone the strip is wider than the screen, so it scrolls to the current page.
  useEffect(() => {
    const present = strip.current?.querySelector("[aria-current]");
    if (!strip.current || !present) return;
    const [around, own] = [strip.current, present].map((part) => part.getBoundingClientRect());
    if (around && own) strip.current.scrollLeft += own.left - (around.width - own.width) / 2;
  }, []);
  return (
    <nav ref={strip} aria-label={staffTexts.navigation} className={classes.sections} data-no-print>
      <ul>
        {entries.map(({ path, label, count }) => {
          const waiting = count && overview?.[count];
          return (
            <li key={path}>
              <NavLink to={path} end={path === paths.staff} className={classes.section ?? ""}>
                {label}
                {waiting ? (
                  <>
                    <span className={hidden.hidden}>, waiting: </span>
                    <span className={classes.count}>{formatCount(waiting)}</span>
                  </>
                ) : null}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
