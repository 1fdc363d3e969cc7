import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import classes from "./BackToLogin.module.css";

export function BackToLogin() {
  return (
    <Link to={paths.auth} className={classes.back}>
      Back to Login
    </Link>
  );
}
