import { Link } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { formatCount } from "#lib/format.ts";
import { paths } from "#lib/paths.ts";
import { Arrow } from "#ui/Arrow.tsx";
import lists from "#ui/lists/lists.module.css";
import { ListSkeleton } from "#ui/lists/skeletons.tsx";
import { LoadFailure, Notice } from "#ui/page/notices.tsx";
import { overviewTexts } from "../texts/staffOverview.ts";
import classes from "./Waiting.module.css";

/** In order of urgency. */
const lines: [name: keyof typeof overviewTexts.waiting, path: string][] = [
  ["lateMessages", paths.messages],
  ["openMessages", paths.messages],
  ["pendingApplications", paths.applications],
  ["waitingItems", paths.review],
  ["waitingEvents", paths.staffEvents],
  ["failedMails", `${paths.mails}?status=failed`],
];

/** Pending work in a few lines. */
export function Waiting() {
  const query = trpc.staff.overview.useQuery();
  const { waits, waiting, failed, done } = overviewTexts;
  if (query.isPending) {
    return <ListSkeleton />;
  }
  const overview = query.data;
  if (!overview) {
    return <LoadFailure level={2} title={failed} query={query} />;
  }
  const present = lines.filter(([name]) => overview[name] > 0);
  if (present.length === 0) {
    return (
      <Notice level={2} title={done.title} picture={done.picture}>
        <p>{done.text}</p>
      </Notice>
    );
  }
  return (
    <ul className={lists.list} aria-label={waits}>
      {present.map(([name, path]) => {
        const count = overview[name];
        const words = count === 1 ? waiting[name].one : waiting[name].several;
        return (
          <li key={name} className={classes.line} data-late={name === "lateMessages" || undefined}>
            <Link to={path} className={`${lists.cover} ${classes.link}`}>
              <span className={classes.count}>{formatCount(count)}</span>{" "}
              <span className={classes.words}>{words}</span>
            </Link>
            <Arrow to="right" />
          </li>
        );
      })}
    </ul>
  );
}
