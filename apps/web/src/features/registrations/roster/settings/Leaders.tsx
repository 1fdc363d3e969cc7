import type { EventLeader } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import type { SubmitEvent } from "react";
import { trpc } from "../../../../lib/api/client.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { ConfirmButton } from "../../../../ui/forms/dialogs/ConfirmButton.tsx";
import { Field } from "../../../../ui/forms/fields/Field.tsx";
import { useFieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import { rosterTexts } from "../../texts/roster.ts";
import { useRosterFailure } from "../useRosterFailure.ts";
import classes from "./Settings.module.css";

const formatName = ({ firstName, lastName, email }: EventLeader) =>
  [firstName, lastName].filter(Boolean).join(" ") || email;

/** Assigns leaders to the event and removes them. */
export function Leaders({ eventId: id }: { eventId: string }) {
  const texts = rosterTexts.leaders;
  const fields = useFieldErrors();
  const { data: leaders = [] } = trpc.registrations.leaders.useQuery({ id });
  const showFailure = useRosterFailure(texts.failed, fields);
  const change = (title: string) => ({
    onSuccess() {
      toasts.show({ title, variant: "success" });
      fields.form.current?.reset();
    },
    onError: showFailure,
  });
  const add = trpc.registrations.addLeader.useMutation(change(texts.added));
  const remove = trpc.registrations.removeLeader.useMutation(change(texts.removed));

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email") ?? "");
    add.mutate({ id, email });
  }

  return (
    <section className={classes.setting}>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      {leaders.length > 0 && (
        <ul className={classes.leaders} aria-label={texts.title}>
          {leaders.map((leader) => (
            <li key={leader.userId}>
              <span>
                <strong>{formatName(leader)}</strong>
                <br />
                {leader.isAuthor ? texts.author : leader.email}
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
      <form
        ref={fields.form}
        method="post"
        noValidate
        className={classes.form}
        onChange={fields.forgetChanged}
        onSubmit={submit}
      >
        <Field
          label={texts.email}
          name="email"
          type="email"
          autoComplete="off"
          error={fields.errors.email}
        />
        <Button type="submit" variant="outline" disabled={add.isPending}>
          {add.isPending ? texts.pending : texts.add}
        </Button>
      </form>
    </section>
  );
}
