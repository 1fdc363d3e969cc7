import { can } from "@headwaters/contracts";
import { useId } from "react";
import { Link } from "react-router-dom";
import { NextEvents } from "#features/registrations";
import { StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { formatCount } from "#lib/format.ts";
import { paths } from "#lib/paths.ts";
import { Arrow } from "#ui/Arrow.tsx";
import lists from "#ui/lists/lists.module.css";
import { ListSkeleton } from "#ui/lists/skeletons.tsx";
import { LoadFailure, Notice } from "#ui/page/notices.tsx";
import { LogLine } from "../log/LogLine.tsx";
import { OutboundPauseWarning, Warning } from "../Warning.tsx";
import classes from "./OverviewPage.module.css";
import { overviewTexts } from "./texts.ts";

const NEXT_EVENTS = { limit: 5 };
const RECENT_ACTIONS = { limit: 8 };

export const prefetch: Prefetch = ({ user, queries }) =>
  Promise.all([
    can(user, "approveEvents") && queries.registrations.nextEvents.prefetch(NEXT_EVENTS),
    can(user, "seeLog") && queries.staff.log.prefetch(RECENT_ACTIONS),
  ]);

/** The staff overview: open tasks, the next events and recent actions, as far as a person has the right. */
export default function OverviewPage() {
  const { title, description, lead } = overviewTexts;
  return (
    <StaffLayout
      title={title}
      description={description}
      lead={lead}
      guide={paths.guide("staff", "overview")}
    >
      {(user) => (
        <>
          <OutboundPauseWarning />
          <UnreviewedWarning />
          <ToDoList />
          {can(user, "approveEvents") && <NextEvents {...NEXT_EVENTS} hasMore />}
          {can(user, "seeLog") && <RecentActions />}
        </>
      )}
    </StaffLayout>
  );
}

/**
 * Warns that a public site publishes members' content without review, and explains how to change
 * that.
 */
function UnreviewedWarning() {
  const { data } = trpc.staff.overview.useQuery();
  if (!data?.isUnreviewed) return null;
  const { title, text, setting } = overviewTexts.unreviewed;
  return (
    <Warning title={title}>
      {text[0]}
      <code>{setting}</code>
      {text[1]}
    </Warning>
  );
}

/** In order of urgency. */
const tasks: [name: keyof typeof overviewTexts.tasks, path: string][] = [
  ["lateMessages", paths.messages],
  ["openMessages", paths.messages],
  ["pendingApplications", paths.applications],
  ["waitingItems", paths.review],
  ["waitingEvents", paths.staffEvents],
  ["failedMails", `${paths.mails}?status=failed`],
];

/** Pending work as a row of cards. */
function ToDoList() {
  const query = trpc.staff.overview.useQuery();
  const { toDo, tasks: names, failed, done } = overviewTexts;
  const overview = query.data;
  if (query.isPending) return <ListSkeleton />;
  if (!overview) return <LoadFailure level={2} title={failed} query={query} />;
  const pending = tasks.filter(([name]) => overview[name] > 0);
  if (pending.length === 0) {
    return (
      <Notice level={2} title={done.title}>
        <p>{done.text}</p>
      </Notice>
    );
  }
  return (
    <ul className={classes.tasks} aria-label={toDo}>
      {pending.map(([name, path]) => {
        const count = overview[name];
        const text = count === 1 ? names[name].one : names[name].several;
        return (
          <li
            key={name}
            className={`${lists.box} ${classes.task}`}
            data-late={name === "lateMessages" || undefined}
          >
            <Link to={path} className={lists.cover}>
              <strong>{formatCount(count)}</strong> <span>{text}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** The last entries of the log. */
function RecentActions() {
  const titleId = useId();
  const entries = trpc.staff.log.useQuery(RECENT_ACTIONS).data?.items ?? [];
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={classes.recent}>
      <h2 id={titleId}>{overviewTexts.recent}</h2>
      <ol className={lists.part}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <LogLine entry={entry} />
          </li>
        ))}
      </ol>
      <Link to={paths.log}>
        {overviewTexts.log} <Arrow to="right" />
      </Link>
    </section>
  );
}
