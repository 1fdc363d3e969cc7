import type { ApplicationDetail, ApplicationStatus } from "@headwaters/contracts";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { Arrow } from "#ui/Arrow.tsx";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import lists from "#ui/lists/lists.module.css";
import shared from "#ui/shared.module.css";
import { applicationTexts, decisionTexts } from "../applicationTexts.ts";
import classes from "./ApplicationPage.module.css";

const importDialog = () => import("./DecisionDialog.tsx");
const DecisionDialog = lazy(async () => ({ default: (await importDialog()).DecisionDialog }));

/** In the order of frequency. */
const statuses: ApplicationStatus[] = ["approved", "declined", "withdrawn", "pending"];

/** The possible decisions, the last one, and the next application. */
export function Decision({ application }: { application: ApplicationDetail }) {
  const { detail } = applicationTexts;
  const { status, nextPending } = application;
  const dialog = useDialog(importDialog);
  const [chosen, setChosen] = useState<ApplicationStatus>("approved");
  const [decided, setDecided] = useState<ApplicationStatus | null>(null);
  const isCurrent = decided === status; // False after a later decision of someone else.
  const outcome = useRef<HTMLParagraphElement>(null);

  // Focuses the result, because the button disappears with the old status. The new status may
  // arrive after the mutation is done.
  useEffect(() => {
    if (decided && isCurrent) outcome.current?.focus();
  }, [decided, isCurrent]);

  return (
    <section
      className={`${lists.box} ${classes.decision}`}
      data-no-print
      aria-labelledby="decision"
    >
      <h2 id="decision" className={shared.heading}>
        {detail.decide}
      </h2>
      {isCurrent && (
        <p ref={outcome} className={classes.outcome} tabIndex={-1}>
          {decisionTexts[decided].done}
        </p>
      )}
      <div className={shared.row}>
        {isCurrent && nextPending && (
          <LinkButton to={paths.application(nextPending)}>{detail.next}</LinkButton>
        )}
        {statuses
          .filter((other) => other !== status)
          .map((other) => (
            <OpenButton
              key={other}
              variant={other === "approved" && !isCurrent ? "filled" : "default"}
              aria-haspopup="dialog"
              onOpen={() => {
                setChosen(other);
                dialog.open();
              }}
            >
              {decisionTexts[other].button}
            </OpenButton>
          ))}
      </div>
      {!(isCurrent && nextPending) && (
        <p className={shared.small}>
          {nextPending ? (
            <Link to={paths.application(nextPending)}>
              {detail.next} <Arrow to="right" />
            </Link>
          ) : (
            detail.noNext
          )}
        </p>
      )}
      <Suspense>
        {dialog.used && (
          <DecisionDialog
            key={chosen}
            application={application}
            status={chosen}
            opened={dialog.opened}
            onClose={dialog.close}
            onDone={setDecided}
          />
        )}
      </Suspense>
    </section>
  );
}
