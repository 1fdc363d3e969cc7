import { NavLink } from "react-router-dom";
import { navigationLinks } from "../../content/navigation.ts";
import { paths } from "../../paths.ts";

/** The ten links, the current page's marked with aria-current. */
export function NavigationLinks({ className }: { className: string | undefined }) {
  return (
    <ul className={className}>
      {navigationLinks.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end={to === paths.home}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
