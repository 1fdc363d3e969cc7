import classes from "./ArticleSkeleton.module.css";

/** The shape of an article that is on its way. */
export function ArticleSkeleton() {
  return (
    <div className={classes.page} role="status" aria-label="Loading">
      <div className={classes.line} />
      <div className={classes.title} />
      <div className={classes.picture} />
    </div>
  );
}
