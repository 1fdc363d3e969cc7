import type { ContentTypeName, ContentVersionAddress } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { lazy, Suspense } from "react";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import { ListSkeleton } from "#ui/lists/skeletons.tsx";
import { LoadFailure } from "#ui/page/notices.tsx";
import { historyTexts } from "../texts/editing/myContent.ts";
import { ContentPreview } from "./ContentPreview.tsx";
import classes from "./History.module.css";
import { readContent } from "./readContent.ts";
import { useVersion } from "./useVersion.ts";
import { VersionChanges } from "./VersionChanges.tsx";

const importDialog = () => import("./RestoreDialog.tsx");
const RestoreDialog = lazy(async () => ({ default: (await importDialog()).RestoreDialog }));

interface VersionViewProps {
  kind: ContentTypeName;
  address: ContentVersionAddress;
  /** The version before; null for the oldest stored one. */
  before: ContentVersionAddress | null;
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
