import { can, noticeFrequencies, type User } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { IconArrowRight, IconDownload } from "@tabler/icons-react";
import { lazy, useState } from "react";
import { Link } from "react-router-dom";
import { PageParts } from "#layout/PageParts.tsx";
import { Redirect } from "#layout/Redirect.tsx";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { formatName } from "#lib/format.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { DateText } from "#ui/DateText.tsx";
import { DialogButton } from "#ui/forms/dialogs/DialogButton.tsx";
import { SelectField } from "#ui/forms/fields/fields.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { NotePage, WithoutScript } from "#ui/page/notices.tsx";
import { QuietHeader } from "#ui/page/sections.tsx";
import shared from "#ui/shared.module.css";
import { LinkedText } from "#ui/text/LinkedText.tsx";
import { TextBlocks } from "#ui/text/TextBlocks.tsx";
import { ChangeForm } from "../ChangeForm.tsx";
import { prefetchPasswordRules } from "../password/NewPassword.tsx";
import { useCurrentUser } from "../session/currentUser.ts";
import { AccessTokens } from "./AccessTokens.tsx";
import classes from "./AccountPage.module.css";
import { AccountPart } from "./AccountPart.tsx";
import { ProfilePart, UnconfirmedEmail } from "./ProfilePart.tsx";
import { SecondFactorPart } from "./SecondFactorPart.tsx";
import { SignInPart } from "./SignInPart.tsx";
import { accountTexts, ledEventsTexts } from "./texts.ts";

const importDialog = () => import("./dialogs.tsx");
const DeleteAccountDialog = lazy(async () => ({
  default: (await importDialog()).DeleteAccountDialog,
}));

export const prefetch: Prefetch = async (context) => {
  if (!context.user) return;
  const { accessTokens, profile, registrations, secondFactor } = context.queries;
  await Promise.all([
    profile.devices.prefetch(),
    secondFactor.list.prefetch(),
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
  const { title, description, content, staffPages } = accountTexts;
  if (isDeleted) return <AccountDeleted />;
  // The user may sign out in another tab.
  if (!user) return <Redirect to={paths.authFor(paths.account)} />;
  return (
    <div className={classes.page}>
      <PageMeta title={title} description={description} />
      <AccountHeader user={user} />
      <div className={classes.sections}>
        <WithoutScript what="Changing your account" />
        <UnconfirmedEmail />
        <PageParts />
        <ProfilePart user={user} />
        <SignInPart user={user} />
        <SecondFactorPart />
        {can(user, "leadEvents") && <LedEvents />}
        <Notices />
        <YourData />
        <AccessTokens />
        <AccountLink to={paths.myContent} title={content} />
        {can(user, "openStaffPages") && <AccountLink to={paths.staff} title={staffPages} />}
        <DeleteAccount user={user} onDeleted={() => setDeleted(true)} />
      </div>
    </div>
  );
}

function AccountHeader({ user }: { user: User }) {
  const { email } = user;
  const name = formatName(user);
  const { eyebrow, title } = accountTexts;
  return (
    <QuietHeader eyebrow={eyebrow} title={title}>
      <p className={classes.signedInAs}>
        <span>
          Signed in as <strong>{name}</strong>
        </span>
        {name !== email && <span className={shared.soft}>{email}</span>}
      </p>
    </QuietHeader>
  );
}

/** For leaders: links to the rosters of their events. */
function LedEvents() {
  const { title, text, empty, cancelled, seats } = ledEventsTexts;
  const { data: events } = trpc.registrations.led.useQuery();
  return (
    <AccountPart id="events" title={title} text={text}>
      {events?.length === 0 && <p>{empty}</p>}
      <ul className={classes.ledEvents}>
        {events?.map((event) => (
          <li key={event.id}>
            <Link to={paths.roster(event.id)}>{event.title}</Link>
            <span>
              <DateText date={event.eventDate} withTime />,{" "}
              {event.isCancelled ? cancelled : seats(event.confirmed)}
            </span>
          </li>
        ))}
      </ul>
    </AccountPart>
  );
}

/** How often staff and organizers get notices by mail; empty for others. */
function Notices() {
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

function YourData() {
  const { read, rest } = accountTexts.data;
  return (
    <AccountPart {...accountTexts.data}>
      <div className={shared.row}>
        <LinkButton to={paths.myData}>{read}</LinkButton>
        <Button
          component="a"
          href={paths.accountData}
          download
          variant="outline"
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
        >
          Download My Data
        </Button>
      </div>
      <p className={`${shared.small} ${classes.notInData}`}>
        <LinkedText text={rest} />
      </p>
    </AccountPart>
  );
}

/** An entry of the account page that leads to another page. */
function AccountLink({ to, title }: { to: string; title: string }) {
  return (
    <div className={classes.link}>
      <Link to={to} className={classes.partEntry}>
        <h2 className={classes.partTitle}>{title}</h2>
        <IconArrowRight className={classes.arrow} size={20} stroke={1.75} aria-hidden />
      </Link>
    </div>
  );
}

function DeleteAccount({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  return (
    <AccountPart {...accountTexts.deletion}>
      <TextBlocks blocks={[{ terms: accountTexts.deletion.terms }]} />
      <DialogButton
        variant="outline"
        color="var(--hw-danger)"
        className={classes.deleteButton ?? ""}
        importDialog={importDialog}
        dialog={(props) => <DeleteAccountDialog user={user} onDeleted={onDeleted} {...props} />}
      >
        Delete My Account
      </DialogButton>
    </AccountPart>
  );
}

/** Replaces the page of an account that was deleted. */
function AccountDeleted() {
  const { title, text } = accountTexts.deletion.done;
  return (
    <>
      <PageMeta title={title} description={text} />
      <NotePage title={title} text={text} takesFocus>
        <LinkButton to={paths.home}>Back to Home</LinkButton>
      </NotePage>
    </>
  );
}
