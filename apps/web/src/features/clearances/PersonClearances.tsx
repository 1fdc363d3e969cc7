import { type PersonClearances as Clearances, formatDay } from "@headwaters/contracts";
import { lazy, useId } from "react";
import { trpc } from "#lib/api/client.ts";
import { isUnknownAtFirst } from "#lib/api/failures.ts";
import { toasts } from "#lib/toasts.ts";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import { DialogButton } from "#ui/forms/dialogs/DialogButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import lists from "#ui/lists/lists.module.css";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import classes from "./Clearances.module.css";
import { clearancesTexts, formatEnd, noteTexts, personClearanceTexts as texts } from "./texts.ts";

const importDialog = () => import("./dialogs.tsx");
const NoteDialog = lazy(async () => ({ default: (await importDialog()).NoteDialog }));

/** The clearances of a person, for staff who note them. */
export function PersonClearances({ id, name }: { id: string; name: string }) {
  const titleId = useId();
  const query = trpc.clearances.person.useQuery({ id }, { throwOnError: isUnknownAtFirst });
  const kinds = trpc.clearances.settings.useQuery().data?.kinds ?? [];
  const inUse = kinds.filter(({ archivedAt }) => archivedAt === null);
  const { data } = query;
  if (query.error && !data) return <LoadFailure title={texts.failed} query={query} />;
  const past = data?.clearances.filter(({ isPast }) => isPast) ?? [];
  const present = data?.clearances.filter(({ isPast }) => !isPast) ?? [];
  const { cleared, notCleared } = clearancesTexts;
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {texts.title} {data?.isCleared === true && <Badge names={{ cleared }} value="cleared" />}
        {data?.isCleared === false && <Badge names={{ notCleared }} value="notCleared" isWarning />}
      </h2>
      {data && present.length === 0 && <p className={shared.soft}>{texts.none}</p>}
      {present.length > 0 && <Rows clearances={present} />}
      {past.length > 0 && (
        <details className={classes.past}>
          <summary>{texts.past(past.length)}</summary>
          <Rows clearances={past} />
        </details>
      )}
      {inUse.length > 0 && (
        <div>
          <DialogButton
            variant="outline"
            importDialog={importDialog}
            dialog={(props) => <NoteDialog people={[{ id, name }]} kinds={inUse} {...props} />}
          >
            {noteTexts.button}
          </DialogButton>
        </div>
      )}
    </section>
  );
}

function Rows({ clearances }: Pick<Clearances, "clearances">) {
  return (
    <ul className={lists.part}>
      {clearances.map((clearance) => (
        <Row key={clearance.id} clearance={clearance} />
      ))}
    </ul>
  );
}

function Row({ clearance }: { clearance: Clearances["clearances"][number] }) {
  const { id, kind, clearedOn, state, isPast, notedBy, notedAt } = clearance;
  const remove = trpc.clearances.remove.useMutation({
    onSuccess: () => toasts.show({ title: texts.remove.done, variant: "success" }),
    onError: (error) => showFailure(error, { title: clearancesTexts.notChanged }),
  });
  return (
    // The target of the notice to staff.
    <li id={`clearance-${id}`} className={classes.kind} data-state={isPast ? undefined : state}>
      <div>
        <strong>{kind}</strong>: {formatDay(clearedOn)}, <span>{formatEnd(clearance)}</span>
        <p className={shared.small}>
          {texts.noted} {texts.by(notedBy)}, <DateText date={notedAt} />
        </p>
      </div>
      <ConfirmButton
        size="sm"
        variant="subtle"
        isFinal
        label={`${texts.remove.button}: ${kind}, ${formatDay(clearedOn)}`}
        texts={texts.remove}
        onConfirm={() => remove.mutateAsync({ id })}
      />
    </li>
  );
}
