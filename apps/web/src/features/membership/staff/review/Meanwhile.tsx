import type { ApplicationDetail } from "@headwaters/contracts";
import { DateText } from "../../../../ui/DateText.tsx";
import { applicationTexts, decisionTexts } from "../../texts/applications.ts";
import classes from "./ApplicationFacts.module.css";

interface ConflictNoticeProps {
  application: ApplicationDetail;
  /** It is what was to be decided here. */
  isSettled: boolean;
}

/** Tells whoever is about to decide that someone else has. */
export function ConflictNotice({ application, isSettled }: ConflictNoticeProps) {
  const { dialog, detail } = applicationTexts;
  const [newest] = application.decisions;
  return (
    <div className={classes.meanwhile} role="alert">
      <p>
        <strong>{dialog.meanwhile}</strong>
      </p>
      {newest && (
        <p>
          {decisionTexts[newest.status].line}: {newest.by ?? detail.someone},{" "}
          <DateText date={newest.at} withTime />.
        </p>
      )}
      {newest?.note && <blockquote>{newest.note}</blockquote>}
      {isSettled && <p>{dialog.already}</p>}
    </div>
  );
}
