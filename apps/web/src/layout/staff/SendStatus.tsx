import type { ReactNode } from "react";
import shared from "#ui/shared.module.css";
import { staffTexts } from "./texts.ts";

interface SendStatusProps {
  /** "Sent" */
  name: string;
  /** Attempts so far; with 0 they are not named. */
  attempts: number;
  hasFailed: boolean;
  /** The error of the newest attempt. */
  error: ReactNode;
}

/** The status of a mail or of a delivery to a webhook. */
export function SendStatus({ name, attempts, hasFailed, error }: SendStatusProps) {
  return (
    <>
      <p className={hasFailed ? shared.error : undefined}>
        {name}
        {attempts > 0 && ` ${staffTexts.tries(attempts)}`}
      </p>
      {error && <p className={shared.small}>{error}</p>}
    </>
  );
}
