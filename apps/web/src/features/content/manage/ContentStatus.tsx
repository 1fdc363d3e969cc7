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

/** The state of an item in a line, with icon. */
export function StatusLine({ item }: ContentStatusProps) {
  const { status, isAhead, publishAt } = item;
  const shown = status === "published" && isAhead ? "ahead" : status;
  const Icon = icons[shown];
  return (
    <span className={classes.statusLabel} data-status={shown}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <span>
        {myContentTexts.statuses[shown]}
        {shown === "scheduled" && publishAt && (
          <>
            {" "}
            <DateText date={publishAt} withTime />
          </>
        )}
      </span>
    </span>
  );
}

/** The state of an item with all that its author has to know, such as the note of staff. */
export function ContentStatus({ item }: ContentStatusProps) {
  const { status, isPublished, isAhead, publishAt, reviewNote } = item;
  const { statuses } = myContentTexts;
  return (
    <div className={classes.status}>
      <p>
        <StatusLine item={item} />
      </p>
      {isPublished && isAhead && status !== "published" && (
        <p className={shared.small}>{statuses.ahead}.</p>
      )}
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
