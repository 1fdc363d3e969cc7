import { Link } from "react-router-dom";
import { paths } from "../../../lib/paths.ts";
import { Arrow } from "../../../ui/Arrow.tsx";
import { reviewTexts } from "../texts/review.ts";
import classes from "./MyContentPage.module.css";

/** For staff: to what others wrote. */
export function QueueLink() {
  return (
    <p className={classes.queue}>
      <Link to={paths.review}>
        {reviewTexts.title} <Arrow to="right" />
      </Link>
    </p>
  );
}
