import classes from "./Badge.module.css";

interface BadgeProps {
  /** What the site calls each value. */
  names: Readonly<Record<string, string | undefined>>;
  value: string;
  /** It changes what a reader had planned. */
  isWarning?: boolean;
}

/** What kind of thing an item is; an unknown kind is shown as it is. */
export function Badge({ names, value, isWarning }: BadgeProps) {
  return (
    <span className={classes.badge} data-warning={isWarning}>
      {Object.hasOwn(names, value) ? names[value] : value}
    </span>
  );
}
