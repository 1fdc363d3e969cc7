import { Button } from "@mantine/core";
import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router-dom";
import classes from "./dialogs.module.css";
import { FormDialog, FormFoot } from "./FormDialog.tsx";

/** The question before the user leaves an unsaved form. */
const leaveTexts = {
  title: "Leave without saving?",
  text: "Your changes are not saved yet. This browser keeps them for you, and offers them when you come back.",
  leave: "Leave",
  stay: "Keep Editing",
} as const;

interface LeaveGuardProps {
  /** There are unsaved changes. */
  isOn: boolean;
  /** Lets navigation pass despite unsaved changes. */
  isFree: RefObject<boolean>;
  /** The text of the question. */
  words?: Partial<Record<keyof typeof leaveTexts, string>>;
}

/** Asks for a confirmation before the user leaves an unsaved form. */
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
