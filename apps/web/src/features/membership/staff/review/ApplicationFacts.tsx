import type { ApplicationDetail } from "@headwaters/contracts";
import { RelativeTime } from "#layout/staff/times.tsx";
import lists from "#ui/lists/lists.module.css";
import { applicationTexts } from "../../texts/applications.ts";
import { formatMembershipType, formatName } from "../formatName.ts";
import { Status } from "../Status.tsx";
import classes from "./ApplicationFacts.module.css";
import { Decision } from "./Decision.tsx";
import { History } from "./History.tsx";

/** The application with actions and history. */
export function ApplicationFacts({ application }: { application: ApplicationDetail }) {
  const { detail } = applicationTexts;
  const { email, membershipType, status, createdAt } = application;
  return (
    <div className={classes.spread}>
      <section aria-label={detail.sent}>
        <dl className={`${lists.facts} ${classes.facts}`}>
          <div>
            <dt>{detail.status}</dt>
            <dd>
              <Status status={status} />
            </dd>
          </div>
          <div>
            <dt>{detail.type}</dt>
            <dd>{formatMembershipType(membershipType)}</dd>
          </div>
          <div>
            <dt>{detail.name}</dt>
            <dd>{formatName(application)}</dd>
          </div>
          <div>
            <dt>{detail.email}</dt>
            <dd>
              <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>{detail.applied}</dt>
            <dd>
              <RelativeTime since={createdAt} />
            </dd>
          </div>
        </dl>
      </section>
      <Decision application={application} />
      <History application={application} />
    </div>
  );
}
