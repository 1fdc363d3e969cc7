import type { Roster, RosterEntry } from "@headwaters/contracts";
import { useId, useState } from "react";
import { DateText } from "#ui/DateText.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import shared from "#ui/shared.module.css";
import { rosterTexts } from "../texts/roster.ts";
import { FamilyCard } from "./family/FamilyCard.tsx";
import {
  type Family,
  filterByName,
  filterByStatus,
  groupFamilies,
  groupLost,
  isListed,
  sortByName,
} from "./family/families.ts";
import { LossLines } from "./family/LossLines.tsx";
import classes from "./Lists.module.css";

/** Number of families from which the list has a search box. */
const LONG = 8;

/** The lists of confirmed, offered, waiting and former registrations. */
export function Lists({ roster: { event, entries, hadFamilies } }: { roster: Roster }) {
  const { search, found, coming, offered, waiting, lost, ended, statuses } = rosterTexts;
  const [name, setName] = useState("");
  const sought = (families: Family[]) => (name.trim() ? filterByName(families, name) : families);
  const lists = {
    coming: sought(sortByName(groupFamilies(entries, "confirmed"))),
    offered: sought(groupFamilies(entries, "offered")),
    waiting: sought(groupFamilies(entries, "waiting")),
    lost: sought(groupLost(entries)),
  };
  const isLong = new Set(entries.filter(isListed).map(({ partyId }) => partyId)).size >= LONG;
  const over = entries.filter((entry) => !isListed(entry));
  const isUnused = !hadFamilies && event.state !== "past" && !event.cancelledAt;
  const nobody = isUnused ? coming.empty : coming.nobody;
  const shown = Object.values(lists).flat();
  const count = shown.reduce((sum, { people }) => sum + people.length, 0);
  return (
    <>
      {(isLong || name) && (
        <div className={classes.search}>
          <Field
            type="search"
            label={search.label}
            name="name"
            autoComplete="off"
            enterKeyHint="search"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <p role="status" className={classes.found}>
            {name.trim() && (count > 0 ? found(count) : search.none)}
          </p>
        </div>
      )}
      <Part
        title={coming.title}
        text={entries.some(({ status }) => status === "confirmed") ? null : nobody}
        event={event}
        families={lists.coming}
        isKept={!name.trim() && !entries.some(({ cancellation }) => cancellation)}
      />
      <Part {...offered} event={event} families={lists.offered} />
      <Part {...waiting} event={event} families={lists.waiting} isNumbered />
      <Part title={lost.title} text={lost.text} event={event} families={lists.lost} />
      {over.length > 0 && (
        <details className={classes.ended}>
          <summary>{ended(over.length)}</summary>
          <ul>
            {over.map((entry) => (
              <li key={entry.id}>
                <strong>{entry.firstName}</strong> {statuses[entry.status as keyof typeof statuses]}
                {entry.guardianName && `, ${rosterTexts.person.guardian}: ${entry.guardianName}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface PartProps {
  title: string;
  text: string | null;
  event: Roster["event"];
  families: Family[];
  /** Numbers the families, as their order matters. */
  isNumbered?: boolean;
  /** Shows its title even when it is empty. */
  isKept?: boolean;
  until?: string;
}

function heldUntil(people: readonly RosterEntry[]): Date | null {
  return filterByStatus(people, "offered")[0]?.offeredUntil ?? null;
}

function Part({ title, text, event, families, isNumbered, isKept, until }: PartProps) {
  const titleId = useId();
  if (families.length === 0 && !isKept) return null;
  const List = isNumbered ? "ol" : "ul";
  return (
    <section className={classes.part} aria-labelledby={titleId}>
      <h2 id={titleId} className={shared.heading}>
        {title}
      </h2>
      {text && <p>{text}</p>}
      <List className={classes.list}>
        {families.map((family) => {
          const held = heldUntil(family.people);
          return (
            <li key={family.partyId}>
              <FamilyCard event={event} family={family}>
                <LossLines people={family.people} />
                {until && held && (
                  <p>
                    {until} <DateText date={held} withTime />.
                  </p>
                )}
              </FamilyCard>
            </li>
          );
        })}
      </List>
    </section>
  );
}
