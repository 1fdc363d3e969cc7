import { useId } from "react";
import { Link } from "react-router-dom";
import type { SiteLink } from "../navigation/links.ts";
import classes from "./Footer.module.css";

export function FooterLinks({ title, links }: { title: string; links: readonly SiteLink[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
