import type { ApplicationDecision, ApplicationDetail } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { DateText } from "#ui/DateText.tsx";
import shared from "#ui/shared.module.css";
import { applicationTexts, decisionTexts, formatMailStatus } from "../../texts/applications.ts";
import classes from "./History.module.css";

const { detail } = applicationTexts;

/** The decisions, newest first, and the application itself. */
export function History({ application }: { application: ApplicationDetail }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={classes.heading}>
        {detail.history}
      </h2>
      <ol className={classes.line}>
        {application.decisions.map((decision) => (
          <li key={decision.id}>
            <Decided decision={decision} />
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

function Decided({ decision }: { decision: ApplicationDecision }) {
  const { status, by, at, note, mail } = decision;
  return (
    <>
      <h3>{decisionTexts[status].line}</h3>
      <p className={shared.small}>
        {by ?? detail.someone}, <DateText date={at} withTime />
      </p>
      {note && <blockquote className={classes.note}>{note}</blockquote>}
      <p className={`${shared.small} ${classes.mail}`} data-failed={mail?.status === "failed"}>
        {formatMailStatus(mail)}{" "}
        {mail?.status === "failed" && <Link to={paths.mails}>{detail.mails}</Link>}
      </p>
    </>
  );
}
