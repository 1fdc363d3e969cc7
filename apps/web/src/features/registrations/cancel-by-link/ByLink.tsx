import type { RegistrationsByToken } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { trpc } from "../../../lib/api/client.ts";
import { isMissing, serverMessage } from "../../../lib/api/failures.ts";
import { paths } from "../../../lib/paths.ts";
import { ActionButton } from "../../../ui/ActionButton.tsx";
import { DateText } from "../../../ui/DateText.tsx";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { NotePage } from "../../../ui/page/notices/NotePage.tsx";
import { WithoutScript } from "../../../ui/page/notices/WithoutScript.tsx";
import shared from "../../../ui/shared.module.css";
import { cancelPageTexts } from "../texts/cancelRegistration.ts";
import { LostLink } from "./LostLink.tsx";

const list = new Intl.ListFormat("en-US", { type: "conjunction" });
const format = (shown: readonly { name: string }[]) => list.format(shown.map(({ name }) => name));

type Person = RegistrationsByToken["people"][number];

/** A link lists active registrations only, so that the rest is confirmed. */
function toPlace({ status }: Person): "confirmed" | "offered" | "waiting" {
  return status === "offered" || status === "waiting" ? status : "confirmed";
}

/** "Mia is signed up. Leo is on the waitlist." */
function describe(people: readonly Person[]): string[] {
  return [...Map.groupBy(people, toPlace)].map(([place, some]) =>
    cancelPageTexts.question[place](format(some), some.length),
  );
}

const toEvents = <LinkButton to={paths.events}>{cancelPageTexts.events}</LinkButton>;

/** The people of the link, each with a button that cancels, and one for all. */
export function ByLink({ token }: { token: string | undefined }) {
  const texts = cancelPageTexts;
  const about = trpc.registrations.byToken.useQuery(
    { token: token ?? "" },
    { enabled: token !== undefined, throwOnError: false },
  );
  const [given, setGiven] = useState<readonly string[]>([]);
  // The page keeps the data with which it was opened.
  const cancel = trpc.registrations.cancelByToken.useMutation({
    meta: { stale: "refetch later" },
    onSuccess: (_, { registrationIds = [] }) => setGiven([...given, ...registrationIds]),
  });
  const people = about.data?.people.filter(({ id }) => !given.includes(id));
  const giveUp = (leaving: readonly { id: string }[]) =>
    cancel.mutate({ token: token ?? "", registrationIds: leaving.map(({ id }) => id) });

  if (isMissing(about.error)) return <LostLink />;
  if (cancel.data && people?.length === 0) {
    const { title, text } = texts.done;
    return (
      <NotePage key="done" title={title} text={text(cancel.data.title)} takesFocus>
        {toEvents}
      </NotePage>
    );
  }
  if (about.data?.people.length === 0) {
    const { title, text } = texts.nothing;
    return (
      <NotePage key="nothing" title={title} text={text(about.data.title)}>
        {toEvents}
      </NotePage>
    );
  }
  const failure = cancel.error ?? about.error;
  const gone = about.data?.people.filter(({ id }) => given.includes(id)) ?? [];
  const text = [
    gone.length > 0 && texts.given(format(gone)),
    ...(people ? [...describe(people), texts.nothingYet] : [texts.looking]),
  ];
  return (
    <NotePage
      key={given.length}
      title={texts.title}
      text={text.filter(Boolean).join(" ")}
      takesFocus={given.length > 0}
    >
      <WithoutScript what={texts.what} />
      {about.data && (
        <div className={shared.note}>
          <strong>{about.data.title}</strong>
          <DateText date={about.data.eventDate} withTime />
        </div>
      )}
      <div className={shared.row}>
        {people?.map((person) => (
          <ActionButton
            key={person.id}
            variant="danger"
            isInactive={cancel.isPending}
            onClick={() => giveUp([person])}
          >
            {texts.one[toPlace(person)](person.name)}
          </ActionButton>
        ))}
        {people && people.length > 1 && (
          <ActionButton
            variant="danger"
            isInactive={cancel.isPending}
            onClick={() => giveUp(people)}
          >
            {people.every((person) => toPlace(person) === "confirmed")
              ? texts.all
              : texts.everything}
          </ActionButton>
        )}
        <Link to={paths.events}>{texts.keep}</Link>
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
