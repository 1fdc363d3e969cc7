import type { ApplicationDetail } from "@headwaters/contracts";
import { Age } from "../../../../layout/staff/RelativeTime.tsx";
import { applicationTexts } from "../../texts/applications.ts";
import { membershipTypeName, nameOf } from "../formatName.ts";
import { Status } from "../Status.tsx";
import classes from "./ApplicationFacts.module.css";
import { Decision } from "./Decision.tsx";
import { History } from "./History.tsx";

/** What someone sent, what can be done with it, and what was. */
export function Application({ application }: { application: ApplicationDetail }) {
  const { detail } = applicationTexts;
  const { email, membershipType, status, createdAt } = application;
  return (
    <div className={classes.spread}>
      <section className={classes.sent} aria-label={detail.sent}>
        <dl className={classes.facts}>
          <div>
            <dt>{detail.status}</dt>
            <dd>
              <Status status={status} />
            </dd>
          </div>
          <div>
            <dt>{detail.type}</dt>
            <dd>{membershipTypeName(membershipType)}</dd>
          </div>
          <div>
            <dt>{detail.name}</dt>
            <dd>{nameOf(application)}</dd>
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
              <Age since={createdAt} />
            </dd>
          </div>
        </dl>
      </section>
      <Decision application={application} />
      <History application={application} />
    </div>
  );
}
