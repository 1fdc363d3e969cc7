import {
  type AgeGroup,
  CANCEL_NOTE_MAX,
  can,
  type EventLeader,
  type Roster,
  type User,
} from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { ageGroupNames } from "#features/content";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import dialogs from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { Form } from "#ui/forms/Form.tsx";
import { ChipField } from "#ui/forms/fields/ChipField.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { TextAreaField } from "#ui/forms/fields/TextAreaField.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import shared from "#ui/shared.module.css";
import classes from "./RosterPage.module.css";
import { rosterTexts } from "./texts.ts";

interface CancelEventProps {
  event: Roster["event"];
  /** The consequences for its people, in sentences. */
  consequences: readonly string[];
}

/** Settings of an event to come: ages, and cancelling it. */
export function EventSettings({ event, consequences }: CancelEventProps) {
  if (event.cancelledAt || event.state === "past") return null;
  return (
    <div className={classes.settings}>
      <Ages key={event.ageGroup} event={event} />
      <CancelEvent event={event} consequences={consequences} />
    </div>
  );
}

/** Limits registration by age. */
function Ages({ event }: { event: Roster["event"] }) {
  const texts = rosterTexts.ages;
  const known: readonly string[] = texts.groups;
  const groups = [
    ...texts.groups,
    ...(event.ageGroup && !known.includes(event.ageGroup) ? [event.ageGroup as AgeGroup] : []),
  ];
  const save = trpc.registrations.setAges.useMutation({
    onSuccess: () => toasts.show({ title: texts.done, variant: "success" }),
  });

  return (
    <section className={classes.setting}>
      <h2 className={shared.heading}>{texts.title}</h2>
      <p>{texts.text}</p>
      <Form
        className={classes.settingForm}
        read={(typed) => ({
          id: event.id,
          ageGroup: groups.find((group) => group === typed.ageGroup) ?? null,
        })}
        send={save.mutateAsync}
        failure={{ description: texts.failed }}
      >
        <ChipField
          label={texts.label}
          name="ageGroup"
          defaultValue={event.ageGroup ?? ""}
          options={[
            { value: "", label: texts.any },
            ...groups.map((value) => ({ value, label: ageGroupNames[value] })),
          ]}
        />
        <SubmitButton variant="outline" pending={texts.pending}>
          {texts.save}
        </SubmitButton>
      </Form>
    </section>
  );
}

/** Cancels the event, after a confirmation. */
function CancelEvent({ event, consequences }: CancelEventProps) {
  const { heading, text, openButton } = rosterTexts.cancelEvent;
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={classes.setting}>
      <h2 className={shared.heading}>{heading}</h2>
      <p>{text}</p>
      <OpenButton
        variant="outline"
        color="var(--hw-danger)"
        aria-haspopup="dialog"
        onOpen={() => setAsking(true)}
      >
        {openButton}
      </OpenButton>
      <CancelEventDialog
        event={event}
        consequences={consequences}
        opened={isAsking}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}

interface CancelEventDialogProps extends CancelEventProps {
  opened: boolean;
  onClose: () => void;
}

