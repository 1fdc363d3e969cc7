import { Link } from "react-router-dom";
import { Arrow } from "../../components/Arrow.tsx";
import { myItemsTexts } from "../../content/myItems.ts";
import { reviewTexts } from "../../content/review.ts";
import { paths } from "../../paths.ts";

/** To the list that the item is found in: one's own, or what waits for staff. */
export function Back({ isReview }: { isReview: boolean }) {
  return (
    <p>
      <Link to={isReview ? paths.review : paths.writing}>
        <Arrow to="left" /> {isReview ? reviewTexts.title : myItemsTexts.title}
      </Link>
    </p>
  );
}
