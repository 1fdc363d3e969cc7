import {
  NEWSLETTER_INTRODUCTION_MAX,
  NEWSLETTER_SUBJECT_MAX,
  type Newsletter,
} from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { type SubmitEvent, useId, useState } from "react";
import { toasts } from "../../../../lib/toasts/store.ts";
import { Field } from "../../../../ui/forms/fields/Field.tsx";
import { WithoutScript } from "../../../../ui/page/WithoutScript.tsx";
import { LeaveGuard, MarkdownField, uploadPicture } from "../../../content/index.ts";
import { composeTexts } from "../../texts/staffNewsletter.ts";
import { Actions } from "../Actions.tsx";
import { Preview } from "../Preview.tsx";
import { ChosenItems } from "./ChosenItems.tsx";
import classes from "./Compose.module.css";
import { useComposing } from "./useComposing.ts";

interface ComposeProps {
  /** As the server has it. */
  latest: Newsletter;
}

/** A draft with its text, items and actions. */
export function Compose({ latest }: ComposeProps) {
  const composing = useComposing(latest);
  const { values, fields, change, isDirty, isSaving, isLate } = composing;
  const [isPreviewed, setPreviewed] = useState(false);
  const formId = useId();

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if ((await composing.save()) !== null) {
      toasts.show({ title: composeTexts.saved, variant: "success" });
    }
  }

  return (
    <>
      <WithoutScript what="Writing a newsletter" />
      <form
        id={formId}
        ref={fields.form}
        method="post"
        className={classes.form}
        noValidate
        onChange={fields.forgetChanged}
        onSubmit={(event) => void submit(event)}
      >
        <Field
          label={composeTexts.subject}
          description={composeTexts.subjectHint}
          name="subject"
          maxLength={NEWSLETTER_SUBJECT_MAX}
          autoComplete="off"
          value={values.subject}
          error={fields.errors.subject}
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        />
        <MarkdownField
          label={composeTexts.introduction}
          name="introduction"
          rows={8}
          maxLength={NEWSLETTER_INTRODUCTION_MAX}
          uploadPicture={uploadPicture}
          value={values.introduction}
          error={fields.errors.introduction}
          onChange={({ currentTarget }) => change({ introduction: currentTarget.value })}
        />
      </form>
      <ChosenItems items={values.items} latest={latest} onChange={(items) => change({ items })} />
      {isPreviewed && <Preview id={latest.id} title={composeTexts.preview.title} takesFocus />}
      <div className={classes.foot} data-foot>
        {isLate && (
          <p className={classes.late} role="alert">
            {composeTexts.changed}
            <Button size="sm" variant="default" onClick={composing.load}>
              {composeTexts.load}
            </Button>
          </p>
        )}
        <div className={classes.buttons}>
          <Button type="submit" form={formId} disabled={isSaving || !isDirty}>
            {isSaving ? composeTexts.saving : composeTexts.save}
          </Button>
          <Actions
            latest={latest}
            composing={composing}
            onPreview={() => setPreviewed(true)}
            isPreviewed={isPreviewed}
          />
        </div>
        {isDirty && <p className={classes.unsaved}>{composeTexts.unsaved}</p>}
      </div>
      <LeaveGuard isOn={isDirty} isFree={composing.isFree} words={{ text: composeTexts.leave }} />
    </>
  );
}
