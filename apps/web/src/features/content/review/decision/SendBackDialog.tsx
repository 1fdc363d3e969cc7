import { REVIEW_NOTE_MAX, type Reviewed } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { trpc } from "../../../../lib/api/client.ts";
import { FormDialog, FormFoot } from "../../../../ui/forms/dialogs/FormDialog.tsx";
import { TextAreaField } from "../../../../ui/forms/fields/Field.tsx";
import { useFieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import { reviewTexts } from "../../texts/review.ts";
import classes from "./Review.module.css";
import { useDecision } from "./useDecision.ts";

interface SendBackDialogProps {
  item: Reviewed;
  opened: boolean;
  onClose: () => void;
}

export function SendBackDialog({ item, opened, onClose }: SendBackDialogProps) {
  const { title, text, note: label, hint } = reviewTexts.sendBack;
  const decision = useDecision();
  const fields = useFieldErrors();
  const [note, setNote] = useState("");
  const sendBack = trpc.items.sendBack.useMutation({
    onSuccess: () => decision.done(reviewTexts.done.sendBack),
    onError(error) {
      if (error.data?.issues) return fields.show(error.data.issues);
      onClose();
      decision.refused(error);
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    sendBack.mutate({ ...item, note });
  }

  return (
    <FormDialog title={title} opened={opened} onClose={onClose}>
      <form
        ref={fields.form}
        method="post"
        noValidate
        onChange={fields.forgetChanged}
        onSubmit={submit}
      >
        <div className={classes.asked}>
          <p>{text}</p>
          <TextAreaField
            label={label}
            description={hint}
            name="note"
            rows={5}
            maxLength={REVIEW_NOTE_MAX}
            required
            data-autofocus
            value={note}
            error={fields.errors.note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </div>
        <FormFoot>
          <Button type="submit" disabled={sendBack.isPending}>
            {sendBack.isPending ? "Sending back..." : "Send Back"}
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </FormFoot>
      </form>
    </FormDialog>
  );
}
