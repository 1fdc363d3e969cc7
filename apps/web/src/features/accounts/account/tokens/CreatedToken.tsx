import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { toasts } from "../../../../lib/toasts/store.ts";
import { ButtonRow } from "../../../../ui/ButtonRow.tsx";
import { Field } from "../../../../ui/forms/fields/Field.tsx";
import { accessTokensTexts } from "../../texts/accessTokens.ts";

/** A new token, to be copied. */
export function CreatedToken({ token, onDone }: { token: string; onDone: () => void }) {
  const { text, label, copy, copied, notCopied, done } = accessTokensTexts.created;
  const box = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    const field = box.current?.querySelector("input");
    field?.focus();
    field?.select();
  }, []);

  async function copyToken() {
    try {
      await navigator.clipboard.writeText(token);
      toasts.show({ title: copied, variant: "success" });
    } catch {
      // Not allowed, or not a secure page: then by hand.
      toasts.show({ title: notCopied, variant: "destructive" });
    }
  }
  return (
    <>
      <p role="status">{text}</p>
      <div ref={box}>
        <Field label={label} value={token} readOnly spellCheck={false} autoComplete="off" />
      </div>
      <ButtonRow>
        <Button onClick={copyToken}>{copy}</Button>
        <Button variant="default" onClick={onDone}>
          {done}
        </Button>
      </ButtonRow>
    </>
  );
}
