import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { toasts } from "#lib/toasts.ts";
import shared from "../shared.module.css";
import { Field } from "./fields/fields.tsx";

const words = {
  copy: "Copy",
  copied: "Copied",
  notCopied: "Please select it and copy it yourself",
  done: "Done",
} as const;

interface ShownOnceProps {
  /** Explains the purpose, and that it is not shown again. */
  text: string;
  label: string;
  value: string;
  onDone: () => void;
}

/** Shows a new secret for copying. */
export function ShownOnce({ text, label, value, onDone }: ShownOnceProps) {
  const { copy, copied, notCopied, done } = words;
  const box = useRef<HTMLDivElement>(null);
  // The form that had the focus has been removed.
  useEffect(() => {
    const field = box.current?.querySelector("input");
    field?.focus();
    field?.select();
  }, []);

  async function copyValue() {
    try {
      await navigator.clipboard.writeText(value);
      toasts.show({ title: copied, variant: "success" });
    } catch {
      // The clipboard is forbidden, or the page is insecure.
      toasts.show({ title: notCopied, variant: "destructive" });
    }
  }
  return (
    <>
      <p role="status">{text}</p>
      <div ref={box}>
        <Field label={label} value={value} readOnly spellCheck={false} autoComplete="off" />
      </div>
      <div className={shared.row}>
        <Button onClick={copyValue}>{copy}</Button>
        <Button variant="default" onClick={onDone}>
          {done}
        </Button>
      </div>
    </>
  );
}
