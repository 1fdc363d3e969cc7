import { useEffect, useRef } from "react";
import { NavLink } from "react-router-dom";
import { pageRoutes } from "../../app/pageRoutes.ts";
import { staffTexts } from "../../features/staff/texts/staff.ts";
import { trpc } from "../../lib/api/client.ts";
import { paths } from "../../lib/paths.ts";
import hidden from "../hidden.module.css";
import { counted } from "./counted.ts";
import classes from "./StaffPage.module.css";

const entries = [
  { path: paths.staff, label: staffTexts.overview, count: undefined },
  ...pageRoutes.flatMap(({ path, staffNav }) =>
    staffNav ? [{ path, count: undefined, ...staffNav }] : [],
  ),
];

/** The navigation of the staff pages, each entry with the number of what waits there. */
export function StaffNav() {
  const overview = trpc.staff.overview.useQuery().data;
  const strip = useRef<HTMLElement>(null);
  // On a phone the strip is longer than the screen: the present one is to be seen on it.
  useEffect(() => {
    const present = strip.current?.querySelector("[aria-current]");
    if (!strip.current || !present) return;
    const [around, own] = [strip.current, present].map((part) => part.getBoundingClientRect());
    if (around && own) strip.current.scrollLeft += own.left - (around.width - own.width) / 2;
  }, []);
  return (
    <nav ref={strip} aria-label={staffTexts.navigation} className={classes.sections}>
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
                    <span className={classes.count}>{counted(waiting)}</span>
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
