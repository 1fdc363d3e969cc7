import { Button } from "@mantine/core";
import { lazy, Suspense } from "react";
import { useDialog } from "../../../components/forms/useDialog.ts";
import type { Confirmation } from "./ConfirmDialog.tsx";

const importDialog = () => import("./ConfirmDialog.tsx");
const ConfirmDialog = lazy(async () => ({ default: (await importDialog()).ConfirmDialog }));

interface ConfirmButtonProps {
  texts: Confirmation;
  isPending: boolean;
  /** Does it; the dialog closes when that has gone well or not. */
  onConfirm: () => Promise<unknown>;
}

/** A button that asks before it does something to someone. */
export function ConfirmButton({ texts, isPending, onConfirm }: ConfirmButtonProps) {
  const { opened, used, open, close } = useDialog(importDialog);
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={open}>
        {texts.button}
      </Button>
      {used && (
        <Suspense>
          <ConfirmDialog
            texts={texts}
            opened={opened}
            isPending={isPending}
            onClose={close}
            onConfirm={() =>
              void onConfirm()
                .catch(() => {})
                .finally(close)
            }
          />
        </Suspense>
      )}
    </>
  );
}
