import { organization } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import classes from "./Brand.module.css";

/** Mark and name of the organization, linked to the home page. */
export function Brand() {
  return (
    <Link to={paths.home} className={classes.brand} aria-label={`${organization.name}, home`}>
      <img src="/favicon.svg" width={40} height={40} alt="" />
      <span className={classes.name}>{organization.shortName}</span>
    </Link>
  );
}
