import { useId } from "react";
import { Link } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { Arrow } from "#ui/Arrow.tsx";
import lists from "#ui/lists/lists.module.css";
import { LogLine } from "../log/LogLine.tsx";
import { overviewTexts } from "../texts/staffOverview.ts";
import classes from "./RecentActions.module.css";

export const RECENT_ACTIONS = { limit: 8 };

/** The last entries of the log. */
export function RecentActions() {
  const titleId = useId();
  const entries = trpc.staff.log.useQuery(RECENT_ACTIONS).data?.items ?? [];
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {overviewTexts.recent}
      </h2>
      <ol className={`${lists.part} ${classes.list}`}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <LogLine entry={entry} />
          </li>
        ))}
      </ol>
      <p className={classes.all}>
        <Link to={paths.log}>
          {overviewTexts.log} <Arrow to="right" />
        </Link>
      </p>
    </section>
  );
}
