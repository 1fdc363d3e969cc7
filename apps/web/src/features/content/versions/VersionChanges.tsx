import type { ContentTypeName, ContentVersionAddress } from "@headwaters/contracts";
import { lazy, Suspense } from "react";
import shared from "#ui/shared.module.css";
import { historyTexts } from "../texts/editing/myContent.ts";
import classes from "./History.module.css";
import { type ReadableContent, readContent } from "./readContent.ts";
import { useVersion } from "./useVersion.ts";

const ChangedWords = lazy(async () => ({
  default: (await import("./ChangedWords.tsx")).ChangedWords,
}));

interface VersionChangesProps {
  kind: ContentTypeName;
  /** The version before it. */
  before: ContentVersionAddress;
  content: ReadableContent;
}

/** The changes of a version against the one before. */
export function VersionChanges({ kind, before, content }: VersionChangesProps) {
  const { data, error } = useVersion(kind, before);
  const { title, after } = historyTexts.changes;
  return (
    <>
      <section className={classes.changes}>
        <h2 className={shared.eyebrow}>{title(before.version)}</h2>
        {error && (
          <p className={classes.failed} role="alert">
            {historyTexts.failedVersion} {error.message}
          </p>
        )}
        {data && (
          <Suspense>
            <ChangedWords before={readContent(kind, data)} after={content} />
          </Suspense>
        )}
      </section>
      <p className={shared.eyebrow}>{after}</p>
    </>
  );
}
