import { trpc } from "#lib/api/client.ts";
import shared from "#ui/shared.module.css";
import { reviewTexts } from "../../texts/editing/review.ts";
import classes from "./ReviewPage.module.css";

/** Explains that content is not reviewed, and how to change that. */
export function Policy() {
  const { data } = trpc.items.policy.useQuery();
  if (data !== "open") return null;
  const { title, text, setting } = reviewTexts.open;
  return (
    <div className={`${shared.note} ${classes.policy}`}>
      <h2>{title}</h2>
      <p>
        {text[0]}
        <code>{setting}</code>
        {text[1]}
      </p>
    </div>
  );
}
