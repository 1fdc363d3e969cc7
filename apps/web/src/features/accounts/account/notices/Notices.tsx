import { noticeFrequencies } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { SelectField } from "#ui/forms/fields/fields.tsx";
import { accountTexts } from "../../texts/account.ts";
import { AccountPart } from "../AccountPart.tsx";
import { ChangeForm } from "../change/ChangeForm.tsx";

/** How often staff and organizers get notices by mail; empty for others. */
export function Notices() {
  const { label, frequencies, saved, button, pending, ...words } = accountTexts.notices;
  const { data: setting } = trpc.profile.noticeSetting.useQuery();
  const change = trpc.profile.setNotices.useMutation({
    onSuccess: () => toasts.show({ title: saved, variant: "success" }),
  });
  if (!setting) return null;
  return (
    <AccountPart {...words} glance={frequencies[setting.frequency]}>
      <ChangeForm
        schema={({ noticeSetting }) => noticeSetting}
        send={change.mutateAsync}
        label={button}
        pending={pending}
      >
        <SelectField
          key={setting.frequency}
          label={label}
          name="frequency"
          defaultValue={setting.frequency}
          data={noticeFrequencies.map((value) => ({ value, label: frequencies[value] }))}
        />
      </ChangeForm>
    </AccountPart>
  );
}
