import type { StaffMessage } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import { Form } from "#ui/forms/Form.tsx";
import { TextAreaField } from "#ui/forms/fields/TextAreaField.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import shared from "#ui/shared.module.css";
import { messageTexts } from "../messageTexts.ts";
import classes from "./MessagePage.module.css";
import type { UnsentText } from "./useUnsentText.ts";

/** The form for a note to colleagues. */
export function NoteForm({ message, typed }: { message: StaffMessage; typed: UnsentText }) {
  const { id } = message;
  const { title, label, hint, add, adding, failed } = messageTexts.note;
  const note = trpc.contact.note.useMutation({
    onSuccess: () => typed.change(""),
  });
  return (
    <Form
      className={classes.form}
      aria-label={title}
      read={({ text = "", idempotencyKey = "" }) => ({ id, text, idempotencyKey })}
      send={note.mutateAsync}
      failure={failed}
      keepKeyAs={`note ${id}`}
    >
      <h2 className={shared.heading}>{title}</h2>
      <TextAreaField
        label={label}
        description={hint}
        name="text"
        minRows={3}
        dir="auto"
        required
        value={typed.text}
        readOnly={note.isPending}
        onChange={({ currentTarget }) => typed.change(currentTarget.value)}
      />
      <div className={shared.row}>
        <SubmitButton variant="outline" pending={adding}>
          {add}
        </SubmitButton>
      </div>
    </Form>
  );
}
