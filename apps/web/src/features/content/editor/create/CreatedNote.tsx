import type { ContentTypeName } from "@headwaters/contracts";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { formatDateTime } from "#lib/dates.ts";
import { paths } from "#lib/paths.ts";
import shared from "#ui/shared.module.css";
import { contentPaths } from "../../contentTypes.ts";
import { createdTexts } from "../../texts/editing/editor.ts";
import classes from "./CreatedNote.module.css";
import type { CreatedContent } from "./useCreateContent.ts";

function describeCreated({ title, status, publishAt }: CreatedContent): string {
  if (status === "scheduled" && publishAt) {
    return createdTexts.scheduled(title, formatDateTime(publishAt));
  }
  return createdTexts[status === "waiting" || status === "published" ? status : "draft"](title);
}

/** Links to the newest item that its author does not see in the list. */
export function CreatedNote({
  kind,
  item,
}: {
  kind: ContentTypeName;
  item: CreatedContent | null;
}) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (item) note.current?.scrollIntoView({ block: "nearest" });
  }, [item]);
  return (
    <div ref={note} role="status" className={classes.note}>
      {item && (
        <p className={shared.note}>
          {describeCreated(item)}{" "}
          {item.status === "published" ? (
            <Link to={contentPaths[kind](item.id)}>{createdTexts.open}</Link>
          ) : (
            <>
              {createdTexts.where}{" "}
              <Link to={paths.editContent(kind, item.id)}>{createdTexts.edit}</Link>
            </>
          )}
        </p>
      )}
    </div>
  );
}
