import "#ui/styles/components/skeleton.css";
import { Skeleton } from "@mantine/core";
import classes from "./ListSkeleton.module.css";

/** The placeholder of a list while it loads. */
export function ListSkeleton() {
  return (
    <div className={classes.rows} role="status" aria-label="Loading">
      <Skeleton height="4.25rem" />
      <Skeleton height="4.25rem" />
      <Skeleton height="4.25rem" />
    </div>
  );
}
