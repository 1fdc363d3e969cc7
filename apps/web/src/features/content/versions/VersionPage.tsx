import type { ContentTypeName, ContentVersionKey } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { lazy, Suspense } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { EntryState, StaffEntry } from "#layout/staff/StaffLayout.tsx";
import { staffTexts } from "#layout/staff/texts.ts";
import { trpc } from "#lib/api/client.ts";
import { isUnknownAtFirst } from "#lib/api/failures.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { DateText } from "#ui/DateText.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import shared from "#ui/shared.module.css";
import { contentProcedures, parseContentType } from "../contentTypes.ts";
import { ContentPreview, type ReadableContent, readContent } from "./ContentPreview.tsx";
import { historyTexts } from "./texts.ts";
import classes from "./Version.module.css";

const ChangedWords = lazy(async () => ({
  default: (await import("./ChangedWords.tsx")).ChangedWords,
}));

const importDialog = () => import("./RestoreDialog.tsx");

const RestoreDialog = lazy(async () => ({ default: (await importDialog()).RestoreDialog }));

export const prefetch: Prefetch = async ({ user, queries, params }) => {
  const { kind: name, id = "", version } = params;
  const kind = parseContentType(name);
  if (!user || !kind) return;
  await contentProcedures(queries, kind).version.prefetch({ id, version: Number(version) });
};

/** A saved version beside the history, with its changes and a button to restore it. */
export default function VersionPage() {
  const { kind: name, id = "", version } = useParams();
  const kind = parseContentType(name);
  // The history sends those away who are not signed in.
  if (!kind) return null;
  return <Version key={version} kind={kind} address={{ id, version: Number(version) }} />;
}

interface VersionProps {
  kind: ContentTypeName;
  address: ContentVersionKey;
}

function Version({ kind, address }: VersionProps) {
  const { id, version } = address;
  const query = contentProcedures(trpc, kind).version.useQuery(address, {
    staleTime: "static",
    throwOnError: isUnknownAtFirst,
  });
  const { data: versions = [] } = contentProcedures(trpc, kind).history.useQuery({ id });
  const index = versions.findIndex((saved) => saved.version === version);
  const { savedAt, savedBy } = versions[index] ?? {};
  const before = versions[index + 1];
  const content = query.data && readContent(kind, query.data);
  return (
    <StaffEntry
      back={{ to: paths.contentHistory(kind, id), label: historyTexts.title }}
      title={historyTexts.version(version)}
      description={historyTexts.description}
      eyebrow={
        savedAt && (
          <span>
            <DateText date={savedAt} withTime />, {savedBy ?? staffTexts.someone}
          </span>
        )
      }
    >
      {content ? (
        <>
          {before && (
            <VersionChanges
              kind={kind}
              before={{ id, version: before.version }}
              content={content}
            />
          )}
          <ContentPreview content={content} level={2} />
          {index > 0 && <Restore kind={kind} address={address} />}
        </>
      ) : (
        <EntryState title={historyTexts.failedVersion} query={query} />
      )}
    </StaffEntry>
  );
}

/** Restores a version that is not the newest; the editor then shows it. */
function Restore({ kind, address }: VersionProps) {
  const { opened, used, open, close } = useDialog(importDialog);
  const navigate = useNavigate();
  return (
    <>
      <Button className={classes.restore ?? ""} aria-haspopup="dialog" onClick={open}>
        Bring This Version Back
      </Button>
      {used && (
        <Suspense>
          <RestoreDialog
            kind={kind}
            address={address}
            opened={opened}
            onClose={close}
            onRestored={() => navigate(paths.editContent(kind, address.id))}
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
  const { data, error } = contentProcedures(trpc, kind).version.useQuery(before, {
    staleTime: "static",
    throwOnError: false,
  });
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
