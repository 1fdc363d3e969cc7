import type { Passkey, SecondFactors } from "@headwaters/contracts";
import { lazy, useId } from "react";
import { trpc } from "#lib/api/client.ts";
import { freshQuery } from "#lib/api/freshness.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { DateText } from "#ui/DateText.tsx";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import { DialogButton } from "#ui/forms/dialogs/DialogButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import lists from "#ui/lists/lists.module.css";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { nothingChanged } from "../ChangeForm.tsx";
import classes from "./AccountPage.module.css";
import { AccountPart, AccountSection } from "./AccountPart.tsx";
import { secondFactorTexts as texts } from "./factorTexts.ts";

const importDialogs = () => import("./dialogs.tsx");
const PasskeyDialog = lazy(async () => ({ default: (await importDialogs()).PasskeyDialog }));
const AppDialog = lazy(async () => ({ default: (await importDialogs()).AppDialog }));
const CodesDialog = lazy(async () => ({ default: (await importDialogs()).CodesDialog }));

/** Passkeys, the app, recovery codes and remembered devices of the account. */
export function SecondFactorPart() {
  const query = trpc.secondFactor.list.useQuery(undefined, freshQuery);
  const factors = query.data;
  const isOn = factors !== undefined && hasFactor(factors);
  return (
    <AccountPart
      id={texts.id}
      title={texts.title}
      text={texts.text}
      glance={factors && (isOn ? texts.on : texts.off)}
    >
      {query.error && !factors && <LoadFailure title={texts.failed} query={query} />}
      {factors && (
        <>
          <Needed neededBy={factors.neededBy} />
          <Passkeys factors={factors} />
          <AppForCodes since={factors.appSince} />
          {isOn && <RecoveryCodes left={factors.recoveryCodes} />}
          {factors.rememberedDevices > 0 && <Remembered count={factors.rememberedDevices} />}
        </>
      )}
    </AccountPart>
  );
}

const hasFactor = ({ passkeys, appSince }: SecondFactors) =>
  passkeys.length > 0 || appSince !== null;

/** Says by when the account needs a factor. */
function Needed({ neededBy }: { neededBy: Date | null }) {
  if (!neededBy) return null;
  return (
    <p className={shared.note}>
      {neededBy.getTime() > Date.now() ? (
        <>
          {texts.needed.before} <DateText date={neededBy} />.
        </>
      ) : (
        texts.needed.over
      )}
    </p>
  );
}

function Passkeys({ factors }: { factors: SecondFactors }) {
  const { title, text, add, impossible } = texts.passkeys;
  return (
    <AccountSection title={title} text={text}>
      {factors.passkeys.length > 0 && (
        <ul className={`${lists.part} ${classes.passkeys}`}>
          {factors.passkeys.map((passkey) => (
            <PasskeyEntry key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {factors.canAddPasskeys ? (
        <DialogButton
          variant="outline"
          importDialog={importDialogs}
          dialog={(props) => <PasskeyDialog {...props} />}
        >
          {add}
        </DialogButton>
      ) : (
        <p className={shared.small}>{impossible}</p>
      )}
    </AccountSection>
  );
}

function PasskeyEntry({ passkey }: { passkey: Passkey }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const { added, lastUsed, unused, remove } = texts.passkeys;
  const nameId = useId();
  const removal = trpc.secondFactor.removePasskey.useMutation({
    onSuccess: () => toasts.show({ title: remove.done, variant: "success" }),
    onError: (error) => showFailure(error, nothingChanged),
  });
  return (
    <li className={`${shared.between} ${classes.row}`}>
      <div>
        <p className={classes.rowName} id={nameId} dir="auto">
          {name}
        </p>
        <p className={shared.small}>
          {added} <DateText date={createdAt} />,{" "}
          {lastUsedAt ? (
            <>
              {lastUsed} <DateText date={lastUsedAt} />
            </>
          ) : (
            unused
          )}
        </p>
      </div>
      <ConfirmButton
        texts={remove}
        label={`${remove.button}: ${name}`}
        size="sm"
        isFinal
        onConfirm={() => removal.mutateAsync({ id })}
      />
    </li>
  );
}

function AppForCodes({ since }: { since: Date | null }) {
  const { title, text, add, since: sinceText, remove } = texts.app;
  const removal = trpc.secondFactor.removeApp.useMutation({
    onSuccess: () => toasts.show({ title: remove.done, variant: "success" }),
    onError: (error) => showFailure(error, nothingChanged),
  });
  return (
    <AccountSection title={title} text={text}>
      {since ? (
        <div className={shared.between}>
          <p>
            {sinceText} <DateText date={since} />
          </p>
          <ConfirmButton
            texts={remove}
            label={`${remove.button}: ${title}`}
            size="sm"
            isFinal
            onConfirm={() => removal.mutateAsync()}
          />
        </div>
      ) : (
        <DialogButton
          variant="outline"
          importDialog={importDialogs}
          dialog={(props) => <AppDialog {...props} />}
        >
          {add}
        </DialogButton>
      )}
    </AccountSection>
  );
}

function RecoveryCodes({ left }: { left: number }) {
  const { title, text, left: leftText, button } = texts.recovery;
  return (
    <AccountSection title={title} text={text}>
      <div className={shared.between}>
        <p>{leftText(left)}</p>
        <DialogButton
          variant="outline"
          size="sm"
          importDialog={importDialogs}
          dialog={(props) => <CodesDialog {...props} />}
        >
          {button}
        </DialogButton>
      </div>
    </AccountSection>
  );
}

function Remembered({ count }: { count: number }) {
  const { title, text, count: countText, button, pending, done } = texts.devices;
  const forget = trpc.secondFactor.forgetDevices.useMutation({
    onSuccess: () => toasts.show({ title: done, variant: "success" }),
    onError: (error) => showFailure(error, nothingChanged),
  });
  return (
    <AccountSection title={title} text={text}>
      <div className={shared.between}>
        <p>{countText(count)}</p>
        <ActionButton
          variant="default"
          size="sm"
          isInactive={forget.isPending}
          onClick={() => forget.mutate()}
        >
          {forget.isPending ? pending : button}
        </ActionButton>
      </div>
    </AccountSection>
  );
}
