import type { RegistrationsByToken } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { isUnknownOrInvalid, serverMessage } from "#lib/api/failures.ts";
import { paths } from "#lib/paths.ts";
import { useToken } from "#lib/tokenParam.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { DateText } from "#ui/DateText.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { NotePage, WithoutScript } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { PeopleChecklist, usePeopleChecklist } from "./PeopleChecklist.tsx";
import { cancelPageTexts, cancelTexts, chooseCancelTexts, describeCancelled } from "./texts.ts";

/**
 * The target of links in mails that cancel registrations. Opening it changes nothing, as mail
 * scanners open links too.
 */
export default function CancelRegistrationPage() {
  const token = useToken();
  const { title, description } = cancelPageTexts;
  return (
    <>
      <PageMeta title={title} description={description} />
      {token === null ? <InvalidLink /> : <CancelByLink token={token} />}
    </>
  );
}

const eventsLink = <LinkButton to={paths.events}>{cancelPageTexts.events}</LinkButton>;

/** The people of the link, with a button that cancels the registrations of the chosen ones. */
function CancelByLink(link: { token: string | undefined }) {
  const { token = "" } = link;
  const texts = cancelPageTexts;
  const query = trpc.registrations.byToken.useQuery(
    { token },
    { enabled: link.token !== undefined, throwOnError: false },
  );
  // The page keeps the data with which it was opened.
  const meta = { stale: "refetch later" } as const;
  const [cancelled, setCancelled] = useState<readonly string[]>([]);
  /** Cancelled by the last press. */
  const [latest, setLatest] = useState<readonly string[]>([]);
  const all = query.data?.people ?? [];
  const people = all.filter(({ id }) => !cancelled.includes(id));
  const choice = usePeopleChecklist(people, all.length === 1);
  const cancel = trpc.registrations.cancelByToken.useMutation({
    meta,
    onSuccess(_, { registrationIds = [] }) {
      setCancelled([...cancelled, ...registrationIds]);
      setLatest(registrationIds);
      choice.reset();
      restore.reset();
    },
  });
  const restore = trpc.registrations.takeBackByToken.useMutation({
    meta,
    onSuccess() {
      setCancelled(cancelled.filter((id) => !latest.includes(id)));
      setLatest([]);
      cancel.reset();
    },
  });

  if (isUnknownOrInvalid(query.error)) return <InvalidLink />;
  if (query.data && all.length === 0) {
    const { title, text } = texts.nothing;
    return (
      <NotePage key="nothing" title={title} text={text(query.data.title)}>
        {eventsLink}
      </NotePage>
    );
  }
  const isDone = query.data !== undefined && people.length === 0;
  const failure = restore.error ?? cancel.error ?? query.error;
  const isBusy = cancel.isPending || restore.isPending;
  const restorable = all
    .filter(({ id }) => latest.includes(id))
    .map(({ name, status }) => ({ firstName: name, status }));
  const aboutAll = chooseCancelTexts(people.length > 0 ? people : all).page;
  const aboutChosen = chooseCancelTexts(choice.listChosen(people));
  return (
    <NotePage
      // The list appears and disappears with the focused button.
      key={String(isDone)}
      title={isDone ? aboutAll.done : query.data ? aboutAll.title : texts.title}
      text={query.data ? texts.nothingYet(isDone) : texts.looking}
      takesFocus={isDone || restore.isSuccess}
    >
      <WithoutScript what={texts.what} />
      {query.data && (
        <div className={shared.note}>
          <strong>{query.data.title}</strong>
          <DateText date={query.data.eventDate} withTime />
        </div>
      )}
      {people.length > 0 && (
        <PeopleChecklist
          people={people.map((person) => ({ id: person.id, label: toLabel(person) }))}
          choice={choice}
        />
      )}
      <div className={shared.row}>
        <p role="status">
          {restorable.length > 0 && describeCancelled(restorable)}
          {restore.isSuccess && cancelTexts.undone}
        </p>
        {restorable.length > 0 && (
          <ActionButton
            variant="default"
            isInactive={isBusy}
            onClick={() => restore.mutate({ token, registrationIds: [...latest] })}
          >
            {restore.isPending ? cancelTexts.pending : cancelTexts.undo}
          </ActionButton>
        )}
      </div>
      <div className={shared.row}>
        {people.length > 0 && (
          <ActionButton
            variant="outline"
            color="var(--hw-danger)"
            isInactive={isBusy}
            onClick={() =>
              choice.submit((registrationIds) =>
                cancel.mutate({ token, registrationIds, undoable: true }),
              )
            }
          >
            {cancel.isPending ? aboutChosen.pending : aboutChosen.confirm}
          </ActionButton>
        )}
        {isDone ? eventsLink : <Link to={paths.events}>{aboutAll.keep}</Link>}
      </div>
      {failure && (
        <p className={shared.error} role="alert">
          {serverMessage(failure) ?? texts.failed}{" "}
          {query.error && (
            <Button variant="subtle" size="sm" onClick={() => query.refetch()}>
              {texts.retry}
            </Button>
          )}
        </p>
      )}
    </NotePage>
  );
}

/** A link lists active registrations only, so that the rest is confirmed. */
function toLabel({ name, status }: RegistrationsByToken["people"][number]): string {
  const place = status === "offered" || status === "waiting" ? status : "confirmed";
  return `${name} (${cancelPageTexts.places[place]})`;
}

/** Shown if the link leads to no registration. */
function InvalidLink() {
  const { invalid, account } = cancelPageTexts;
  return (
    <NotePage key="invalid" {...invalid}>
      <LinkButton to={paths.registrations}>{account}</LinkButton>
    </NotePage>
  );
}
