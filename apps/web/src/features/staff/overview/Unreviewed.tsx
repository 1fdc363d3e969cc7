import { useId } from "react";
import { trpc } from "../../../lib/api/client.ts";
import shared from "../../../ui/shared.module.css";
import { overviewTexts } from "../texts/staffOverview.ts";
import classes from "./Unreviewed.module.css";

/**
 * Warns that a public site publishes members' content without review, and explains how to change
 * that.
 */
export function Unreviewed() {
  const titleId = useId();
  const { data } = trpc.staff.overview.useQuery();
  if (!data?.isUnreviewed) return null;
  const { title, text, setting } = overviewTexts.unreviewed;
  return (
    <section className={`${shared.note} ${classes.banner}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p>
        {text[0]}
        <code>{setting}</code>
        {text[1]}
      </p>
    </section>
  );
}
