import type { ApplicationDecision, ApplicationDetail } from "@headwaters/contracts";
import { Link, useParams } from "react-router-dom";
import { EntryState, StaffEntry } from "#layout/staff/StaffLayout.tsx";
import { RelativeTime } from "#layout/staff/times.tsx";
import { trpc } from "#lib/api/client.ts";
import { PENDING_MAIL_POLL_MS } from "#lib/api/freshness.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { formatName } from "#lib/format.ts";
import { paths } from "#lib/paths.ts";
import { DateText } from "#ui/DateText.tsx";
import { Fact } from "#ui/lists/Fact.tsx";
import lists from "#ui/lists/lists.module.css";
import shared from "#ui/shared.module.css";
import { applicationTexts, decisionTexts, formatMailStatus } from "../applicationTexts.ts";
import { StatusBadge } from "../StatusBadge.tsx";
import { formatMembershipType } from "../texts.ts";
import classes from "./ApplicationPage.module.css";
import { Decision } from "./Decision.tsx";

const { detail } = applicationTexts;

export const prefetch: Prefetch = ({ queries, params: { id = "" } }) =>
  queries.membership.find.prefetch({ id });

export default function ApplicationPage() {
  const { id = "" } = useParams();
  return <LoadedApplication key={id} id={id} />;
}

function LoadedApplication({ id }: { id: string }) {
  const query = trpc.membership.find.useQuery(
    { id },
    {
      refetchInterval: ({ state }) =>
        state.data?.decisions[0]?.mail?.status === "pending" && PENDING_MAIL_POLL_MS,
    },
  );
  const application = query.data;
  const { title, description, back } = applicationTexts;
  return (
    <StaffEntry
      back={{ to: paths.applications, label: back }}
      title={application ? formatName(application) : title}
      description={description}
    >
      {application ? (
        <ApplicationDetails application={application} />
      ) : (
        <EntryState title={detail.failed} query={query} />
      )}
    </StaffEntry>
  );
}

/** The application with actions and history. */
function ApplicationDetails({ application }: { application: ApplicationDetail }) {
  const { email, membershipType, status, createdAt } = application;
  return (
    <div className={classes.page}>
      <section aria-label={detail.sent}>
        <dl className={`${lists.facts} ${classes.details}`}>
          <Fact term={detail.status}>
            <StatusBadge status={status} />
          </Fact>
          <Fact term={detail.type}>{formatMembershipType(membershipType)}</Fact>
          <Fact term={detail.name}>{formatName(application)}</Fact>
          <Fact term={detail.email}>
            <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
          </Fact>
          <Fact term={detail.applied}>
            <RelativeTime since={createdAt} />
          </Fact>
        </dl>
      </section>
      <Decision application={application} />
      <History application={application} />
    </div>
  );
}

/** The decisions, newest first, and the application itself. */
function History({ application }: { application: ApplicationDetail }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={classes.heading}>
        {detail.history}
      </h2>
      <ol className={classes.history}>
        {application.decisions.map((decision) => (
          <li key={decision.id}>
            <HistoryEntry decision={decision} />
          </li>
        ))}
        <li>
          <h3>{detail.appliedLine}</h3>
          <p className={shared.small}>
            <DateText date={application.createdAt} withTime />
          </p>
        </li>
      </ol>
    </section>
  );
}

function HistoryEntry({ decision }: { decision: ApplicationDecision }) {
  const { status, by, decidedAt, note, mail } = decision;
  return (
    <>
      <h3>{decisionTexts[status].line}</h3>
      <p className={shared.small}>
        {by ?? detail.someone}, <DateText date={decidedAt} withTime />
      </p>
      {note && <blockquote className={classes.note}>{note}</blockquote>}
      <p className={`${shared.small} ${classes.mail}`} data-failed={mail?.status === "failed"}>
        {formatMailStatus(mail)}{" "}
        {mail?.status === "failed" && <Link to={paths.mails}>{detail.mails}</Link>}
      </p>
    </>
  );
}
