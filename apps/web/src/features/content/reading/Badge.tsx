import { Link } from "react-router-dom";
import classes from "./Badge.module.css";

interface BadgeProps {
  /** Labels of the values. */
  names: Readonly<Record<string, string | undefined>>;
  value: string;
  /** Marks bad news for a reader's plans. */
  isWarning?: boolean;
  /** The list of all items of this value. */
  to?: string;
}

/** The category of an item; an unknown one is shown unchanged. */
export function Badge({ names, value, isWarning, to }: BadgeProps) {
  const isKnown = Object.hasOwn(names, value);
  const text = isKnown ? names[value] : value;
  if (to && isKnown) {
    return (
      <Link to={to} className={classes.badge}>
        {text}
      </Link>
    );
  }
  return (
    <span className={classes.badge} data-warning={isWarning}>
      {text}
    </span>
  );
}
