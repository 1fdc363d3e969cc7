import {
  accessScopeNames,
  type NoticeFrequency,
  type ReadableAccountData,
} from "@headwaters/contracts";
import { useId } from "react";
import { Link } from "react-router-dom";
import { PageParts } from "#layout/PageParts.tsx";
import { Redirect } from "#layout/Redirect.tsx";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { DateText } from "#ui/DateText.tsx";
import { Fact } from "#ui/lists/Fact.tsx";
import lists from "#ui/lists/lists.module.css";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { LoadFailure } from "#ui/page/notices.tsx";
import { QuietHeader } from "#ui/page/sections.tsx";
import { LinkedText } from "#ui/text/LinkedText.tsx";
import { accountTexts } from "../account/texts.ts";
import { useCurrentUser } from "../session/currentUser.ts";
import { DataList } from "./DataList.tsx";
import classes from "./MyDataPage.module.css";
import { myDataTexts } from "./texts.ts";

export const prefetch: Prefetch = async ({ user, queries }) => {
  if (user) await queries.profile.readableData.prefetch();
};

/** Everything about the account in words; other features add what they keep (`PagePart`). */
export default function MyDataPage() {
  const user = useCurrentUser();
  const query = trpc.profile.readableData.useQuery();
  const { data } = query;
  const { title, description, eyebrow, lead, back, failed, rest } = myDataTexts;
  // The user may sign out in another tab.
  if (!user) return <Redirect to={paths.authFor(paths.myData)} />;
  return (
    <>
      <PageMeta title={title} description={description} />
      <QuietHeader eyebrow={eyebrow} title={title} lead={lead} />
      <div className={classes.page}>
        <p data-no-print>
          <Link to={paths.accountMyData}>{back}</Link>
        </p>
        {query.error && !data && <LoadFailure title={failed} query={query} />}
        {data && (
          <>
            <Account data={data} />
            <PageParts data={data} />
            <SignIns data={data} />
            <Mails data={data} />
            <p>
              <LinkedText text={rest} />
            </p>
          </>
        )}
      </div>
    </>
  );
}

/** The data, as every part of the page gets it. */
export interface MyDataProps {
  data: ReadableAccountData;
}

function Account({ data }: MyDataProps) {
  const titleId = useId();
  const { account, unconfirmedEmail, newEmail, noticeSetting } = data;
  const texts = myDataTexts.account;
  const frequency: NoticeFrequency | undefined = noticeSetting?.frequency;
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.title}</h2>
      <dl className={`${lists.facts} ${classes.facts}`}>
        <Fact term={texts.firstName}>{account.firstName}</Fact>
        <Fact term={texts.lastName}>{account.lastName}</Fact>
        <Fact term={texts.email}>
          {account.email}
          {unconfirmedEmail && `, ${texts.unconfirmed}`}
        </Fact>
        <Fact term={texts.newEmail}>{newEmail?.newEmail}</Fact>
        <Fact term={texts.since}>
          <DateText date={account.createdAt} />
        </Fact>
        <Fact term={texts.changed}>
          <DateText date={account.updatedAt} />
        </Fact>
        <Fact term={texts.notices}>{frequency && accountTexts.notices.frequencies[frequency]}</Fact>
        <Fact term={texts.password}>{texts.hash}</Fact>
      </dl>
    </section>
  );
}

function SignIns({ data }: MyDataProps) {
  const { devices, tokens, passkeys, recoveryCodes, remembered } = myDataTexts;
  return (
    <>
      <DataList title={devices.title}>
        {data.devices.map(({ name, since, lastUsed }) => (
          <>
            {name}: {devices.since} <DateText date={since} />, {devices.lastUsed}{" "}
            <DateText date={lastUsed} withTime />
          </>
        ))}
      </DataList>
      <DataList title={passkeys.title}>
        {[
          ...data.passkeys.map(({ name, createdAt, lastUsedAt }) => (
            <>
              {name}: {passkeys.added} <DateText date={createdAt} />,{" "}
              {lastUsedAt ? passkeys.lastUsed : passkeys.unused}{" "}
              {lastUsedAt && <DateText date={lastUsedAt} withTime />}
            </>
          )),
          ...(data.authenticatorApp
            ? [
                <>
                  {passkeys.app} <DateText date={data.authenticatorApp.createdAt} />
                </>,
              ]
            : []),
        ]}
      </DataList>
      <DataList title={recoveryCodes.title}>
        {data.recoveryCodes.map(({ usedAt }) => (
          <>
            {usedAt ? recoveryCodes.used : recoveryCodes.left}{" "}
            {usedAt && <DateText date={usedAt} withTime />}
          </>
        ))}
      </DataList>
      <DataList title={remembered.title}>
        {data.rememberedDevices.map(({ createdAt, expiresAt }) => (
          <>
            {remembered.since} <DateText date={createdAt} />, {remembered.until}{" "}
            <DateText date={expiresAt} />
          </>
        ))}
      </DataList>
      <DataList title={tokens.title}>
        {data.accessTokens.map(({ name, scopes, createdAt, expiresAt, lastUsedAt }) => (
          <>
            {name} ({scopes.map((scope) => accessScopeNames[scope]).join(", ")}): {tokens.created}{" "}
            <DateText date={createdAt} />
            {expiresAt && (
              <>
                , {tokens.ends} <DateText date={expiresAt} />
              </>
            )}
            , {lastUsedAt ? tokens.lastUsed : tokens.unused}{" "}
            {lastUsedAt && <DateText date={lastUsedAt} withTime />}
          </>
        ))}
      </DataList>
    </>
  );
}

function Mails({ data }: MyDataProps) {
  const { notices, mails } = myDataTexts;
  return (
    <>
      <DataList title={notices.title}>
        {data.notices.map(({ subject, createdAt }) => (
          <>
            {subject}, <DateText date={createdAt} withTime />
          </>
        ))}
      </DataList>
      <DataList title={mails.title}>
        {data.mails.map(({ subject, createdAt, sentAt }) => (
          <>
            {subject}: {sentAt ? mails.sent : mails.unsent}{" "}
            <DateText date={sentAt ?? createdAt} withTime />
          </>
        ))}
      </DataList>
    </>
  );
}
