import {
  type ClearanceReport,
  type ClearedPerson,
  formatDay,
  organization,
} from "@headwaters/contracts";
import { IconPrinter } from "@tabler/icons-react";
import { EntryState, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { formatName } from "#lib/format.ts";
import { paths } from "#lib/paths.ts";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import shared from "#ui/shared.module.css";
import classes from "./Clearances.module.css";
import { formatEnd, clearanceReportTexts as texts } from "./texts.ts";

export { SecondFactorBoundary as ErrorBoundary } from "#layout/SecondFactorBoundary.tsx";

export const prefetch: Prefetch = ({ queries }) => queries.clearances.report.prefetch();

/** Everyone's clearances as of today, to print for the insurer. */
export default function ReportPage() {
  const query = trpc.clearances.report.useQuery();
  const report = query.data;
  return (
    <StaffLayout
      title={texts.title}
      description={texts.description}
      lead={report && texts.lead(organization.name, formatDay(report.day))}
      guide={paths.guide("staff", "clearances")}
      back={{ to: paths.clearances, label: texts.back }}
      actions={
        <OpenButton
          variant="outline"
          size="sm"
          leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
          onOpen={() => window.print()}
        >
          {texts.print}
        </OpenButton>
      }
    >
      {() =>
        report ? <Report report={report} /> : <EntryState title={texts.failed} query={query} />
      }
    </StaffLayout>
  );
}

function Report({ report: { kinds, people, isComplete } }: { report: ClearanceReport }) {
  if (people.length === 0) return <p>{texts.empty}</p>;
  return (
    <div className={classes.report}>
      {!isComplete && <p className={shared.alert}>{texts.incomplete}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by the keyboard too */}
      <section className={classes.scroll} tabIndex={0} aria-label={texts.caption}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{texts.name}</th>
              {kinds.map(({ id, name, isNeeded }) => (
                <th key={id} scope="col">
                  {name}
                  {isNeeded && ` (${texts.needed})`}
                </th>
              ))}
              <th scope="col">{texts.cleared}</th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.id}>
                <th scope="row">{formatName(person)}</th>
                {kinds.map(({ id }) => (
                  <td key={id}>{formatHeld(person, id)}</td>
                ))}
                <td>{person.isCleared === null ? texts.none : formatYes(person.isCleared)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <h2 className={shared.heading}>{texts.kinds}</h2>
      <ul className={classes.kinds}>
        {kinds.map(({ id, name, description }) => (
          <li key={id}>
            <strong>{name}</strong>: {description}
          </li>
        ))}
      </ul>
    </div>
  );
}

const formatYes = (is: boolean) => (is ? texts.yes : texts.no);

/** "May 1, 2026, until May 1, 2028" */
function formatHeld({ clearances }: ClearedPerson, kind: string): string {
  const clearance = clearances.find(({ kindId }) => kindId === kind);
  if (!clearance) return texts.none;
  return texts.cell(formatDay(clearance.clearedOn), formatEnd(clearance));
}
