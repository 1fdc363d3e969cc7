import type { RosterEntry } from "@headwaters/contracts";
import { DateText } from "#ui/DateText.tsx";
import { rosterTexts } from "../../texts/roster.ts";
import classes from "./FamilyCard.module.css";

/** The state of the mail to a family about a cancelled event. */
export function LossLines({ people: [first] }: { people: readonly RosterEntry[] }) {
  if (!first?.cancellation) return null;
  const { mailStatus, mailAt } = first.cancellation;
  const { mail } = rosterTexts.lost;
  return (
    <p className={classes.notified} data-mail={mailStatus ?? "none"}>
      {mailStatus && mailAt ? (
        <>
          {mail[mailStatus]} <DateText date={mailAt} withTime />.{" "}
          {mailStatus === "failed" && mail.failedNext}
        </>
      ) : (
        mail.none
      )}
    </p>
  );
}
