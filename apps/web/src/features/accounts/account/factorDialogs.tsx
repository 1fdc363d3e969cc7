import { organization } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { encode } from "uqr";
import { trpc } from "#lib/api/client.ts";
import { invalidate } from "#lib/api/invalidation.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import dialogs from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog } from "#ui/forms/dialogs/FormDialog.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import shared from "#ui/shared.module.css";
import { ChangeForm } from "../ChangeForm.tsx";
import { createPasskey } from "../factor/passkeyBrowser.ts";
import classes from "./factorDialogs.module.css";
import { secondFactorTexts as texts } from "./factorTexts.ts";

/** The page behind the dialog, which would take the dialog away, follows when the codes were read. */
const keep = { meta: { stale: "keep" } } as const;

interface DialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Asks for a name, has the browser make a passkey, and shows recovery codes with the first. */
export function PasskeyDialog({ opened, onClose }: DialogProps) {
  const { title, text, name, nameHint, button, pending, done } = texts.passkeys.dialog;
  const start = trpc.secondFactor.startPasskey.useMutation(keep);
  const add = trpc.secondFactor.addPasskey.useMutation(keep);
  const codes = useShownCodes(onClose, done);

  async function send({ name }: { name: string }) {
    const answer = await createPasskey(await start.mutateAsync());
    codes.show(await add.mutateAsync({ name, answer }));
  }
  return (
    <FormDialog
      title={codes.shown ? texts.recovery.shown.title : title}
      opened={opened}
      onClose={codes.close}
    >
      <div className={dialogs.words}>
        {codes.shown ? (
          <ShownCodes codes={codes.shown} onDone={codes.close} />
        ) : (
          <>
            <p>{text}</p>
            <ChangeForm
              schema={({ passkeyName }) => passkeyName}
              send={send}
              label={button}
              pending={pending}
            >
              <Field
                label={name}
                name="name"
                description={nameHint}
                required
                autoComplete="off"
                data-autofocus
              />
            </ChangeForm>
          </>
        )}
      </div>
    </FormDialog>
  );
}

/** Shows the key of a new app, asks for its first code, and shows recovery codes with the first factor. */
export function AppDialog({ opened, onClose }: DialogProps) {
  const { title, code, button, pending, done, again, loading } = texts.app.dialog;
  const { mutate: start, data: key, error, reset } = trpc.secondFactor.startApp.useMutation(keep);
  const confirm = trpc.secondFactor.confirmApp.useMutation(keep);
  function close() {
    reset(); // Clears the key from memory.
    onClose();
  }
  const codes = useShownCodes(close, done);
  useEffect(() => {
    if (opened) start();
  }, [opened, start]);

  return (
    <FormDialog
      title={codes.shown ? texts.recovery.shown.title : title}
      opened={opened}
      onClose={codes.close}
    >
      <div className={dialogs.words}>
        {codes.shown && <ShownCodes codes={codes.shown} onDone={codes.close} />}
        {!codes.shown && key && (
          <>
            <NewKey {...key} />
            <ChangeForm
              schema={({ newApp }) => newApp}
              send={async (sent) => codes.show(await confirm.mutateAsync(sent))}
              label={button}
              pending={pending}
            >
              <Field
                label={code}
                name="code"
                required
                autoComplete="one-time-code"
                inputMode="numeric"
              />
            </ChangeForm>
          </>
        )}
        {!key && !error && <p role="status">{loading}</p>}
        {error && (
          <>
            <p className={shared.failure} role="alert">
              {error.message}
            </p>
            <Button className={classes.start ?? ""} onClick={() => start()}>
              {again}
            </Button>
          </>
        )}
      </div>
    </FormDialog>
  );
}

/** The key as a QR code, and to type. */
function NewKey({ secret, uri }: { secret: string; uri: string }) {
  const { scan, qr, type, open } = texts.app.dialog;
  const { size, data } = encode(uri, { ecc: "M", border: 2 });
  const path = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")),
  );
  return (
    <>
      <p>{scan}</p>
      <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={qr}>
        <path d={path.join("")} />
      </svg>
      <p>
        {type} <code className={classes.key}>{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <p>
        <a href={uri}>{open}</a>
      </p>
    </>
  );
}

/** Replaces the recovery codes, after a confirmation. */
export function CodesDialog({ opened, onClose }: DialogProps) {
  const { dialog, shown } = texts.recovery;
  const renew = trpc.secondFactor.renewRecoveryCodes.useMutation(keep);
  const codes = useShownCodes(onClose);
  return (
    <FormDialog
      title={codes.shown ? shown.title : dialog.title}
      opened={opened}
      onClose={codes.close}
    >
      <div className={dialogs.words}>
        {codes.shown ? (
          <ShownCodes codes={codes.shown} onDone={codes.close} />
        ) : (
          <>
            <p>{dialog.text}</p>
            {renew.error && (
              <p className={shared.failure} role="alert">
                {renew.error.message}
              </p>
            )}
            <ActionButton
              className={classes.start ?? ""}
              isInactive={renew.isPending}
              onClick={() => renew.mutate(undefined, { onSuccess: codes.show })}
            >
              {renew.isPending ? dialog.pending : dialog.button}
            </ActionButton>
          </>
        )}
      </div>
    </FormDialog>
  );
}

/** Recovery codes in the place of a dialog's form, until it closes. */
function useShownCodes(onClose: () => void, done?: string) {
  const [shown, setShown] = useState<readonly string[] | null>(null);
  const queryClient = useQueryClient();
  function close() {
    setShown(null);
    onClose();
    void invalidate(queryClient, ["secondFactor", "staff"]);
  }
  return {
    shown,
    /** Shows new codes, or closes the dialog of an account that keeps those it has. */
    show({ recoveryCodes }: { recoveryCodes: readonly string[] | null }) {
      if (done) toasts.show({ title: done, variant: "success" });
      if (recoveryCodes) setShown(recoveryCodes);
      else close();
    },
    close,
  };
}

function ShownCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { text, list, copy, copied, notCopied, save, file, done } = texts.recovery.shown;
  const words = useRef<HTMLParagraphElement>(null);
  // The form that had the focus has been removed.
  useEffect(() => words.current?.focus(), []);

  async function copyCodes() {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      toasts.show({ title: copied, variant: "success" });
    } catch {
      // The clipboard is forbidden, or the page is insecure.
      toasts.show({ title: notCopied, variant: "destructive" });
    }
  }

  function saveCodes() {
    const lines = [`${organization.name}: ${list}`, "", ...codes, ""].join("\r\n");
    const href = URL.createObjectURL(new Blob([lines], { type: "text/plain" }));
    Object.assign(document.createElement("a"), { href, download: file }).click();
    URL.revokeObjectURL(href);
  }
  return (
    <>
      <p ref={words} tabIndex={-1}>
        {text}
      </p>
      <ul className={classes.codes} aria-label={list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={shared.row}>
        <Button onClick={onDone}>{done}</Button>
        <Button variant="default" onClick={() => void copyCodes()}>
          {copy}
        </Button>
        <Button variant="default" onClick={saveCodes}>
          {save}
        </Button>
      </div>
    </>
  );
}
