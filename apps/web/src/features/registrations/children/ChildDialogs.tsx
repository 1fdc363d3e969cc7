import type { ListedChild } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { ChangeForm, nothingChanged } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { ActionButton } from "#ui/ActionButton.tsx";
import classes from "#ui/forms/dialogs/dialogs.module.css";
import { FormDialog, FormFoot } from "#ui/forms/dialogs/FormDialog.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import { ChildFactsFields } from "../ChildFactsFields.tsx";
import { factsTexts, formatFacts, toValues } from "../childFacts.ts";
import { ChildFields, readChild } from "./ChildFields.tsx";
import { childrenTexts } from "./texts.ts";

// One file for all dialogs of a child: each further one makes their common parts load with every page.
export { CareDialog } from "../guardians/CareDialog.tsx";

interface ChildDialogProps {
  child: ListedChild;
  opened: boolean;
  onClose: () => void;
}

export function ChangeChildDialog({ child, opened, onClose }: ChildDialogProps) {
  const { change, changeNote, save, pending } = childrenTexts;
  const saving = trpc.registrations.changeChild.useMutation({
    onSuccess() {
      onClose();
      toasts.show({ title: change.done, variant: "success" });
    },
  });
  return (
    <FormDialog title={change.title(child.firstName)} opened={opened} onClose={onClose}>
      <div className={classes.words}>
        <p>{changeNote}</p>
        <ChangeForm
          schema={({ changedChild }) => changedChild}
          read={readChild}
          send={saving.mutateAsync}
          label={save}
          pending={pending}
        >
          <ChildFields child={child} />
        </ChangeForm>
      </div>
    </FormDialog>
  );
}

/** Says and confirms what leaders need to know of a child. */
export function FactsDialog({ child, opened, onClose }: ChildDialogProps) {
  const { facts: texts, save, pending } = childrenTexts;
  const saving = trpc.registrations.saveFacts.useMutation({
    onSuccess() {
      onClose();
      toasts.show({ title: texts.done, variant: "success" });
    },
  });
  const { id, facts } = child;
  return (
    <FormDialog title={texts.title(child.firstName)} opened={opened} onClose={onClose}>
      <div className={classes.words}>
        {/* After a conflict, what somebody else has noted. */}
        {facts && (
          <p>
            {texts.now} {formatFacts(facts)}
          </p>
        )}
        <ChangeForm
          schema={({ changedFacts }) => changedFacts}
          read={(typed) => ({ ...typed, id, version: facts?.version ?? 0 })}
          send={saving.mutateAsync}
          label={save}
          pending={pending}
        >
          <ChildFactsFields values={toValues(facts)} />
        </ChangeForm>
        <p>{factsTexts.use}</p>
      </div>
    </FormDialog>
  );
}

interface RemoveChildDialogProps extends ChildDialogProps {
  onRemoved: () => void;
}

export function RemoveChildDialog(props: RemoveChildDialogProps) {
  const { child, opened, onClose, onRemoved } = props;
  const texts = childrenTexts.remove;
  const remove = trpc.registrations.removeChild.useMutation({
    onSuccess() {
      onClose();
      toasts.show({ title: texts.done(child.firstName), variant: "success" });
    },
    onError(error) {
      onClose();
      showFailure(error, nothingChanged);
    },
    // By now the list no longer has the child.
    onSettled(_removed, error) {
      if (!error) onRemoved();
    },
  });
  return (
    <FormDialog title={texts.title(child.firstName)} opened={opened} onClose={onClose}>
      <p className={classes.words}>{texts.text(child.firstName)}</p>
      <FormFoot>
        <ActionButton
          variant="danger"
          isInactive={remove.isPending}
          onClick={() => remove.mutate({ id: child.id })}
        >
          {remove.isPending ? texts.pending : texts.confirm}
        </ActionButton>
        <Button variant="default" data-autofocus onClick={onClose}>
          {texts.keep}
        </Button>
      </FormFoot>
    </FormDialog>
  );
}
