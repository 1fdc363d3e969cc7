import type { ContentEntry } from "@headwaters/contracts";
import {
  IconArrowBackUp,
  IconCalendarTime,
  IconCircleCheck,
  IconCircleHalf2,
  IconHourglass,
  IconPencil,
} from "@tabler/icons-react";
import { DateText } from "#ui/DateText.tsx";
import shared from "#ui/shared.module.css";
import classes from "./MyContentPage.module.css";
import { myContentTexts } from "./texts.ts";

const icons = {
  draft: IconPencil,
  scheduled: IconCalendarTime,
  waiting: IconHourglass,
  returned: IconArrowBackUp,
  published: IconCircleCheck,
  ahead: IconCircleHalf2,
};

interface ContentStatusProps {
  item: Pick<ContentEntry, "status" | "isPublished" | "isAhead" | "publishAt" | "reviewNote">;
}

/** The state of an item, with icon and the note of staff. */
export function ContentStatus({ item }: ContentStatusProps) {
  const { status, publishAt, reviewNote } = item;
  const { statuses } = myContentTexts;
  const isAhead = item.isPublished && item.isAhead;
  const shown = status === "published" && isAhead ? "ahead" : status;
  const Icon = icons[shown];
  return (
    <div className={classes.status}>
      <p className={classes.statusLabel} data-status={shown}>
        <Icon size={20} stroke={1.75} aria-hidden />
        <span>
          {statuses[shown]}
          {shown === "scheduled" && publishAt && (
            <>
              {" "}
              <DateText date={publishAt} withTime />
            </>
          )}
        </span>
      </p>
      {isAhead && shown !== "ahead" && <p className={shared.small}>{statuses.ahead}.</p>}
      {status === "waiting" && publishAt && (
        <p className={shared.small}>
          {statuses.afterReview} <DateText date={publishAt} withTime />.
        </p>
      )}
      {status === "returned" && reviewNote && (
        <blockquote className={`${shared.alert} ${classes.statusNote}`}>{reviewNote}</blockquote>
      )}
    </div>
  );
}
