import { type ComponentProps, type ReactNode, Suspense } from "react";
import { OpenButton } from "./OpenButton.tsx";
import { useDialog } from "./useDialog.ts";

interface DialogButtonProps extends Omit<ComponentProps<typeof OpenButton>, "onOpen"> {
  importDialog: () => Promise<unknown>;
  /** Renders the dialog, lazily. */
  dialog: (props: { opened: boolean; onClose: () => void }) => ReactNode;
  onOpen?: () => void;
}

/** A button that opens a dialog, whose code is fetched when the browser is idle. */
export function DialogButton({ importDialog, dialog, onOpen, ...button }: DialogButtonProps) {
  const { opened, used, open, close } = useDialog(importDialog);
  return (
    <>
      <OpenButton
        {...button}
        aria-haspopup="dialog"
        onOpen={() => {
          onOpen?.();
          open();
        }}
      />
      {used && <Suspense>{dialog({ opened, onClose: close })}</Suspense>}
    </>
  );
}
