import type { Device, User } from "@headwaters/contracts";
import { useId } from "react";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { DateText } from "#ui/DateText.tsx";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import lists from "#ui/lists/lists.module.css";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { ChangeForm, CurrentPassword, nothingChanged } from "../ChangeForm.tsx";
import { NewPassword, usePasswordRules } from "../password/NewPassword.tsx";
import classes from "./AccountPage.module.css";
import { AccountPart, AccountSection } from "./AccountPart.tsx";
import { accountTexts } from "./texts.ts";

/** The password of the account, and the browsers that are signed in to it. */
export function SignInPart({ user }: { user: User }) {
  return (
    <AccountPart {...accountTexts.signIn}>
      <ChangePassword user={user} />
      <Devices />
    </AccountPart>
  );
}

function ChangePassword({ user }: { user: User }) {
  const { minLength } = usePasswordRules();
  const change = trpc.profile.changePassword.useMutation({
    onSuccess() {
      toasts.show({
        title: "Your password is changed",
        description: "Everywhere else you will have to sign in again.",
        variant: "success",
      });
    },
  });
  return (
    <AccountSection {...accountTexts.password}>
      <ChangeForm
        schema={({ passwordChangeSchema }) => passwordChangeSchema(minLength)}
        send={change.mutateAsync}
        label="Change Password"
        pending="Changing..."
        isEmptied
      >
        <CurrentPassword account={user.email} />
        <NewPassword
          label="New Password"
          name="newPassword"
          minLength={minLength}
          placeholder={`${minLength}+ characters`}
        />
      </ChangeForm>
    </AccountSection>
  );
}

function Devices() {
  const { zone, failed } = accountTexts.devices;
  const query = trpc.profile.devices.useQuery();
  const devices = query.data;
  const end = trpc.profile.endDevice.useMutation({
    onSuccess: () => toasts.show({ title: "Signed out there", variant: "success" }),
    onError: (error) => showFailure(error, nothingChanged),
  });
  return (
    <AccountSection {...accountTexts.devices}>
      {query.error && !devices && <LoadFailure title={failed} query={query} />}
      <ul className={lists.part}>
        {devices?.map((device) => (
          <DeviceEntry
            key={device.id}
            device={device}
            isEnding={end.isPending && end.variables.id === device.id}
            onEnd={() => end.mutate({ id: device.id })}
          />
        ))}
      </ul>
      <p className={`${shared.small} ${classes.listNote}`}>{zone}</p>
      {devices?.some(({ isThis }) => !isThis) && <SignOutOthers />}
    </AccountSection>
  );
}

interface DeviceEntryProps {
  device: Device;
  isEnding: boolean;
  onEnd: () => void;
}

/** A signed-in browser. The current one has no button, as Logout signs it out. */
function DeviceEntry({ device, isEnding, onEnd }: DeviceEntryProps) {
  const { name, since, lastUsed, isThis } = device;
  const nameId = useId();
  const buttonId = useId();
  return (
    <li className={`${shared.between} ${classes.row}`}>
      <div>
        <p className={classes.rowName} id={nameId}>
          {name}
          {isThis && <span className={shared.eyebrow}>This one</span>}
        </p>
        <p className={shared.small}>
          {!isThis && (
            <>
              Last used <DateText date={lastUsed} withTime />
              <br />
            </>
          )}
          Signed in since <DateText date={since} />
        </p>
      </div>
      {!isThis && (
        <ActionButton
          id={buttonId}
          aria-labelledby={`${buttonId} ${nameId}`}
          variant="default"
          size="sm"
          isInactive={isEnding}
          onClick={onEnd}
        >
          {isEnding ? "Signing out..." : "Sign Out"}
        </ActionButton>
      )}
    </li>
  );
}

/** Signs out every other browser, after a confirmation. */
function SignOutOthers() {
  const end = trpc.profile.endOtherDevices.useMutation({
    onSuccess: () => toasts.show({ title: "Signed out everywhere else", variant: "success" }),
    onError: (error) => showFailure(error, nothingChanged),
  });
  return (
    <ConfirmButton texts={accountTexts.devices.endOthers} onConfirm={() => end.mutateAsync()} />
  );
}
