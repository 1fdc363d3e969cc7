import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { Arrow } from "#ui/Arrow.tsx";
import { reviewTexts } from "../texts/editing/review.ts";
import classes from "./MyContentPage.module.css";

/** For staff: a link to the review queue. */
export function QueueLink() {
  return (
    <p className={classes.queue}>
      <Link to={paths.review}>
        {reviewTexts.title} <Arrow to="right" />
      </Link>
    </p>
  );
}
