import { lazy, Suspense, useState } from "react";
import { needsPassword } from "#lib/api/failures.ts";
import type { Confirmation } from "./ConfirmDialog.tsx";
import { OpenButton } from "./OpenButton.tsx";
import { useDialog } from "./useDialog.ts";

const importDialog = () => import("./ConfirmDialog.tsx");
const ConfirmDialog = lazy(async () => ({ default: (await importDialog()).ConfirmDialog }));

interface ConfirmButtonProps {
  texts: Confirmation;
  /** Its name for screen readers, if its words do not name the person. */
  label?: string;
  size?: "sm";
  variant?: "outline" | "subtle";
  /** Runs the action; the dialog closes after success and failure, unless the password is missing. */
  onConfirm: () => Promise<unknown>;
}

/** A button that asks for a confirmation. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { opened, used, open, close } = useDialog(importDialog);
  // The page may re-render before the dialog has closed.
  const [asked, setAsked] = useState(props);
  const [isPending, setPending] = useState(false);

  async function confirm() {
    setPending(true);
    // onConfirm shows its failure itself. Whoever did not enter the password is asked again.
    await asked.onConfirm().then(close, (error) => needsPassword(error) || close());
    setPending(false);
  }

  return (
    <>
      <OpenButton
        variant={props.variant ?? "outline"}
        {...(props.size ? { size: props.size } : {})}
        aria-label={props.label}
        aria-haspopup="dialog"
        onOpen={() => {
          setAsked(props);
          open();
        }}
      >
        {props.texts.button}
      </OpenButton>
      {used && (
        <Suspense>
          <ConfirmDialog
            texts={asked.texts}
            opened={opened}
            isPending={isPending}
            onClose={close}
            onConfirm={() => void confirm()}
          />
        </Suspense>
      )}
    </>
  );
}
