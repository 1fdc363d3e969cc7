import type { ApplicationDetail } from "@headwaters/contracts";
import { DateText } from "#ui/DateText.tsx";
import shared from "#ui/shared.module.css";
import { applicationTexts, decisionTexts } from "../../texts/applications.ts";
import classes from "./ApplicationFacts.module.css";

interface ConflictNoticeProps {
  application: ApplicationDetail;
  /** The colleague made the same decision. */
  isSettled: boolean;
}

/** Reports that a colleague has decided meanwhile. */
export function ConflictNotice({ application, isSettled }: ConflictNoticeProps) {
  const { dialog, detail } = applicationTexts;
  const [newest] = application.decisions;
  return (
    <div className={`${shared.alert} ${classes.meanwhile}`} role="alert">
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
