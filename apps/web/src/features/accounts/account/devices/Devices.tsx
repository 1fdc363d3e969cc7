import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { showFailure } from "#ui/forms/showFailure.ts";
import lists from "#ui/lists/lists.module.css";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { accountTexts } from "../../texts/account.ts";
import classes from "../AccountList.module.css";
import { AccountSection } from "../AccountSection.tsx";
import { nothingChanged } from "../change/nothingChanged.ts";
import { DeviceEntry } from "./DeviceEntry.tsx";
import { SignOutOthers } from "./SignOutOthers.tsx";

export function Devices() {
  const { zone, failed } = accountTexts.devices;
  const query = trpc.profile.devices.useQuery();
  const devices = query.data;
  const end = trpc.profile.endDevice.useMutation({
    onSuccess: () => toasts.show({ title: "Signed out there", variant: "success" }),
    onError: (error) => showFailure(error, nothingChanged),
  });
  const others = devices?.filter(({ isThis }) => !isThis) ?? [];

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
      <p className={`${shared.small} ${classes.zone}`}>{zone}</p>
      {others.length > 0 && <SignOutOthers />}
    </AccountSection>
  );
}
