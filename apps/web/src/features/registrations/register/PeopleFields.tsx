import "#ui/styles/components/fieldset.css";
import "#ui/styles/components/anchor.css";
import {
  type Attendee,
  type ChildFacts,
  type EventPage,
  type ListedChild,
  NAME_MAX,
  NEEDS_MAX,
  PARTY_MAX,
  type PhotoConsents,
  toSeason,
} from "@headwaters/contracts";
import { Anchor, Button, Fieldset } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { DateText } from "#ui/DateText.tsx";
import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { TextAreaField } from "#ui/forms/fields/TextAreaField.tsx";
import { useFormField } from "#ui/forms/formContext.ts";
import hidden from "#ui/hidden.module.css";
import { ChildFactsFields } from "../ChildFactsFields.tsx";
import { factsTexts, formatFacts, noFacts, toValues } from "../childFacts.ts";
import { formatNames } from "../formatNames.ts";
import { CheckRow } from "./fields.tsx";
import {
  createChildRow,
  findExclusion,
  findFacts,
  isParticipant,
  type PersonRow,
} from "./personRows.ts";
import classes from "./RegisterDialog.module.css";
import { registerFormTexts } from "./texts.ts";

interface PeopleFieldsProps {
  event: EventPage;
  rows: readonly PersonRow[];
  /** The children of the account. */
  family: readonly ListedChild[];
  photos: PhotoConsents;
  /** Active registrations of the family. */
  active: readonly Attendee[];
  onChange: (rows: PersonRow[]) => void;
}

/** A row for each person of the account, and a button for another child. */
export function PeopleFields({ event, rows, family, photos, active, onChange }: PeopleFieldsProps) {
  const texts = registerFormTexts;
  const { error } = useFormField("participants");
  const added = useRef<string>(undefined);
  const isFirst = !rows.some(({ kind }) => kind !== "self");
  const limits = { ageGroup: event.registration.ageGroup, eventDate: event.eventDate };
  const change = (key: string) => (changed: Partial<PersonRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)));

  function add() {
    // A unique key: rows of a restored draft may be present.
    added.current = `new-${Date.now()}`;
    onChange([...rows, createChildRow(added.current)]);
  }

  return (
    // Named and focusable, to show the error that nobody is chosen.
    <Fieldset
      name="participants"
      tabIndex={-1}
      legend={texts.title}
      classNames={{ root: classes.group, legend: hidden.hidden }}
    >
      {active.length > 0 && (
        <p className={classes.hint}>
          {texts.already(formatNames(active))} {rows.length === 0 && texts.nobodyElse}
        </p>
      )}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={row.key}>
            {row.kind === "newChild" ? (
              <NewChildFields
                row={row}
                takesFocus={row.key === added.current}
                onChange={change(row.key)}
                onRemove={() => onChange(rows.filter(({ key }) => key !== row.key))}
              />
            ) : (
              <CheckRow
                label={row.firstName}
                detail={row.birthYear ? texts.born(Number(row.birthYear)) : undefined}
                name={`${row.key}.isChosen`}
                checked={row.isChosen}
                exclusion={row.isChosen ? null : findExclusion(row, limits)}
                onChange={({ currentTarget }) =>
                  change(row.key)({ isChosen: currentTarget.checked })
                }
              />
            )}
            {isParticipant(row) && (
              <ParticipantOptions
                row={row}
                known={findFacts(family, row)}
                photos={photos}
                season={toSeason(event.eventDate)}
                onChange={change(row.key)}
              />
            )}
          </li>
        ))}
      </ul>
      {error && !rows.some(isParticipant) && <p className={classes.failure}>{error}</p>}
      {rows.length < PARTY_MAX && (
        <Button
          variant="outline"
          className={classes.add ?? ""}
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
          onClick={add}
        >
          {isFirst ? texts.addChild.first : texts.addChild.another}
        </Button>
      )}
    </Fieldset>
  );
}

interface NewChildFieldsProps {
  row: PersonRow;
  /** Focuses the first field, because the row was just added. */
  takesFocus: boolean;
  onChange: (changed: Partial<PersonRow>) => void;
  onRemove: () => void;
}

