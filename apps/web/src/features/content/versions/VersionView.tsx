import type { ContentTypeName, ContentVersionAddress } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { lazy, Suspense } from "react";
import { trpc } from "../../../lib/api/client.ts";
import { useDialog } from "../../../ui/forms/dialogs/useDialog.ts";
import { contentProcedures } from "../contentProcedures.ts";
import { historyTexts } from "../texts/myContent.ts";
import { ContentPreview } from "./ContentPreview.tsx";
import classes from "./History.module.css";
import { readContent } from "./readContent.ts";

const importDialog = () => import("./RestoreDialog.tsx");
const RestoreDialog = lazy(async () => ({ default: (await importDialog()).RestoreDialog }));

interface VersionViewProps {
  kind: ContentTypeName;
  address: ContentVersionAddress;
  isNewest: boolean;
  onRestored: () => void;
}

/** A version, which can be restored. */
export function VersionView({ kind, address, isNewest, onRestored }: VersionViewProps) {
  // The fields of a version never change.
  const { data, error, refetch } = contentProcedures(trpc, kind).version.useQuery(address, {
    staleTime: "static",
    throwOnError: false,
  });
  const { opened, used, open, close } = useDialog(importDialog);
  if (error) {
    return (
      <p className={classes.failed} role="alert">
        {historyTexts.failedVersion} {error.message}{" "}
        <Button variant="default" size="xs" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!data) return <div className={classes.skeleton} role="status" aria-label="Loading" />;
  return (
    <>
      <ContentPreview content={readContent(kind, data)} level={2} />
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
