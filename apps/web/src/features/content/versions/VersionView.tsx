import type { ContentTypeName, ContentVersionKey } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { lazy, Suspense } from "react";
import { trpc } from "#lib/api/client.ts";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import { ListSkeleton } from "#ui/lists/skeletons.tsx";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { contentProcedures } from "../contentTypes.ts";
import { ContentPreview, type ReadableContent, readContent } from "./ContentPreview.tsx";
import classes from "./HistoryPage.module.css";
import { historyTexts } from "./texts.ts";

const ChangedWords = lazy(async () => ({
  default: (await import("./ChangedWords.tsx")).ChangedWords,
}));

const importDialog = () => import("./RestoreDialog.tsx");

const RestoreDialog = lazy(async () => ({ default: (await importDialog()).RestoreDialog }));

interface VersionViewProps {
  kind: ContentTypeName;
  address: ContentVersionKey;
  /** The version before; null for the oldest stored one. */
  before: ContentVersionKey | null;
  isNewest: boolean;
  onRestored: () => void;
}

/** A version with a button to restore it. */
export function VersionView({ kind, address, before, isNewest, onRestored }: VersionViewProps) {
  const query = useVersion(kind, address);
  const { data } = query;
  const { opened, used, open, close } = useDialog(importDialog);
  if (query.error) return <LoadFailure title={historyTexts.failedVersion} query={query} />;
  if (!data) return <ListSkeleton />;
  const content = readContent(kind, data);
  return (
    <>
      {before && <VersionChanges kind={kind} before={before} content={content} />}
      <ContentPreview content={content} level={2} />
      {!isNewest && (
        <Button className={classes.restore ?? ""} aria-haspopup="dialog" onClick={open}>
          Bring This Version Back
        </Button>
      )}
      {used && (
        <Suspense>
          <RestoreDialog
            kind={kind}
            address={address}
            opened={opened}
            onClose={close}
            onRestored={onRestored}
          />
        </Suspense>
      )}
    </>
  );
}

interface VersionChangesProps {
  kind: ContentTypeName;
  /** The version before it. */
  before: ContentVersionKey;
  content: ReadableContent;
}

/** The changes of a version against the one before. */
function VersionChanges({ kind, before, content }: VersionChangesProps) {
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

/** The fields of a version, which never change. */
function useVersion(kind: ContentTypeName, address: ContentVersionKey) {
  return contentProcedures(trpc, kind).version.useQuery(address, {
    staleTime: "static",
    throwOnError: false,
  });
}
