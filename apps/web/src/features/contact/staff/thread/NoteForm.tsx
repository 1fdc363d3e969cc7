import type { StaffMessage } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import type { SubmitEvent } from "react";
import { trpc } from "../../../../lib/api/client.ts";
import { TextAreaField } from "../../../../ui/forms/fields/Field.tsx";
import { idempotencyKeys } from "../../../../ui/forms/idempotencyKey.ts";
import { showFailure } from "../../../../ui/forms/showFailure.ts";
import { useFieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import { messageTexts } from "../../texts/staffMessages.ts";
import classes from "../message/Message.module.css";
import type { Typed } from "./useTyped.ts";

/** The form for a note to colleagues. */
export function NoteForm({ message, typed }: { message: StaffMessage; typed: Typed }) {
  const { id } = message;
  const { title, label, hint, add, adding, failed } = messageTexts.note;
  const fields = useFieldErrors();
  const key = `note ${id}`;
  const note = trpc.contact.note.useMutation({
    onSuccess() {
      typed.change("");
      idempotencyKeys.delete(key);
    },
    onError: (error) => showFailure(error, fields, failed),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    fields.clear();
    note.mutate({ id, text: typed.text, idempotencyKey: idempotencyKeys.get(key) });
  }

  return (
    <form
      ref={fields.form}
      method="post"
      className={classes.form}
      noValidate
      aria-label={title}
      onChange={fields.forgetChanged}
      onSubmit={submit}
    >
      <h2>{title}</h2>
      <TextAreaField
        label={label}
        description={hint}
        name="text"
        rows={3}
        dir="auto"
        required
        value={typed.text}
        readOnly={note.isPending}
        error={fields.errors.text}
        onChange={({ currentTarget }) => typed.change(currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" variant="outline" disabled={note.isPending}>
          {note.isPending ? adding : add}
        </Button>
      </div>
    </form>
  );
}
