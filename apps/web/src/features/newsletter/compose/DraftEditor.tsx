import {
  NEWSLETTER_INTRODUCTION_MAX,
  NEWSLETTER_SUBJECT_MAX,
  type Newsletter,
} from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { MarkdownField, uploadPicture } from "#features/content";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import { ConfirmDialog } from "#ui/forms/dialogs/ConfirmDialog.tsx";
import { LeaveGuard } from "#ui/forms/dialogs/LeaveGuard.tsx";
import { Form } from "#ui/forms/Form.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { FormFailure } from "#ui/forms/SubmitButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import { WithoutScript } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { ChosenItems } from "./ChosenItems.tsx";
import { NewsletterLayout } from "./NewsletterLayout.tsx";
import classes from "./NewsletterPage.module.css";
import { Preview } from "./Preview.tsx";
import { composeTexts } from "./texts.ts";
import { type NewsletterDraft, useNewsletterDraft } from "./useNewsletterDraft.ts";

/**
 * A draft with its text, items and actions.
 * @param latest the server's state
 */
export function DraftEditor({ latest }: { latest: Newsletter }) {
  const draft = useNewsletterDraft(latest);
  const { values, change, isDirty } = draft;
  const [isPreviewed, setPreviewed] = useState(false);
  const formId = useId();

  return (
    <NewsletterLayout
      subject={latest.subject}
      actions={
        <DraftActions
          latest={latest}
          draft={draft}
          formId={formId}
          onPreview={() => setPreviewed(true)}
          isPreviewed={isPreviewed}
        />
      }
    >
      <WithoutScript what="Writing a newsletter" />
      <Form
        id={formId}
        ref={draft.form}
        className={classes.form}
        read={draft.read}
        send={draft.send}
        failure={{ title: composeTexts.notSaved }}
        onFailure={draft.onFailure}
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
      <LeaveGuard isOn={isDirty} isFree={draft.isFree} words={{ text: composeTexts.leave }} />
    </NewsletterLayout>
  );
}

interface DraftActionsProps {
  latest: Newsletter;
  draft: NewsletterDraft;
  formId: string;
  isPreviewed: boolean;
  onPreview: () => void;
}

/** Actions on a draft. Each of them saves it first. */
function DraftActions({ latest, draft, formId, isPreviewed, onPreview }: DraftActionsProps) {
  const { id, values, isDirty, isOutdated, isSaving } = draft;
  const { preview, test, send, remove } = composeTexts;
  /** The saved version that is sent if the question is answered. */
  const [askedVersion, setAskedVersion] = useState<number | null>(null);
  const navigate = useNavigate();
  const failed = (title: string) => (error: unknown) => {
    setAskedVersion(null);
    showFailure(error, { title });
  };

  const sendTest = trpc.newsletter.sendTest.useMutation({
    onSuccess: ({ email }) =>
      toasts.show({ title: test.done, description: test.doneText(email), variant: "success" }),
    onError: failed(test.failed),
  });
  const sendAll = trpc.newsletter.send.useMutation({
    onSuccess: () => toasts.show({ title: send.done, variant: "success" }),
    onError: failed(send.failed),
  });
  const deleteDraft = trpc.newsletter.delete.useMutation({
    // The page that still shows it is about to be left, so it must not refetch it.
    meta: { stale: "refetch later" },
    async onSuccess() {
      draft.isFree.current = true;
      toasts.show({ title: remove.done, variant: "success" });
      await navigate(paths.newsletters);
    },
    onError: failed(remove.failed),
  });

  async function askToSend() {
    const version = await draft.save();
    if (version === null) return;
    if (latest.recipients > 0) return setAskedVersion(version);
    toasts.show({ title: send.failed, description: send.nobody, variant: "destructive" });
  }

  const isBusy = isSaving || isOutdated;
  return (
    <>
      {isOutdated && (
        <p className={classes.outdated} role="alert">
          {composeTexts.changed}
          <Button size="sm" variant="default" onClick={draft.load}>
            {composeTexts.load}
          </Button>
        </p>
      )}
      {isDirty && <span className={shared.small}>{composeTexts.unsaved}</span>}
      <ConfirmButton
        size="sm"
        variant="subtle"
        isFinal
        texts={remove}
        onConfirm={() => deleteDraft.mutateAsync({ id })}
      />
      <ActionButton
        size="sm"
        variant="default"
        isInactive={isBusy || (isPreviewed && !isDirty)}
        onClick={async () => (await draft.save()) !== null && onPreview()}
      >
        {isPreviewed ? preview.again : preview.button}
      </ActionButton>
      <ActionButton
        size="sm"
        variant="default"
        isInactive={isBusy || sendTest.isPending}
        onClick={async () => (await draft.save()) !== null && sendTest.mutate({ id })}
      >
        {sendTest.isPending ? test.pending : test.button}
      </ActionButton>
      <ActionButton
        size="sm"
        variant="default"
        type="submit"
        form={formId}
        isInactive={isSaving || !isDirty}
      >
        {isSaving ? composeTexts.saving : composeTexts.save}
      </ActionButton>
      <ActionButton
        size="sm"
        aria-haspopup="dialog"
        isInactive={isBusy}
        onClick={() => void askToSend()}
      >
        {send.button}
      </ActionButton>
      <ConfirmDialog
        texts={{
          ...send,
          title: send.title(latest.recipients),
          text: send.text(values.subject),
        }}
        isPending={sendAll.isPending}
        opened={askedVersion !== null}
        onConfirm={() => askedVersion !== null && sendAll.mutate({ id, version: askedVersion })}
        onClose={() => setAskedVersion(null)}
      />
    </>
  );
}
