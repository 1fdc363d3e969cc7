import {
  type ClearanceKind,
  type ClearedPerson,
  clearanceFilters,
  clearanceOrders,
  formatDay,
} from "@headwaters/contracts";
import { lazy, Suspense, useState } from "react";
import { StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { trpc } from "#lib/api/client.ts";
import { isInaccessible } from "#lib/api/failures.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { formatName } from "#lib/format.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { Badge } from "#ui/Badge.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import { showFailure } from "#ui/forms/showFailure.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { type ListBarTexts, paging, readFilters, useFilters } from "#ui/lists/filters.ts";
import { Notice } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import type { Columns } from "#ui/table/DataTable.tsx";
import { ListTable } from "#ui/table/ListTable.tsx";
import classes from "./Clearances.module.css";
import { clearancesTexts, formatEnd, noteTexts } from "./texts.ts";

const importDialog = () => import("./dialogs.tsx");
const NoteDialog = lazy(async () => ({ default: (await importDialog()).NoteDialog }));

const PAGE = { limit: 50 };

const clearedPeople = {
  path: paths.clearances,
  fields: { state: clearanceFilters, who: ["everyone"], order: clearanceOrders },
} as const;

const { filters: filterTexts, columns: titles } = clearancesTexts;

const bar: ListBarTexts = {
  search: clearancesTexts.search,
  choices: [
    {
      field: "state",
      label: filterTexts.state,
      all: filterTexts.all,
      names: filterTexts.states,
    },
    {
      field: "who",
      label: filterTexts.who,
      all: filterTexts.leaders,
      names: filterTexts.everyone,
      isBox: true,
    },
  ],
};

export { SecondFactorBoundary as ErrorBoundary } from "#layout/SecondFactorBoundary.tsx";

export const prefetch: Prefetch = ({ queries, query }) =>
  Promise.all([
    queries.clearances.settings.prefetch(),
    queries.clearances.people.prefetchInfinite({ ...PAGE, ...readFilters(clearedPeople, query) }),
  ]);

/** The people who lead events, and all who are cleared, with what ends next. */
export default function ClearancesPage() {
  const { title, description, lead, settings, report } = clearancesTexts;
  const kinds = trpc.clearances.settings.useQuery().data?.kinds;
  return (
    <StaffLayout
      title={title}
      description={description}
      lead={lead}
      guide={paths.guide("staff", "clearances")}
      actions={
        <>
          <LinkButton to={paths.clearanceSettings} variant="outline" size="sm">
            {settings}
          </LinkButton>
          <LinkButton to={paths.clearanceReport} variant="outline" size="sm">
            {report}
          </LinkButton>
        </>
      }
    >
      {() =>
        kinds?.length === 0 ? (
          <Start />
        ) : (
          <People kinds={kinds?.filter(({ archivedAt }) => archivedAt === null) ?? []} />
        )
      }
    </StaffLayout>
  );
}

/** The page without kinds: offers those of California. */
function Start() {
  const { title, text, button, pending, done, own } = clearancesTexts.start;
  const add = trpc.clearances.addPreset.useMutation({
    onSuccess: () => toasts.show({ title: done, variant: "success" }),
    onError: (error) => showFailure(error, { title: clearancesTexts.notChanged }),
  });
  return (
    <Notice level={2} title={title}>
      <p>{text}</p>
      <div className={shared.row}>
        <ActionButton isInactive={add.isPending} onClick={() => add.mutate()}>
          {add.isPending ? pending : button}
        </ActionButton>
        <LinkButton to={paths.clearanceSettings} variant="outline">
          {own}
        </LinkButton>
      </div>
    </Notice>
  );
}

function People({ kinds }: { kinds: readonly ClearanceKind[] }) {
  const filters = useFilters(clearedPeople);
  const people = trpc.clearances.people.useInfiniteQuery(
    { ...PAGE, ...filters },
    {
      ...paging,
      throwOnError: isInaccessible,
    },
  );
  const dialog = useDialog(importDialog);
  const [chosen, setChosen] = useState<{ people: ClearedPerson[]; onDone: () => void } | null>(
    null,
  );
  const { label, failed, nobody } = clearancesTexts;
  return (
    <>
      <ListTable
        query={people}
        list={clearedPeople}
        filters={filters}
        bar={bar}
        label={label}
        failed={failed}
        empty={nobody}
        columns={buildColumns(kinds)}
        getKey={({ id }) => id}
        getName={formatName}
        getPath={({ id }) => paths.person(id)}
        actions={
          kinds.length > 0
            ? [
                {
                  label: noteTexts.button,
                  open(people, onDone) {
                    setChosen({ people: [...people], onDone });
                    dialog.open();
                  },
                },
              ]
            : []
        }
      />
      {dialog.used && chosen && (
        <Suspense>
          <NoteDialog
            people={chosen.people.map((person) => ({ id: person.id, name: formatName(person) }))}
            kinds={kinds}
            opened={dialog.opened}
            onClose={dialog.close}
            onDone={chosen.onDone}
          />
        </Suspense>
      )}
    </>
  );
}

const buildColumns = (kinds: readonly ClearanceKind[]): Columns<ClearedPerson> => [
  { title: titles.name, width: "13rem", cell: formatName, orders: { ascending: "name" } },
  { title: titles.state, width: "9rem", cell: (person) => <State person={person} /> },
  {
    title: titles.clearances,
    cell: (person) => <Held person={person} kinds={kinds} />,
  },
  {
    title: titles.end,
    width: "11rem",
    align: "end",
    isLabelled: true,
    cell: ({ endsOn }) => endsOn && formatDay(endsOn),
    orders: { ascending: "end" },
  },
];

function State({ person: { isCleared, isSuspended } }: { person: ClearedPerson }) {
  const { cleared, notCleared, suspended } = clearancesTexts;
  return (
    <span className={shared.labels}>
      {isCleared === true && <Badge names={{ cleared }} value="cleared" />}
      {isCleared === false && <Badge names={{ notCleared }} value="notCleared" isWarning />}
      {isSuspended && <Badge names={{ suspended }} value="suspended" isWarning />}
    </span>
  );
}

/** The newest clearance of each kind; a needed kind without one is missing. */
function Held({ person, kinds }: { person: ClearedPerson; kinds: readonly ClearanceKind[] }) {
  return (
    <ul className={classes.held}>
      {kinds.map(({ id, name, isNeeded }) => {
        const clearance = person.clearances.find(({ kindId }) => kindId === id);
        if (!clearance && !isNeeded) return null;
        return (
          <li key={id} data-state={clearance?.state ?? "missing"}>
            {name}: <span>{clearance ? formatEnd(clearance) : clearancesTexts.missing}</span>
          </li>
        );
      })}
    </ul>
  );
}
