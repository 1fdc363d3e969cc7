import { IconArrowRight } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import classes from "./AccountPart.module.css";

/** An entry of the account page that leads to another page. */
export function AccountLink({ to, title }: { to: string; title: string }) {
  return (
    <div className={classes.link}>
      <Link to={to} className={classes.entry}>
        <h2 className={classes.title}>{title}</h2>
        <IconArrowRight className={classes.arrow} size={20} stroke={1.75} aria-hidden />
      </Link>
    </div>
  );
}
