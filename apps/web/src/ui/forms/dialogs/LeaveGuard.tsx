import { Button } from "@mantine/core";
import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router-dom";
import classes from "./Dialogs.module.css";
import { FormDialog, FormFoot } from "./FormDialog.tsx";
import { leaveTexts } from "./texts.ts";

interface LeaveGuardProps {
  /** Something is not saved. */
  isOn: boolean;
  /** It need not be. */
  isFree: RefObject<boolean>;
  /** The text of the question. */
  words?: Partial<Record<keyof typeof leaveTexts, string>>;
}

/** Asks before an unsaved form is left. */
export function LeaveGuard({ isOn, isFree, words }: LeaveGuardProps) {
  const { title, text, leave, stay } = { ...leaveTexts, ...words };
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOn && !isFree.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isFree.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isOn, isFree]);

  return (
    <FormDialog
      title={title}
      opened={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
    >
      <p className={classes.words}>{text}</p>
      <FormFoot>
        <Button data-autofocus onClick={() => blocker.reset?.()}>
          {stay}
        </Button>
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {leave}
        </Button>
      </FormFoot>
    </FormDialog>
  );
}
