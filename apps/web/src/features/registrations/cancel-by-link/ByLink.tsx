import type { RegistrationsByToken } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { isMissing, serverMessage } from "#lib/api/failures.ts";
import { paths } from "#lib/paths.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { DateText } from "#ui/DateText.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import { NotePage, WithoutScript } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { ChosenPeople, useChosenPeople } from "../own/cancel/ChosenPeople.tsx";
import { cancelPageTexts, givenUpTexts } from "../texts/cancelRegistration.ts";
import { LostLink } from "./LostLink.tsx";

type Person = RegistrationsByToken["people"][number];

/** A link lists active registrations only, so that the rest is confirmed. */
function toLabel({ name, status }: Person): string {
  const { places } = cancelPageTexts;
  const place = status === "offered" || status === "waiting" ? status : "confirmed";
  return `${name} (${places[place]})`;
}

const toEvents = <LinkButton to={paths.events}>{cancelPageTexts.events}</LinkButton>;

/** The people of the link, with one button that gives up the places of the chosen ones. */
export function ByLink({ token: known }: { token: string | undefined }) {
  const token = known ?? "";
  const texts = cancelPageTexts;
  const about = trpc.registrations.byToken.useQuery(
    { token },
    { enabled: known !== undefined, throwOnError: false },
  );
  // The page keeps the data with which it was opened.
  const meta = { stale: "refetch later" } as const;
  const [given, setGiven] = useState<readonly string[]>([]);
  /** Given up by the last press. */
  const [latest, setLatest] = useState<readonly string[]>([]);
  const all = about.data?.people ?? [];
  const people = all.filter(({ id }) => !given.includes(id));
  const choice = useChosenPeople(people, all.length === 1);
  const cancel = trpc.registrations.cancelByToken.useMutation({
    meta,
    onSuccess(_, { registrationIds = [] }) {
      setGiven([...given, ...registrationIds]);
      setLatest(registrationIds);
      choice.reset();
      takeBack.reset();
    },
  });
  const takeBack = trpc.registrations.takeBackByToken.useMutation({
    meta,
    onSuccess() {
      setGiven(given.filter((id) => !latest.includes(id)));
      setLatest([]);
      cancel.reset();
    },
  });

  if (isMissing(about.error)) return <LostLink />;
  if (about.data && all.length === 0) {
    const { title, text } = texts.nothing;
    return (
      <NotePage key="nothing" title={title} text={text(about.data.title)}>
        {toEvents}
      </NotePage>
    );
  }
  const isDone = about.data !== undefined && people.length === 0;
  const failure = takeBack.error ?? cancel.error ?? about.error;
  const isBusy = cancel.isPending || takeBack.isPending;
  const names = all.filter(({ id }) => latest.includes(id)).map(({ name }) => name);
  return (
    <NotePage
      // The list appears and disappears with the focused button.
      key={String(isDone)}
      title={isDone ? texts.done : texts.title}
      text={about.data ? texts.nothingYet(isDone) : texts.looking}
      takesFocus={isDone || takeBack.isSuccess}
    >
      <WithoutScript what={texts.what} />
      {about.data && (
        <div className={shared.note}>
          <strong>{about.data.title}</strong>
          <DateText date={about.data.eventDate} withTime />
        </div>
      )}
      {people.length > 0 && (
        <ChosenPeople
          people={people.map((person) => ({ id: person.id, label: toLabel(person) }))}
          choice={choice}
        />
      )}
      <div className={shared.row}>
        <p role="status">
          {names.length > 0 && givenUpTexts.text(names)}
          {takeBack.isSuccess && givenUpTexts.undone}
        </p>
        {names.length > 0 && (
          <ActionButton
            variant="default"
            isInactive={isBusy}
            onClick={() => takeBack.mutate({ token, registrationIds: [...latest] })}
          >
            {takeBack.isPending ? givenUpTexts.pending : givenUpTexts.undo}
          </ActionButton>
        )}
      </div>
      <div className={shared.row}>
        {people.length > 0 && (
          <ActionButton
            variant="danger"
            isInactive={isBusy}
            onClick={() =>
              choice.submit((registrationIds) =>
                cancel.mutate({ token, registrationIds, undoable: true }),
              )
            }
          >
            {cancel.isPending ? givenUpTexts.giving : givenUpTexts.giveUp}
          </ActionButton>
        )}
        {isDone ? toEvents : <Link to={paths.events}>{texts.keep}</Link>}
      </div>
      {failure && (
        <p className={shared.error} role="alert">
          {serverMessage(failure) ?? texts.failed}{" "}
          {about.error && (
            <Button variant="subtle" size="sm" onClick={() => about.refetch()}>
              {texts.retry}
            </Button>
          )}
        </p>
      )}
    </NotePage>
  );
}
