import classes from "./Badge.module.css";

interface BadgeProps {
  /** Labels of the values. */
  names: Readonly<Record<string, string | undefined>>;
  value: string;
  /** Marks bad news for a reader's plans. */
  isWarning?: boolean;
}

/** The category of an item; an unknown one is shown unchanged. */
export function Badge({ names, value, isWarning }: BadgeProps) {
  return (
    <span className={classes.badge} data-warning={isWarning}>
      {Object.hasOwn(names, value) ? names[value] : value}
    </span>
  );
}
