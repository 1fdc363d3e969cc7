import {
  type Colleague,
  type ContactSubject,
  contactSubjects,
  type StaffMessage,
  type User,
} from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import shared from "#ui/shared.module.css";
import { formatInquiryType, messageTexts, subjectNames } from "../../texts/staffMessages.ts";
import { Choice } from "./Choice.tsx";
import classes from "./Message.module.css";

const { handling: texts, nobody, someone, message: messageWords } = messageTexts;

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
        {messageWords.handling}
      </h2>
      <Choice
        label={texts.assign.label}
        button={texts.assign.save}
        pending={texts.saving}
        value={assignee?.id ?? ""}
        options={[["", nobody], ...people.map((one) => [one.id, formatAssignee(one)] as const)]}
        save={(value) => assign.mutateAsync({ id, assigneeId: value || null })}
      />
      <Choice
        label={texts.about.label}
        button={texts.about.save}
        pending={texts.saving}
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
