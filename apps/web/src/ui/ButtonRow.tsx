import type { ReactNode } from "react";
import classes from "./ButtonRow.module.css";

interface ButtonRowProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Buttons beside each other, as far as the screen is wide. Mantine's Group would weigh on every page. */
export function ButtonRow({ className = "", children }: ButtonRowProps) {
  return <div className={`${classes.row} ${className}`}>{children}</div>;
}
