import classes from "./CardSkeletons.module.css";

/** The shapes of cards that are on their way, so that nothing moves when they come. */
export function CardSkeletons({ count, lead = false }: { count: number; lead?: boolean }) {
  return (
    <div className={classes.cards} data-lead={lead} role="status" aria-label="Loading">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.card} aria-hidden>
          <div className={classes.picture} />
          <div className={classes.lines} />
        </div>
      ))}
    </div>
  );
}
