import {
  applicationStatusNames,
  can,
  membershipTypeNames,
  registrationStatusNames,
} from "@headwaters/contracts";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { formatInquiryType } from "#features/contact";
import { contentStatusNames, contentTypeLabels } from "#features/content";
import { trpc } from "#lib/api/client.ts";
import { isInaccessibleAtFirst } from "#lib/api/failures.ts";
import { paths } from "#lib/paths.ts";
import { DateText } from "#ui/DateText.tsx";
import lists from "#ui/lists/lists.module.css";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import classes from "./PersonPage.module.css";
import { recordTexts } from "./texts.ts";

/** The first content of an author; a link leads to the rest. */
export const personContent = (author: string) => ({ author, limit: 10 });

/** The value's label; an unknown value is shown unchanged. */
const label = (names: Readonly<Record<string, string>>, value: string) => names[value] ?? value;

/** A person's content, registrations, applications and messages, as links. */
export function PersonRecord({ id }: { id: string }) {
  const seesContent = can(useCurrentUser(), "editAnyContent");
  const content = trpc.items.all.useQuery(personContent(id), { enabled: seesContent }).data;
  const query = trpc.staff.record.useQuery({ id }, { throwOnError: isInaccessibleAtFirst });
  const record = query.data;
  if (query.error && !record) return <LoadFailure title={recordTexts.failed} query={query} />;
  return (
    <>
      {seesContent && (
        <Section
          title={recordTexts.content}
          rows={content?.items.map(({ kind, id, title, status, savedAt }) => ({
            key: `${kind}.${id}`,
            link: <Link to={paths.editContent(kind, id)}>{title}</Link>,
            about: `${contentTypeLabels[kind]}, ${contentStatusNames[status]}`,
            date: savedAt,
          }))}
        >
          {content?.nextCursor && <Link to={paths.contentBy(id)}>{recordTexts.allContent}</Link>}
        </Section>
      )}
      <Section
        title={recordTexts.registrations}
        rows={record?.registrations.map(
          ({ eventId, title, status, people, isCancelled, eventDate }) => ({
            key: `${eventId}.${status}`,
            link: <Link to={paths.roster(eventId)}>{title}</Link>,
            about: recordTexts.people(
              people,
              isCancelled ? recordTexts.eventCancelled : label(registrationStatusNames, status),
            ),
            date: eventDate,
          }),
        )}
      />
      <Section
        title={recordTexts.applications}
        rows={record?.applications.map(({ id, membershipType, status, createdAt }) => ({
          key: id,
          link: (
            <Link to={paths.application(id)}>{label(membershipTypeNames, membershipType)}</Link>
          ),
          about: label(applicationStatusNames, status),
          date: createdAt,
        }))}
      />
      <Section
        title={recordTexts.messages}
        rows={record?.messages.map(({ id, inquiryType, responded, createdAt }) => ({
          key: id,
          link: <Link to={paths.message(id)}>{formatInquiryType(inquiryType)}</Link>,
          about: responded ? recordTexts.answered : recordTexts.open,
          date: createdAt,
        }))}
      />
    </>
  );
}

interface Row {
  key: string;
  link: ReactNode;
  about: string;
  date: Date;
}

interface SectionProps {
  title: string;
  /** Undefined while loading. */
  rows: Row[] | undefined;
  children?: ReactNode;
}

function Section({ title, rows, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={classes.record} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {rows?.length === 0 && <p className={shared.soft}>{recordTexts.nothing}</p>}
      {rows && rows.length > 0 && (
        <ul className={`${lists.part} ${classes.recordList}`} aria-labelledby={titleId}>
          {rows.map(({ key, link, about, date }) => (
            <li key={key}>
              {link}
              <span className={shared.soft}>
                {about}, <DateText date={date} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
