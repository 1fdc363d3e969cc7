import type { ContentTypeName } from "@headwaters/contracts";
import { useState } from "react";
import { trpc } from "#lib/api/client.ts";
import { freshQuery } from "#lib/api/freshness.ts";
import { DateText } from "#ui/DateText.tsx";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import hidden from "#ui/hidden.module.css";
import lists from "#ui/lists/lists.module.css";
import { ListSkeleton } from "#ui/lists/skeletons.tsx";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { contentProcedures } from "../contentTypes.ts";
import { historyTexts } from "../texts/editing/myContent.ts";
import classes from "./History.module.css";
import { VersionView } from "./VersionView.tsx";

interface HistoryProps {
  kind: ContentTypeName;
  id: string;
  /** An old version was restored as the newest. */
  onRestored: () => void;
}

/** The saved versions of an item, with editor and time, and a way to restore them. */
export function History({ kind, id, onRestored }: HistoryProps) {
  const query = contentProcedures(trpc, kind).history.useQuery({ id }, freshQuery);
  const [opened, setOpened] = useState<number | null>(null);
  if (query.isPending) return <ListSkeleton />;
  if (!query.data) {
    return <LoadFailure level={2} title={historyTexts.failed} query={query} />;
  }
  const versions = query.data;
  const newest = versions[0]?.version;
  return (
    <ol className={lists.list} reversed>
      {versions.map(({ version, title, savedAt, savedBy }, index) => {
        const before = versions[index + 1];
        const isOpen = opened === version;
        const viewId = `version-${version}`;
        return (
          <li key={version}>
            <div className={`${shared.between} ${classes.head}`}>
              <div className={classes.words}>
                <p className={classes.when}>
                  <DateText date={savedAt} withTime />
                  {version === newest && (
                    <span className={shared.eyebrow}>{historyTexts.newest}</span>
                  )}
                </p>
                <p className={shared.small}>
                  Version {version}, saved by {savedBy ?? historyTexts.gone}
                </p>
                <p className={classes.title}>{title}</p>
              </div>
              <OpenButton
                variant="default"
                size="sm"
                aria-expanded={isOpen}
                aria-controls={isOpen ? viewId : undefined}
                onOpen={() => setOpened(isOpen ? null : version)}
              >
                {isOpen ? "Close" : "View"}
                <span className={hidden.hidden}> version {version}</span>
              </OpenButton>
            </div>
            {isOpen && (
              <div id={viewId} className={`${lists.box} ${classes.view}`}>
                <VersionView
                  kind={kind}
                  address={{ id, version }}
                  before={before ? { id, version: before.version } : null}
                  isNewest={version === newest}
                  onRestored={() => {
                    setOpened(null);
                    onRestored();
                  }}
                />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
