import type { ApplicationStatus } from "@headwaters/contracts";
import { applicationStatusNames } from "../texts/applications.ts";
import classes from "./Status.module.css";

/** The status of an application. */
export function Status({ status }: { status: ApplicationStatus }) {
  return (
    <span className={classes.status} data-status={status}>
      {applicationStatusNames[status]}
    </span>
  );
}
