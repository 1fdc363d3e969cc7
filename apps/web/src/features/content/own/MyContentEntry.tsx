import type { OwnEntry } from "@headwaters/contracts";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import hidden from "#ui/hidden.module.css";
import shared from "#ui/shared.module.css";
import { contentTypeLabels } from "../contentNames.ts";
import { contentPaths } from "../contentTypes.ts";
import { eventTexts } from "../events/eventTexts.ts";
import { ContentPicture } from "../reading/ContentPicture.tsx";
import { ContentStatus } from "./ContentStatus.tsx";
import classes from "./MyContentEntry.module.css";

/** An entry of the author's content with state and actions. */
export function MyContentEntry({ item }: { item: OwnEntry }) {
  const { kind, id, title, imageUrl, imageFocus, savedAt } = item;
  const link = (to: string, words: string): ReactNode => (
    <li>
      <Link to={to}>
        {words}
        <span className={hidden.hidden}> {title}</span>
      </Link>
    </li>
  );
  return (
    <article className={classes.item}>
      <div className={classes.picture}>
        {imageUrl && (
          <ContentPicture
            key={imageUrl}
            imageUrl={imageUrl}
            imageAlt=""
            imageFocus={imageFocus}
            sizes="9rem"
          />
        )}
      </div>
      <div className={classes.words}>
        <p className={shared.labels}>
          <Badge names={contentTypeLabels} value={kind} />
          <span>
            Saved <DateText date={savedAt} withTime />
          </span>
        </p>
        <h3 dir="auto" className={classes.title}>
          <Link to={paths.editContent(kind, id)}>{title}</Link>
        </h3>
        <ContentStatus item={item} />
      </div>
      <ul className={classes.links}>
        {link(paths.editContent(kind, id), "Edit")}
        {link(paths.contentHistory(kind, id), "History")}
        {link(contentPaths[kind](id), "View page")}
        {kind === "events" && link(paths.roster(id), eventTexts.roster)}
      </ul>
    </article>
  );
}
