import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { toasts } from "#lib/toasts.ts";
import { subscribedTexts } from "../texts/subscribed.ts";
import classes from "./NewsletterBox.module.css";

/** The same result for every address, so that it does not reveal subscribers. */
export function Subscribed({ onAgain }: { onAgain: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { title, text } = subscribedTexts;
    toasts.show({ title, description: text, variant: "success" });
    note.current?.focus();
  }, []);
  return (
    <div ref={note} tabIndex={-1} className={classes.subscribed}>
      <h3>{subscribedTexts.title}</h3>
      <p>{subscribedTexts.text}</p>
      <p>{subscribedTexts.missing}</p>
      <Button variant="subtle" className={classes.again ?? ""} onClick={onAgain}>
        {subscribedTexts.again}
      </Button>
    </div>
  );
}