/** The fields of a new child. */
function NewChildFields(props: NewChildFieldsProps) {
  const { row, takesFocus, onChange, onRemove } = props;
  const texts = registerFormTexts;
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector("input")?.focus();
  }, [takesFocus]);
  const name = row.firstName.trim() || texts.newChild;
  return (
    <Fieldset ref={box} legend={name} classNames={{ root: classes.child, legend: hidden.hidden }}>
      <Field
        label={texts.firstName}
        name={`${row.key}.firstName`}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={NAME_MAX}
        required
        value={row.firstName}
        onChange={({ currentTarget }) => onChange({ firstName: currentTarget.value })}
      />
      <Field
        label={texts.birthYear}
        name={`${row.key}.birthYear`}
        inputMode="numeric"
        autoComplete="off"
        placeholder="2016"
        maxLength={4}
        required
        value={row.birthYear}
        onChange={({ currentTarget }) => onChange({ birthYear: currentTarget.value })}
      />
      <Anchor component="button" type="button" className={classes.remove ?? ""} onClick={onRemove}>
        {texts.remove} <span className={hidden.hidden}>{name}</span>
      </Anchor>
    </Fieldset>
  );
}

interface FactsOptionsProps {
  row: PersonRow;
  /** What is known of a child. */
  known: ChildFacts | null;
  onChange: (changed: Partial<PersonRow>) => void;
}

interface ParticipantOptionsProps extends FactsOptionsProps {
  photos: PhotoConsents;
  /** The calendar year of the event. */
  season: number;
}

/** Optional details of a participant. */
function ParticipantOptions(props: ParticipantOptionsProps) {
  const { row, known, photos, season, onChange } = props;
  const { photo, photoAgreed, photoSeason, me } = registerFormTexts;
  const { text, agreed } = photos;
  const consent = agreed.find(
    (one) =>
      one.season === season && (one.childId ?? "") === row.childId && row.kind !== "newChild",
  );
  const isSelf = row.kind === "self";
  const name = isSelf ? me.toLowerCase() : row.firstName.trim();
  const { summary, label } = registerFormTexts[isSelf ? "needs" : "childNeeds"];
  return (
    <div className={classes.options}>
      {consent ? (
        <p>
          {photo(name)}: {photoAgreed(season)} <DateText date={consent.agreedAt} />.{" "}
          <Link to={paths.consents}>{registerFormTexts.withdraw}</Link>
        </p>
      ) : (
        <CheckField
          label={photo(name || registerFormTexts.newChild.toLowerCase())}
          description={text.scope === "season" ? `${text.body} ${photoSeason(season)}` : text.body}
          name={`${row.key}.photoConsent`}
          checked={row.photoTextId === text.id}
          onChange={({ currentTarget }) =>
            onChange({ photoTextId: currentTarget.checked ? text.id : "" })
          }
        />
      )}
      {!isSelf && <FactsOptions row={row} known={known} onChange={onChange} />}
      <details>
        <summary>{summary}</summary>
        <TextAreaField
          label={label}
          name={`${row.key}.needs`}
          minRows={2}
          maxLength={NEEDS_MAX}
          value={row.needs}
          onChange={({ currentTarget }) => onChange({ needs: currentTarget.value })}
        />
      </details>
    </div>
  );
}

/** What is known of a child, to confirm or to change; or the fields to say it the first time. */
function FactsOptions({ row, known, onChange }: FactsOptionsProps) {
  const { still, stillTrue, change } = registerFormTexts.facts;
  const box = useRef<HTMLDivElement>(null);
  function open() {
    onChange({ facts: toValues(known) });
    requestAnimationFrame(() => box.current?.querySelector("input")?.focus());
  }
  const fields = (
    <div className={classes.facts}>
      <ChildFactsFields
        prefix={`${row.key}.facts.`}
        values={row.facts ?? noFacts}
        onChange={(facts) => onChange({ facts })}
      />
      <p className={classes.hint}>{factsTexts.use}</p>
    </div>
  );
  if (!known) {
    return (
      <details>
        <summary>{factsTexts.title}</summary>
        {fields}
      </details>
    );
  }
  return (
    <div ref={box} className={classes.facts}>
      <p>
        <strong>{formatFacts(known)}</strong>
        <br />
        {still} <DateText date={known.confirmedAt} />.
      </p>
      {row.facts ? (
        fields
      ) : (
        <>
          <CheckField
            label={stillTrue(row.firstName)}
            name={`${row.key}.facts`}
            required
            checked={row.confirmedVersion === known.version}
            onChange={({ currentTarget }) =>
              onChange({ confirmedVersion: currentTarget.checked ? known.version : 0 })
            }
          />
          <Anchor component="button" type="button" className={classes.change ?? ""} onClick={open}>
            {change} <span className={hidden.hidden}>{row.firstName}</span>
          </Anchor>
        </>
      )}
    </div>
  );
}
