import {
  type Attendance,
  consentRelationNames,
  type ReadableAccountData,
  type RegistrationStatus,
  registrationStatusNames,
} from "@headwaters/contracts";
import { Fragment } from "react";
import { DataList, type MyDataProps } from "#features/accounts";
import { DateText } from "#ui/DateText.tsx";
import { formatFacts } from "../childFacts.ts";
import { formatConsent } from "./Consents.tsx";
import { consentsTexts, myDataTexts } from "./texts.ts";

/** The children, registrations and led events of an account, in words. */
export default function MyDataPagePart({ data }: MyDataProps) {
  const { children, born, confirmed, guardian, mayPickUp, alone, invited } = myDataTexts;
  const { registrations, consents, led, named } = myDataTexts;
  return (
    <>
      <DataList title={children}>
        {data.children.map(
          ({ firstName, birthYear, facts, guardianSince, pickUpPeople, aloneFromAge }) => (
            <>
              {firstName}, {born} {birthYear}. {guardian} <DateText date={guardianSince} />.
              {facts && (
                <>
                  {" "}
                  {formatFacts(facts)} {confirmed} <DateText date={facts.confirmedAt} />.
                </>
              )}
              {pickUpPeople.map(({ name, phone, relation }) => (
                <Fragment key={name}>
                  <br />
                  {mayPickUp}: {name}, {relation}, {phone}
                </Fragment>
              ))}
              {aloneFromAge !== null && (
                <>
                  <br />
                  {alone(aloneFromAge)}
                </>
              )}
            </>
          ),
        )}
      </DataList>
      <DataList title={invited}>
        {data.guardianInvitations.map(({ email, childName, createdAt }) => (
          <>
            {email}, {childName}: <DateText date={createdAt} />
          </>
        ))}
      </DataList>
      <DataList title={registrations.title}>
        {data.registrations.map((registration) => (
          <RegistrationEntry {...registration} />
        ))}
      </DataList>
      <DataList title={consents.title}>
        {data.consents.map((consent) => (
          <>
            {formatConsent(consent)}. {consentsTexts.agreed} <DateText date={consent.agreedAt} />{" "}
            {consentRelationNames[consent.relation]}.{" "}
            {consent.withdrawnAt && (
              <>
                {consentsTexts.withdrawn} <DateText date={consent.withdrawnAt} />.{" "}
              </>
            )}
            {consents.words}: “{consent.body}” ({consents.hash}: {consent.hash})
          </>
        ))}
      </DataList>
      <DataList title={led}>{data.ledEvents.map(formatLed)}</DataList>
      <DataList title={named}>{data.namedLeaders.map(formatLed)}</DataList>
    </>
  );
}

const formatLed = ({ event, namedAt }: ReadableAccountData["ledEvents"][number]) => (
  <>
    {event.title}, <DateText date={event.eventDate} />: {myDataTexts.since}{" "}
    <DateText date={namedAt} />
  </>
);

function RegistrationEntry(registration: ReadableAccountData["registrations"][number]) {
  const { event, firstName, birthYear, status, needs, attendance, pickedUpBy } = registration;
  const { guardianName, guardianPhone, emergencyName, emergencyPhone } = registration;
  const { facts: said, createdAt, termsAgreedAt, lost } = registration;
  const texts = myDataTexts.registrations;
  const facts = [
    `${registrationStatusNames[status as RegistrationStatus]}.`,
    lost && texts.eventCancelled,
    attendance && `${texts.attendance[attendance as Attendance]}.`,
    pickedUpBy && `${texts.pickedUpBy}: ${pickedUpBy}.`,
    `${texts.needs}: ${needs || texts.noNeeds}.`,
    said && formatFacts(said),
    formatContact(texts.guardian, guardianName, guardianPhone),
    formatContact(texts.emergency, emergencyName, emergencyPhone),
  ];
  return (
    <>
      <strong>
        {firstName}
        {birthYear && `, ${myDataTexts.born} ${birthYear}`}
      </strong>
      : {event.title}, <DateText date={event.eventDate} withTime />
      <br />
      {facts.filter(Boolean).join(" ")} {texts.signedUp} <DateText date={createdAt} />.
      {termsAgreedAt && (
        <>
          {" "}
          {texts.terms} <DateText date={termsAgreedAt} />.
        </>
      )}
    </>
  );
}

const formatContact = (label: string, name: string | null, phone: string | null) =>
  (name || phone) && `${label}: ${[name, phone].filter(Boolean).join(", ")}.`;
