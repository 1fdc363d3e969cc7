import "../styles/components/skeleton.css";
import { Loader, Skeleton } from "@mantine/core";
import classes from "./lists.module.css";

interface CardSkeletonsProps {
  count: number;
  layout?: "lead" | "two" | "three";
}

/** Placeholders of cards that are loading, so that nothing moves when they arrive. */
export function CardSkeletons({ count, layout = "three" }: CardSkeletonsProps) {
  return (
    <div className={classes.cardSkeletons} data-layout={layout} role="status" aria-label="Loading">
      <Loader className={classes.spinner ?? ""} aria-hidden />
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.cardSkeleton} aria-hidden>
          <Skeleton className={classes.skeletonPicture ?? ""} />
          <div className={classes.skeletonLines}>
            <Skeleton width="40%" height="1rem" />
            <Skeleton width="90%" height="1.6rem" />
            <Skeleton width="75%" height="1rem" />
            <Skeleton width="60%" height="1rem" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The placeholder of an item while it loads. */
export function ContentSkeleton() {
  return (
    <div className={classes.itemSkeleton} role="status" aria-label="Loading">
      <Skeleton width="12rem" height="1.5rem" />
      <Skeleton width="min(40rem, 90%)" height="4rem" />
    </div>
  );
}

/** The placeholder of a list while it loads. */
export function ListSkeleton() {
  return (
    <div className={classes.rowSkeletons} role="status" aria-label="Loading">
      <Skeleton height="4.25rem" />
      <Skeleton height="4.25rem" />
      <Skeleton height="4.25rem" />
    </div>
  );
}
