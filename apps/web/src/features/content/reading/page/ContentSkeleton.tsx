import "#ui/styles/components/skeleton.css";
import { Skeleton } from "@mantine/core";
import classes from "./ContentSkeleton.module.css";

/** The placeholder of an item while it loads. */
export function ContentSkeleton() {
  return (
    <div className={classes.page} role="status" aria-label="Loading">
      <Skeleton width="12rem" height="1.5rem" />
      <Skeleton width="min(40rem, 90%)" height="4rem" />
      <Skeleton className={classes.picture ?? ""} />
    </div>
  );
}
