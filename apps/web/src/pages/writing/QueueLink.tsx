import { Link } from "react-router-dom";
import { Arrow } from "../../components/Arrow.tsx";
import { reviewTexts } from "../../content/review.ts";
import { paths } from "../../paths.ts";
import classes from "./WritingPage.module.css";

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
