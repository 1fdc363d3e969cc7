import { can } from "@headwaters/contracts";
import { useContext } from "react";
import { NavLink } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { findRight, PageRoutes } from "#lib/pageRoute.ts";
import { paths } from "#lib/paths.ts";
import { WaitingCount } from "../WaitingCount.tsx";
import classes from "./StaffFrame.module.css";
import { staffTexts } from "./texts.ts";

/** The pages of staff that an account has a right to, with counts of pending work. */
export function StaffNav() {
  const overview = trpc.staff.overview.useQuery(undefined, { throwOnError: false }).data;
  const routes = useContext(PageRoutes);
  const user = useCurrentUser();
  const entries = routes
    .flatMap((route) => {
      const right = findRight(route);
      const { path, staffNav } = route;
      return staffNav && right && can(user, right) ? [{ path, count: undefined, ...staffNav }] : [];
    })
    // The overview is first.
    .sort((one, other) => Number(other.path === paths.staff) - Number(one.path === paths.staff));
  return (
    <nav aria-label={staffTexts.navigation}>
      <ul className={classes.nav}>
        {entries.map(({ path, label, count }) => {
          const waiting = count && overview?.[count];
          return (
            <li key={path}>
              <NavLink to={path} end={path === paths.staff} className={classes.entry ?? ""}>
                {label}
                {waiting ? <WaitingCount count={waiting} className={classes.count} /> : null}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
