import { type Consent, consentKindNames, consentRelationNames } from "@headwaters/contracts";
import { useEffect, useRef } from "react";
import { AccountPart } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { DateText } from "#ui/DateText.tsx";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import lists from "#ui/lists/lists.module.css";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import classes from "./RegisteredEvents.module.css";
import { consentsTexts } from "./texts.ts";

/** What a family agreed to, which it can withdraw. */
export function Consents() {
  const { title, text, failed, given } = consentsTexts;
  const query = trpc.registrations.consents.useQuery();
  const consents = query.data;
  const active = consents?.filter(({ withdrawnAt }) => withdrawnAt === null) ?? [];
  if (consents?.length === 0) return null;
  return (
    <AccountPart
      id="consents"
      title={title}
      text={text}
      glance={active.length > 0 ? given(active.length) : ""}
    >
      {query.error && !consents && <LoadFailure title={failed} query={query} />}
      {consents && (
        <ul className={`${lists.part} ${classes.consents}`} aria-label={title}>
          {consents.map((consent) => (
            <li key={consent.id}>
              <ConsentEntry {...consent} />
            </li>
          ))}
        </ul>
      )}
    </AccountPart>
  );
}

/** "Photos of Mia: Owl walk, July 1, 2027" */
export function formatConsent({ kind, firstName, event, season }: Omit<Consent, "id">) {
  return (
    <>
      <strong>
        {consentKindNames[kind]}: {firstName}
      </strong>
      {", "}
      {event ? (
        <>
          {event.title}, <DateText date={event.eventDate} />
        </>
      ) : (
        consentsTexts.season(season ?? 0)
      )}
    </>
  );
}

function ConsentEntry(consent: Consent) {
  const { id, body, version, relation, agreedAt, withdrawnAt, firstName, event } = consent;
  const { agreed, noted, withdrawn, words, season, withdraw, done, notDone } = consentsTexts;
  const first = useRef<HTMLParagraphElement>(null);
  const wasGiven = useRef(withdrawnAt === null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (withdrawnAt && wasGiven.current) first.current?.focus();
    wasGiven.current = withdrawnAt === null;
  }, [withdrawnAt]);
  const remove = trpc.registrations.withdrawConsent.useMutation({
    onSuccess: () => toasts.show({ title: done, variant: "success" }),
    onError: (error) => showFailure(error, { title: notDone }),
  });
  const isOwn = relation !== "staff";
  return (
    <>
      <p ref={first} tabIndex={-1}>
        {formatConsent(consent)}
      </p>
      <p className={shared.small}>
        {isOwn ? agreed : noted} <DateText date={agreedAt} />
        {isOwn && ` ${consentRelationNames[relation]}`}
        {withdrawnAt && (
          <>
            ; {withdrawn} <DateText date={withdrawnAt} />
          </>
        )}
        .
      </p>
      <details>
        <summary>{words(version)}</summary>
        <p>{body}</p>
      </details>
      {isOwn && !withdrawnAt && (
        <ConfirmButton
          size="sm"
          variant="outline"
          isFinal
          label={withdraw.label(firstName, event?.title ?? season(consent.season ?? 0))}
          texts={{ ...withdraw, title: withdraw.title(firstName) }}
          onConfirm={() => remove.mutateAsync({ id })}
        />
      )}
    </>
  );
}
