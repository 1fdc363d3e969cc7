import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Arrow } from "#ui/Arrow.tsx";
import classes from "./StaffLayout.module.css";

/** The link from an entry's page back to its staff list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className={classes.back}>
      <Link to={to}>
        <Arrow to="left" /> {children}
      </Link>
    </p>
  );
}
