import { type ComponentType, useEffect, useRef, useState } from "react";
import { passwordRequest } from "#lib/api/passwordRequest.ts";
import type { PasswordDialogProps } from "./PasswordDialog.tsx";

/** Asks for the password when a call needs it, in a dialog that is fetched then. */
export function PasswordPrompt() {
  const [Dialog, setDialog] = useState<ComponentType<PasswordDialogProps> | null>(null);
  const [opened, setOpened] = useState(false);
  const answer = useRef((_isGiven: boolean) => {});

  useEffect(() => {
    const stop = passwordRequest.listen(
      () =>
        new Promise((resolve) => {
          answer.current = resolve;
          import("./PasswordDialog.tsx").then(
            ({ PasswordDialog }) => {
              setDialog(() => PasswordDialog);
              setOpened(true);
            },
            () => resolve(false), // Without a connection the call fails as it did.
          );
        }),
    );
    return () => {
      stop();
      answer.current(false);
    };
  }, []);

  function close(isGiven: boolean) {
    setOpened(false);
    answer.current(isGiven);
  }

  if (!Dialog) return null;
  return <Dialog opened={opened} onClose={() => close(false)} onGiven={() => close(true)} />;
}
