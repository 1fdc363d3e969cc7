import type { ReactNode } from "react";
import { useToken } from "#lib/tokenParam.ts";
import { ActionButton } from "../ActionButton.tsx";
import { PageMeta } from "../meta/PageMeta.tsx";
import shared from "../shared.module.css";
import { NotePage, WithoutScript } from "./notices.tsx";

interface TokenPageProps {
  texts: { title: string; description: string; incomplete: { title: string; text: string } };
  /** Below the note about a link without a token. */
  help: ReactNode;
  /** Renders the content; the token is undefined until hydration. */
  children: (token: string | undefined) => ReactNode;
}

/**
 * The target of links with a token. Opening it changes nothing, as mail scanners and link previews
 * open links too.
 */
export function TokenPage({ texts, help, children }: TokenPageProps) {
  const token = useToken();
  return (
    <>
      <PageMeta title={texts.title} description={texts.description} />
      {token === null ? <NotePage {...texts.incomplete}>{help}</NotePage> : children(token)}
    </>
  );
}

interface TokenActionProps {
  texts: { title: string; text: string; button: string; pending: string };
  /** What the button does, in front of "needs JavaScript". */
  what: string;
  token: string | undefined;
  action: {
    isPending: boolean;
    error: { message: string } | null;
    mutate: (input: { token: string }) => void;
  };
  /** After the message of a failure. */
  help: ReactNode;
  /** A note above the button. */
  children?: ReactNode;
}

/** A note with a button that uses the token. */
export function TokenAction({ texts, what, token = "", action, help, children }: TokenActionProps) {
  return (
    <NotePage title={texts.title} text={texts.text}>
      {children}
      <WithoutScript what={what} />
      <ActionButton isInactive={action.isPending} onClick={() => action.mutate({ token })}>
        {action.isPending ? texts.pending : texts.button}
      </ActionButton>
      {action.error && (
        <p className={shared.error} role="alert">
          {action.error.message} {help}
        </p>
      )}
    </NotePage>
  );
}