function CancelEventDialog(props: CancelEventDialogProps) {
  const { event, consequences, opened, onClose } = props;
  const texts = rosterTexts.cancelEvent;
  const [note, setNote] = useState("");
  const cancelEvent = trpc.registrations.cancelEvent.useMutation({
    onSuccess() {
      onClose();
      toasts.show({ title: texts.success, variant: "success" });
      // The button disappears, and the families to call are listed at the top.
      document.getElementById("main")?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    },
  });

  return (
    <FormDialog title={texts.title} opened={opened} onClose={onClose}>
      <Form
        read={(typed) => ({ id: event.id, note: typed.note ?? "" })}
        send={cancelEvent.mutateAsync}
        failure={{ description: texts.failed }}
      >
        <div className={dialogs.words}>
          {consequences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>
            <strong>{texts.final}</strong>
          </p>
          <TextAreaField
            label={texts.label}
            description={texts.hint}
            name="note"
            minRows={4}
            maxLength={CANCEL_NOTE_MAX}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </div>
        <FormFoot>
          <SubmitButton variant="danger" pending={texts.pending}>
            {texts.confirmButton}
          </SubmitButton>
          <Button variant="default" data-autofocus onClick={onClose}>
            {texts.keep}
          </Button>
        </FormFoot>
      </Form>
    </FormDialog>
  );
}

interface LeaderSettingsProps extends Pick<Roster, "event" | "adults"> {
  user: User;
}

/** The leaders of an event, how many adults it needs and, for staff, its approval. */
export function LeaderSettings({ user, event, adults }: LeaderSettingsProps) {
  return (
    <div className={classes.settings}>
      <Leaders eventId={event.id} />
      {adults && (
        <AdultSettings
          key={`${event.adultsPerGroup}/${event.childrenPerGroup}`}
          event={event}
          adults={adults}
        />
      )}
      {can(user, "approveEvents") && event.isApproved && <Approval eventId={event.id} />}
    </div>
  );
}

/** Assigns leaders to the event and removes them. */
function Leaders({ eventId: id }: { eventId: string }) {
  const texts = rosterTexts.leaders;
  const { data: leaders = [] } = trpc.registrations.leaders.useQuery({ id });
  const failure = { description: texts.failed };
  const change = (title: string) => ({
    onSuccess() {
      toasts.show({ title, variant: "success" });
    },
  });
  const add = trpc.registrations.addLeader.useMutation({
    onSuccess(changed) {
      const isKnown = ({ userId }: EventLeader) => leaders.some((one) => one.userId === userId);
      const isCleared = changed.every((leader) => isKnown(leader) || leader.isCleared !== false);
      toasts.show({
        title: texts.added,
        variant: "success",
        ...(!isCleared && { description: texts.addedUncleared }),
      });
    },
  });
  const remove = trpc.registrations.removeLeader.useMutation({
    ...change(texts.removed),
    onError: (error) => showFailure(error, failure),
  });

  return (
    <section className={classes.setting}>
      <h2 className={shared.heading}>{texts.title}</h2>
      <p>{texts.text}</p>
      {leaders.length > 0 && (
        <ul className={classes.leaders} aria-label={texts.title}>
          {leaders.map((leader) => (
            <li key={leader.userId}>
              <span>
                <strong>{formatName(leader)}</strong>
                <br />
                {leader.isAuthor ? texts.author : leader.email}
                {leader.isCleared === false && (
                  <span className={classes.uncleared}>{texts.uncleared}</span>
                )}
              </span>
              {!leader.isAuthor && (
                <ConfirmButton
                  size="sm"
                  variant="subtle"
                  label={`${texts.remove.button}: ${formatName(leader)}`}
                  texts={{ ...texts.remove, title: texts.remove.title(formatName(leader)) }}
                  onConfirm={() => remove.mutateAsync({ id, userId: leader.userId })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <Form
        className={classes.settingForm}
        read={({ email = "" }) => ({ id, email })}
        send={add.mutateAsync}
        failure={failure}
        isEmptied
      >
        <Field label={texts.email} name="email" type="email" autoComplete="off" />
        <SubmitButton variant="outline" pending={texts.pending}>
          {texts.add}
        </SubmitButton>
      </Form>
    </section>
  );
}

interface AdultSettingsProps {
  event: Roster["event"];
  adults: NonNullable<Roster["adults"]>;
}

/** Sets how many cleared adults the event needs, where it differs from others. */
function AdultSettings({ event, adults }: AdultSettingsProps) {
  const texts = rosterTexts.adults;
  const { id, adultsPerGroup, childrenPerGroup } = event;
  const isOwn = adultsPerGroup !== null;
  const set = trpc.registrations.setAdults.useMutation({
    onSuccess: () => toasts.show({ title: texts.done, variant: "success" }),
    onError: (error) => showFailure(error, { description: texts.failed }),
  });
  return (
    <section className={classes.setting}>
      <h2 className={shared.heading}>{texts.title}</h2>
      <p>{texts.text(adults.adultsPerGroup, adults.childrenPerGroup, isOwn)}</p>
      <Form
        className={classes.settingForm}
        schema={({ eventAdultRatio }) => eventAdultRatio}
        read={(typed) => ({
          id,
          ratio: {
            adultsPerGroup: typed["ratio.adultsPerGroup"],
            childrenPerGroup: typed["ratio.childrenPerGroup"],
          },
        })}
        send={set.mutateAsync}
        failure={{ description: texts.failed }}
      >
        <Field
          label={texts.adults}
          name="ratio.adultsPerGroup"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={adultsPerGroup ?? adults.adultsPerGroup}
        />
        <Field
          label={texts.children}
          name="ratio.childrenPerGroup"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={childrenPerGroup ?? adults.childrenPerGroup}
        />
        <SubmitButton variant="outline" pending={texts.pending}>
          {texts.save}
        </SubmitButton>
        {isOwn && (
          <Button variant="subtle" onClick={() => set.mutate({ id, ratio: null })}>
            {texts.likeOthers}
          </Button>
        )}
      </Form>
    </section>
  );
}

const formatName = ({ firstName, lastName, email }: EventLeader) =>
  [firstName, lastName].filter(Boolean).join(" ") || email;

/** For staff: closes registration for an event that they had approved. */
function Approval({ eventId }: { eventId: string }) {
  const texts = rosterTexts.approval;
  const withdraw = trpc.registrations.withdrawApproval.useMutation({
    onSuccess: () => toasts.show({ title: texts.done, variant: "success" }),
    onError: (error) => showFailure(error, { description: texts.failed }),
  });
  return (
    <section className={classes.setting}>
      <h2 className={shared.heading}>{texts.heading}</h2>
      <p>{texts.lead}</p>
      <ConfirmButton texts={texts} onConfirm={() => withdraw.mutateAsync({ id: eventId })} />
    </section>
  );
}
