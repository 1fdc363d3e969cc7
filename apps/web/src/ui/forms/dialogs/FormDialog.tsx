import "#ui/styles/components/closeButton.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import { Modal } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import classes from "./dialogs.module.css";
import { useOpening } from "./useDialog.ts";

interface FormDialogProps {
  title: string;
  opened: boolean;
  /** For forms with other content beside their fields. */
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The end of a form, always visible: button and server message. */
export function FormFoot({ children }: { children: ReactNode }) {
  return (
    <div className={classes.foot} data-foot>
      {children}
    </div>
  );
}

/** A form in a dialog, which fills the screen on a phone. */
export function FormDialog({ title, opened, wide, onClose, children }: FormDialogProps) {
  const content = useRef<HTMLDivElement>(null);

  /** Escape reaches all open dialogs, and closes the last one alone. */
  function close() {
    const last = [...document.querySelectorAll("[role=dialog][aria-modal]")].at(-1);
    if (last === content.current) onClose();
  }

  return (
    <Modal.Root
      opened={useOpening(opened)}
      onClose={close}
      size={wide ? "76rem" : "44rem"}
      yOffset={wide ? "1rem" : undefined}
      // An accidental click beside a long form must not close it.
      closeOnClickOutside={false}
      classNames={classes as Record<string, string>}
      transitionProps={{ transition: "fade-up", duration: 180 }}
    >
      <Modal.Overlay />
      <Modal.Content ref={content}>
        <div className={classes.head}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" size="lg" iconSize="1.5rem" />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
