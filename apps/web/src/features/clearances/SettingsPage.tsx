import type { ClearanceKind, ClearanceSettings } from "@headwaters/contracts";
import { lazy } from "react";
import { EntryState, StaffEntry } from "#layout/staff/StaffLayout.tsx";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import { DialogButton } from "#ui/forms/dialogs/DialogButton.tsx";
import { Form } from "#ui/forms/Form.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { Pair } from "#ui/forms/fields/Pair.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import lists from "#ui/lists/lists.module.css";
import shared from "#ui/shared.module.css";
import classes from "./Clearances.module.css";
import { clearanceSettingsTexts as texts } from "./texts.ts";

const importDialog = () => import("./dialogs.tsx");
const KindDialog = lazy(async () => ({ default: (await importDialog()).KindDialog }));

export { SecondFactorBoundary as ErrorBoundary } from "#layout/SecondFactorBoundary.tsx";

export const prefetch: Prefetch = ({ queries }) => queries.clearances.settings.prefetch();

/** The kinds of clearances, and how many cleared adults events need. */
export default function SettingsPage() {
  const query = trpc.clearances.settings.useQuery();
  return (
    <StaffEntry
      back={{ to: paths.clearances, label: texts.back }}
      title={texts.title}
      description={texts.description}
    >
      {query.data ? (
        <>
          <Kinds kinds={query.data.kinds} />
          <Ratio key={query.data.ratio.version} ratio={query.data.ratio} />
        </>
      ) : (
        <EntryState title={texts.failed} query={query} />
      )}
    </StaffEntry>
  );
}

function Kinds({ kinds }: { kinds: readonly ClearanceKind[] }) {
  const inUse = kinds.filter(({ archivedAt }) => archivedAt === null);
  const archived = kinds.filter(({ archivedAt }) => archivedAt !== null);
  return (
    <section className={classes.section}>
      <h2 className={shared.heading}>{texts.kinds}</h2>
      <ul className={lists.part} aria-label={texts.kinds}>
        {inUse.map((kind) => (
          <Kind key={kind.id} kind={kind} />
        ))}
      </ul>
      <div>
        <DialogButton importDialog={importDialog} dialog={(props) => <KindDialog {...props} />}>
          {texts.add}
        </DialogButton>
      </div>
      {archived.length > 0 && (
        <details className={classes.past}>
          <summary>{texts.archived(archived.length)}</summary>
          <ul className={lists.part}>
            {archived.map((kind) => (
              <ArchivedKind key={kind.id} kind={kind} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const onError = (error: unknown) => showFailure(error, { title: texts.notChanged });
const change = (title: string) => ({
  onSuccess: () => toasts.show({ title, variant: "success" }),
  onError,
});

function Kind({ kind }: { kind: ClearanceKind }) {
  const { id, name, description, validMonths, isNeeded } = kind;
  const archive = trpc.clearances.archiveKind.useMutation(change(texts.archive.done));
  return (
    <li className={classes.kind}>
      <div>
        <strong>{name}</strong>
        <p className={shared.small}>
          {description} {isNeeded ? texts.needed : texts.notNeeded}, {texts.valid(validMonths)}.
        </p>
      </div>
      <div className={shared.row}>
        <DialogButton
          size="sm"
          variant="outline"
          aria-label={`${texts.change}: ${name}`}
          importDialog={importDialog}
          dialog={(props) => <KindDialog key={kind.version} kind={kind} {...props} />}
        >
          {texts.change}
        </DialogButton>
        <ConfirmButton
          size="sm"
          variant="subtle"
          label={`${texts.archive.button}: ${name}`}
          texts={texts.archive}
          onConfirm={() => archive.mutateAsync({ id })}
        />
      </div>
    </li>
  );
}

function ArchivedKind({ kind: { id, name, description } }: { kind: ClearanceKind }) {
  const { button, pending, done } = texts.restore;
  const restore = trpc.clearances.restoreKind.useMutation(change(done));
  return (
    <li className={classes.kind}>
      <div>
        <strong>{name}</strong>
        <p className={shared.small}>{description}</p>
      </div>
      <ActionButton
        size="sm"
        variant="outline"
        aria-label={`${button}: ${name}`}
        isInactive={restore.isPending}
        onClick={() => restore.mutate({ id })}
      >
        {restore.isPending ? pending : button}
      </ActionButton>
    </li>
  );
}

function Ratio({ ratio }: { ratio: ClearanceSettings["ratio"] }) {
  const { title, text, adults, children, save, pending, done } = texts.ratio;
  const set = trpc.clearances.setRatio.useMutation({
    onSuccess: () => toasts.show({ title: done, variant: "success" }),
  });
  return (
    <section className={classes.section}>
      <h2 className={shared.heading}>{title}</h2>
      <p>{text}</p>
      <Form
        className={classes.form}
        schema={({ changedAdultRatio }) => changedAdultRatio}
        read={(typed) => ({ ...typed, version: ratio.version })}
        send={set.mutateAsync}
        failure={{ title: texts.notChanged }}
      >
        <Pair>
          <Field
            label={adults}
            name="adultsPerGroup"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={ratio.adultsPerGroup}
            required
          />
          <Field
            label={children}
            name="childrenPerGroup"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={ratio.childrenPerGroup}
            required
          />
        </Pair>
        <div>
          <SubmitButton variant="outline" pending={pending}>
            {save}
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}
