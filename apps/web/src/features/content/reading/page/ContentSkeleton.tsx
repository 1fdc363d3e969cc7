import classes from "./ContentSkeleton.module.css";

/** The shape of an item that is on its way. */
export function ContentSkeleton() {
  return (
    <div className={classes.page} role="status" aria-label="Loading">
      <div className={classes.line} />
      <div className={classes.title} />
      <div className={classes.picture} />
    </div>
  );
}
