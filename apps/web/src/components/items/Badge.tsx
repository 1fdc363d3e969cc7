import classes from "./Badge.module.css";

interface BadgeProps {
  /** What the site calls each value. */
  names: Readonly<Record<string, string | undefined>>;
  value: string;
}

/** What kind of thing an item is; an unknown kind is shown as it is. */
export function Badge({ names, value }: BadgeProps) {
  return (
    <span className={classes.badge}>{Object.hasOwn(names, value) ? names[value] : value}</span>
  );
}
