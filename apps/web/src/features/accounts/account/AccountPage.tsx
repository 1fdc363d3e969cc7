import type { User } from "@headwaters/contracts";
import { useState } from "react";
import { PageMeta } from "../../../app/meta/PageMeta.tsx";
import { Redirect } from "../../../layout/Redirect.tsx";
import type { Prefetch } from "../../../lib/api/prefetch.ts";
import { paths } from "../../../lib/paths.ts";
import { WithoutScript } from "../../../ui/WithoutScript.tsx";
import { Children } from "../../registrations/children/Children.tsx";
import { MyRegistrations } from "../../registrations/own/MyRegistrations.tsx";
import { useCurrentUser } from "../currentUser.ts";
import { prefetchPasswordRules } from "../passwordRules.ts";
import { accountTexts } from "../texts/account.ts";
import { AccountHeader } from "./AccountHeader.tsx";
import classes from "./AccountPage.module.css";
import { ChangeEmail } from "./ChangeEmail.tsx";
import { ChangeName } from "./ChangeName.tsx";
import { ChangePassword } from "./ChangePassword.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { Devices } from "./Devices.tsx";
import { Farewell } from "./Farewell.tsx";
import { LedEvents } from "./LedEvents.tsx";
import { StaffPages } from "./StaffPages.tsx";
import { UnconfirmedEmail } from "./UnconfirmedEmail.tsx";
import { YourData } from "./YourData.tsx";
import { YourWriting } from "./YourWriting.tsx";

export const prefetch: Prefetch = async (visit) => {
  if (!visit.user) return;
  const { profile, registrations } = visit.queries;
  await Promise.all([
    registrations.mine.prefetch(),
    registrations.children.prefetch(),
    profile.devices.prefetch(),
    profile.emailStatus.prefetch(),
    prefetchPasswordRules(visit),
    visit.user.role === "leader" && registrations.led.prefetch(),
  ]);
};

export default function AccountPage() {
  const user = useCurrentUser();
  const [isDeleted, setDeleted] = useState(false);
  const { title, description } = accountTexts;
  if (isDeleted) return <Farewell />;
  // Signing out in another tab ends here too.
  if (!user) return <Redirect to={paths.authFor(paths.account)} />;
  return (
    <>
      <PageMeta title={title} description={description} />
      <AccountHeader user={user} />
      <Sections user={user} onDeleted={() => setDeleted(true)} />
    </>
  );
}

function Sections({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  return (
    <div className={classes.sections}>
      <WithoutScript what="Changing your account" />
      <UnconfirmedEmail />
      <MyRegistrations />
      <Children />
      <ChangeName user={user} />
      <ChangeEmail user={user} />
      <ChangePassword user={user} />
      <Devices />
      <YourWriting />
      {user.role === "leader" && <LedEvents />}
      {user.role === "staff" && <StaffPages />}
      <YourData />
      <DeleteAccount user={user} onDeleted={onDeleted} />
    </div>
  );
}
