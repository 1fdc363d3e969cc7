import {
  type Colleague,
  type ContactSubject,
  contactSubjects,
  type StaffMessage,
  type User,
} from "@headwaters/contracts";
import { useState } from "react";
import { trpc } from "#lib/api/client.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { Form } from "#ui/forms/Form.tsx";
import { SelectField } from "#ui/forms/fields/fields.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import shared from "#ui/shared.module.css";
import { messageTexts, subjectNames } from "../messageTexts.ts";
import { formatInquiryType } from "../texts.ts";
import classes from "./MessagePage.module.css";

const { handling: texts, nobody, someone } = messageTexts;

/** The assignee, subject and state of a message. */
export function Handling({ message, user }: { message: StaffMessage; user: User }) {
  const { id, assignee, about, inquiryType, responded } = message;
  const assign = trpc.contact.assign.useMutation();
  const change = trpc.contact.change.useMutation();
  const options = { onError: (error: unknown) => showFailure(error, { title: texts.failed }) };
  const respond = trpc.contact.respond.useMutation(options);
  const reopen = trpc.contact.reopen.useMutation(options);
  const isMarking = respond.isPending || reopen.isPending;
  const staff = trpc.contact.assignees.useQuery().data ?? [];
  // The assignee may no longer be staff.
  const isKnown = !assignee || staff.some(({ id }) => id === assignee.id);
  const people = isKnown ? staff : [...staff, assignee];
  const formatAssignee = ({ id, name }: Colleague) =>
    id === user.id ? texts.assign.me(name ?? someone) : (name ?? someone);
  return (
    <section className={classes.handling} data-no-print aria-labelledby="handling">
      <h2 className={shared.heading} id="handling">
        {messageTexts.message.handling}
      </h2>
      <SelectForm
        label={texts.assign.label}
        button={texts.assign.save}
        value={assignee?.id ?? ""}
        options={[["", nobody], ...people.map((one) => [one.id, formatAssignee(one)] as const)]}
        save={(value) => assign.mutateAsync({ id, assigneeId: value || null })}
      />
      <SelectForm
        label={texts.about.label}
        button={texts.about.save}
        value={about ?? ""}
        options={[
          ["", texts.about.none],
          ...contactSubjects.map((subject) => [subject, subjectNames[subject]] as const),
        ]}
        save={(value) => change.mutateAsync({ id, about: (value as ContactSubject) || null })}
      />
      <p>
        <span className={`${shared.small} ${classes.quiet}`}>{texts.inquiryType}</span>
        {formatInquiryType(inquiryType)}
      </p>
      <div>
        <ActionButton
          variant="outline"
          isInactive={isMarking}
          onClick={() => (responded ? reopen : respond).mutate({ id })}
        >
          {responded ? texts.reopen : texts.respond}
        </ActionButton>
        {!responded && <p className={`${shared.small} ${classes.hint}`}>{texts.respondHint}</p>}
      </div>
    </section>
  );
}

interface SelectFormProps {
  label: string;
  button: string;
  value: string;
  /** Names by value, in order. */
  options: readonly (readonly [value: string, name: string])[];
  /** Resolves when it is saved. */
  save: (value: string) => Promise<unknown>;
}

/**
 * A select field saved by a button, because moving through it by keyboard selects values on the
 * way.
 */
function SelectForm({ label, button, value, options, save }: SelectFormProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = chosen ?? value;

  return (
    <Form
      className={classes.selectForm}
      read={() => shown}
      send={(value) => save(value).finally(() => setChosen(null))}
      failure={{ title: texts.failed }}
    >
      <SelectField
        label={label}
        value={shown}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={options.map(([value, label]) => ({ value, label }))}
      />
      <SubmitButton variant="default" pending={texts.saving} disabled={shown === value}>
        {button}
      </SubmitButton>
    </Form>
  );
}
