import {
  NEWSLETTER_INTRODUCTION_MAX,
  NEWSLETTER_SUBJECT_MAX,
  type Newsletter,
} from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { MarkdownField, uploadPicture } from "#features/content";
import { ActionButton } from "#ui/ActionButton.tsx";
import { LeaveGuard } from "#ui/forms/dialogs/LeaveGuard.tsx";
import { Form } from "#ui/forms/Form.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { FormFailure } from "#ui/forms/SubmitButton.tsx";
import { WithoutScript } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { composeTexts } from "../../texts/staffNewsletter.ts";
import { Actions } from "../Actions.tsx";
import { Preview } from "../Preview.tsx";
import { ChosenItems } from "./ChosenItems.tsx";
import classes from "./Compose.module.css";
import { useComposing } from "./useComposing.ts";

interface ComposeProps {
  /** The server's state. */
  latest: Newsletter;
}

/** A draft with its text, items and actions. */
export function Compose({ latest }: ComposeProps) {
  const composing = useComposing(latest);
  const { values, change, isDirty, isSaving, isLate } = composing;
  const [isPreviewed, setPreviewed] = useState(false);
  const formId = useId();

  return (
    <>
      <WithoutScript what="Writing a newsletter" />
      <Form
        id={formId}
        ref={composing.form}
        className={classes.form}
        read={composing.read}
        send={composing.send}
        failure={{ title: composeTexts.notSaved }}
        onFailure={composing.onFailure}
      >
        <Field
          label={composeTexts.subject}
          description={composeTexts.subjectHint}
          inputWrapperOrder={["label", "description", "input", "error"]}
          name="subject"
          maxLength={NEWSLETTER_SUBJECT_MAX}
          autoComplete="off"
          value={values.subject}
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        />
        <MarkdownField
          label={composeTexts.introduction}
          name="introduction"
          rows={8}
          maxLength={NEWSLETTER_INTRODUCTION_MAX}
          uploadPicture={uploadPicture}
          value={values.introduction}
          onChange={({ currentTarget }) => change({ introduction: currentTarget.value })}
        />
        <FormFailure />
      </Form>
      <ChosenItems items={values.items} latest={latest} onChange={(items) => change({ items })} />
      {isPreviewed && <Preview id={latest.id} title={composeTexts.preview.title} takesFocus />}
      <div className={classes.foot} data-no-print data-foot>
        {isLate && (
          <p className={classes.late} role="alert">
            {composeTexts.changed}
            <Button size="sm" variant="default" onClick={composing.load}>
              {composeTexts.load}
            </Button>
          </p>
        )}
        <div className={`${shared.row} ${classes.buttons}`}>
          <ActionButton type="submit" form={formId} isInactive={isSaving || !isDirty}>
            {isSaving ? composeTexts.saving : composeTexts.save}
          </ActionButton>
          <Actions
            latest={latest}
            composing={composing}
            onPreview={() => setPreviewed(true)}
            isPreviewed={isPreviewed}
          />
        </div>
        {isDirty && <p className={shared.small}>{composeTexts.unsaved}</p>}
      </div>
      <LeaveGuard isOn={isDirty} isFree={composing.isFree} words={{ text: composeTexts.leave }} />
    </>
  );
}
