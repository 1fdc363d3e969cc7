import type { RegisteredEvent } from "@headwaters/contracts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import lists from "#ui/lists/lists.module.css";
import { Section } from "#ui/page/sections.tsx";
import { isActive } from "../active.ts";
import { homeTexts, myRegistrationsTexts } from "../texts/myRegistrations.ts";
import classes from "./MyRegistrations.module.css";
import { RegisteredEventEntry } from "./RegisteredEventEntry.tsx";
import { useMyRegistrations } from "./useMyRegistrations.ts";

const findDeadline = ({ registrations }: RegisteredEvent) =>
  registrations.find(({ status }) => status === "offered")?.offeredUntil?.getTime();

/** Offered seats, the earliest expiry first, and the next event of the family. */
export function NextEvent() {
  const { data = [] } = useMyRegistrations();
  const coming = data.filter(
    ({ event, registrations }) =>
      !event.isPast && !event.isCancelled && registrations.some(isActive),
  );
  const offers = coming
    .filter(findDeadline)
    .toSorted((a, b) => (findDeadline(a) ?? 0) - (findDeadline(b) ?? 0));
  const next = coming.find(({ registrations }) =>
    registrations.some(({ status }) => status === "confirmed"),
  );
  return (
    <>
      {offers.length > 0 && <Events {...homeTexts.offer} events={offers} />}
      {next && !offers.includes(next) && <Events {...homeTexts.next} events={[next]} />}
    </>
  );
}

interface EventsProps {
  eyebrow: string;
  title: string;
  events: RegisteredEvent[];
}

function Events({ eyebrow, title, events }: EventsProps) {
  return (
    <Section
      eyebrow={eyebrow}
      title={title}
      action={
        <LinkButton to={paths.registrations} variant="outline">
          {myRegistrationsTexts.title}
        </LinkButton>
      }
    >
      <ul className={`${lists.part} ${classes.list}`}>
        {events.map((registered) => (
          <li key={registered.event.id}>
            <RegisteredEventEntry registered={registered} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
