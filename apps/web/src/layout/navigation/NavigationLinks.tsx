import { organization } from "@headwaters/contracts";
import { Link, matchPath, useLocation, useMatches } from "react-router-dom";
import { NOT_FOUND, routeId } from "#lib/pageRoute.ts";
import { paths } from "#lib/paths.ts";
import { navigationLinks } from "./links.ts";
import classes from "./NavigationBar.module.css";

/** The links of the bar, the current page's marked with aria-current. */
export function NavigationLinks({ className }: { className: string | undefined }) {
  const { pathname } = useLocation();
  const isKnown = useMatches().at(-1)?.id !== routeId(NOT_FOUND);
  const isCurrent = (to: string) =>
    isKnown && matchPath({ path: to, end: to === paths.home }, pathname) !== null;
  return (
    <ul className={className}>
      {navigationLinks.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} aria-current={isCurrent(to) ? "page" : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Mark and name of the organization, linked to the home page. */
export function Brand() {
  return (
    <Link to={paths.home} className={classes.brand} aria-label={`${organization.name}, home`}>
      <img src="/favicon.svg" width={40} height={40} alt="" />
      <span className={classes.brandName}>{organization.shortName}</span>
    </Link>
  );
}
