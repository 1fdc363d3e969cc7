import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { Arrow } from "#ui/Arrow.tsx";
import { myContentTexts } from "../../manage/texts.ts";
import { reviewTexts } from "../../review/texts.ts";

/** Link back to the author's list, or to the review queue. */
export function Back({ isReview }: { isReview: boolean }) {
  return (
    <p>
      <Link to={isReview ? paths.review : paths.myContent}>
        <Arrow to="left" /> {isReview ? reviewTexts.title : myContentTexts.title}
      </Link>
    </p>
  );
}
