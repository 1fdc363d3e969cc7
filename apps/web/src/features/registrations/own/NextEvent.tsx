import type { RegisteredEvent } from "@headwaters/contracts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { Section } from "#ui/page/sections.tsx";
import { isActive } from "../registrationStatus.ts";
import { RegisteredEvents, useMyRegistrations } from "./RegisteredEvents.tsx";
import { homeTexts, myRegistrationsTexts } from "./texts.ts";

const findDeadline = ({ registrations }: RegisteredEvent) =>
  registrations.find(({ status }) => status === "offered")?.offeredUntil?.getTime();

/** Offered seats, the earliest expiry first, and the next event of the family. */
export function NextEvent() {
  const { data = [] } = useMyRegistrations();
  const upcoming = data.filter(
    ({ event, registrations }) =>
      !event.hasBegun && !event.isCancelled && registrations.some(isActive),
  );
  const offers = upcoming
    .filter(findDeadline)
    .toSorted((a, b) => (findDeadline(a) ?? 0) - (findDeadline(b) ?? 0));
  const next = upcoming.find(({ registrations }) =>
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
      <RegisteredEvents events={events} />
    </Section>
  );
}
