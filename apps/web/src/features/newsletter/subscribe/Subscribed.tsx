import { NEWSLETTER_LINK_DAYS } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { toasts } from "#lib/toasts.ts";
import { SentPanel } from "#ui/forms/SentPanel.tsx";
import lists from "#ui/lists/lists.module.css";
import classes from "./NewsPagePart.module.css";

/** Replaces the form after a subscription, with the same text for every address. */
const subscribedTexts = {
  title: "Check your email",
  text: `We have sent you an email. Follow its link within ${NEWSLETTER_LINK_DAYS} days, and you are subscribed.`,
  missing: "Nothing there? Look in your spam folder and check the spelling.",
  again: "Use another address",
} as const;

/** The same result for every address, so that it does not reveal subscribers. */
export function Subscribed({ onAgain }: { onAgain: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { title, text } = subscribedTexts;
    toasts.show({ title, description: text, variant: "success" });
    note.current?.focus();
  }, []);
  return (
    <SentPanel ref={note} tabIndex={-1} className={`${lists.box} ${classes.subscribed}`}>
      <h3>{subscribedTexts.title}</h3>
      <p>{subscribedTexts.text}</p>
      <p>{subscribedTexts.missing}</p>
      <Button variant="outline" onClick={onAgain}>
        {subscribedTexts.again}
      </Button>
    </SentPanel>
  );
}
