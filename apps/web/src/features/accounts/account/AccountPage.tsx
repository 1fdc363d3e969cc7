import { can, type User } from "@headwaters/contracts";
import { useState } from "react";
import { PageParts } from "#layout/PageParts.tsx";
import { Redirect } from "#layout/Redirect.tsx";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { WithoutScript } from "#ui/page/notices.tsx";
import { prefetchPasswordRules } from "../password/passwordRules.ts";
import { useCurrentUser } from "../session/currentUser.ts";
import { accountTexts } from "../texts/account.ts";
import { AccountHeader } from "./AccountHeader.tsx";
import { AccountLink } from "./AccountLink.tsx";
import classes from "./AccountPage.module.css";
import { AccountPart } from "./AccountPart.tsx";
import { ChangeEmail } from "./change/ChangeEmail.tsx";
import { ChangeName } from "./change/ChangeName.tsx";
import { ChangePassword } from "./change/ChangePassword.tsx";
import { UnconfirmedEmail } from "./change/UnconfirmedEmail.tsx";
import { DeleteAccount } from "./data/DeleteAccount.tsx";
import { Farewell } from "./data/Farewell.tsx";
import { YourData } from "./data/YourData.tsx";
import { Devices } from "./devices/Devices.tsx";
import { LedEvents } from "./LedEvents.tsx";
import { Notices } from "./notices/Notices.tsx";
import { AccessTokens } from "./tokens/AccessTokens.tsx";

export const prefetch: Prefetch = async (context) => {
  if (!context.user) return;
  const { accessTokens, profile, registrations } = context.queries;
  await Promise.all([
    profile.devices.prefetch(),
    accessTokens.list.prefetch(),
    profile.emailStatus.prefetch(),
    profile.noticeSetting.prefetch(),
    prefetchPasswordRules(context),
    can(context.user, "leadEvents") && registrations.led.prefetch(),
  ]);
};

export default function AccountPage() {
  const user = useCurrentUser();
  const [isDeleted, setDeleted] = useState(false);
  const { title, description } = accountTexts;
  if (isDeleted) return <Farewell />;
  // The user may sign out in another tab.
  if (!user) return <Redirect to={paths.authFor(paths.account)} />;
  return (
    <div className={classes.page}>
      <PageMeta title={title} description={description} />
      <AccountHeader user={user} />
      <Sections user={user} onDeleted={() => setDeleted(true)} />
    </div>
  );
}

function Sections({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const { profile, signIn, content, staffPages } = accountTexts;
  return (
    <div className={classes.sections}>
      <WithoutScript what="Changing your account" />
      <UnconfirmedEmail />
      <PageParts />
      <AccountPart {...profile}>
        <ChangeName user={user} />
        <ChangeEmail user={user} />
      </AccountPart>
      <AccountPart {...signIn}>
        <ChangePassword user={user} />
        <Devices />
      </AccountPart>
      {can(user, "leadEvents") && <LedEvents />}
      <Notices />
      <YourData />
      <AccessTokens />
      <AccountLink to={paths.myContent} title={content} />
      {can(user, "openStaffPages") && <AccountLink to={paths.staff} title={staffPages} />}
      <DeleteAccount user={user} onDeleted={onDeleted} />
    </div>
  );
}
