import { lazy, useState } from "react";
import { needsPassword } from "#lib/api/failures.ts";
import type { Confirmation } from "./ConfirmDialog.tsx";
import { DialogButton } from "./DialogButton.tsx";

const importDialog = () => import("./ConfirmDialog.tsx");
const ConfirmDialog = lazy(async () => ({ default: (await importDialog()).ConfirmDialog }));

interface ConfirmButtonProps {
  texts: Confirmation;
  /** Its name for screen readers, if its words do not name the person. */
  label?: string;
  size?: "sm";
  variant?: "outline" | "subtle";
  /** What it does cannot be undone: it is outlined in red, and filled in the dialog. A subtle one stays quiet. */
  isFinal?: boolean;
  /** Runs the action; the dialog closes after success and failure, unless the password is missing. */
  onConfirm: () => Promise<unknown>;
}

/** A button that asks for a confirmation. */
export function ConfirmButton(props: ConfirmButtonProps) {
  // The page may re-render before the dialog has closed.
  const [asked, setAsked] = useState(props);
  const [isPending, setPending] = useState(false);

  async function confirm(close: () => void) {
    setPending(true);
    // onConfirm shows its failure itself. Whoever did not enter the password is asked again.
    await asked.onConfirm().then(close, (error) => needsPassword(error) || close());
    setPending(false);
  }

  return (
    <DialogButton
      variant={props.variant ?? "outline"}
      {...(props.isFinal && props.variant !== "subtle" ? { color: "var(--hw-danger)" } : {})}
      {...(props.size ? { size: props.size } : {})}
      aria-label={props.label}
      onOpen={() => setAsked(props)}
      importDialog={importDialog}
      dialog={({ opened, onClose }) => (
        <ConfirmDialog
          texts={asked.texts}
          isFinal={asked.isFinal}
          opened={opened}
          isPending={isPending}
          onClose={onClose}
          onConfirm={() => void confirm(onClose)}
        />
      )}
    >
      {props.texts.button}
    </DialogButton>
  );
}
