import type { ListedChild } from "@headwaters/contracts";
import { lazy, Suspense, useRef } from "react";
import { AccountPart, ChangeForm } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { DateText } from "#ui/DateText.tsx";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { useDialog } from "#ui/forms/dialogs/useDialog.ts";
import hidden from "#ui/hidden.module.css";
import lists from "#ui/lists/lists.module.css";
import { LoadFailure } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { formatFacts } from "../childFacts.ts";
import { OwnInvitations } from "../guardians/OwnInvitations.tsx";
import { careTexts } from "../guardians/texts.ts";
import { ChildFields, readChild } from "./ChildFields.tsx";
import classes from "./Children.module.css";
import { childrenTexts } from "./texts.ts";

const importDialogs = () => import("./ChildDialogs.tsx");

const ChangeChildDialog = lazy(async () => ({
  default: (await importDialogs()).ChangeChildDialog,
}));

const FactsDialog = lazy(async () => ({ default: (await importDialogs()).FactsDialog }));

const CareDialog = lazy(async () => ({ default: (await importDialogs()).CareDialog }));

const RemoveChildDialog = lazy(async () => ({
  default: (await importDialogs()).RemoveChildDialog,
}));

/** The children whom this account signs up for events. */
export function Children() {
  const texts = childrenTexts;
  const query = trpc.registrations.children.useQuery();
  const children = query.data;
  const invitations = trpc.registrations.ownInvitations.useQuery().data?.length ?? 0;
  const list = useRef<HTMLUListElement>(null);
  const add = trpc.registrations.addChild.useMutation({
    onSuccess: ({ firstName }) =>
      toasts.show({ title: texts.added(firstName), variant: "success" }),
  });
  return (
    <AccountPart
      id="children"
      title={texts.title}
      text={texts.text}
      glance={[
        ...(invitations > 0 ? [texts.invitations(invitations)] : []),
        ...(children?.map(({ firstName }) => firstName) ?? []),
      ].join(", ")}
    >
      <OwnInvitations />
      {query.error && !children && <LoadFailure title={texts.failed} query={query} />}
      {children?.length === 0 && <p className={classes.note}>{texts.empty}</p>}
      {children && children.length > 0 && (
        <ul
          className={`${lists.part} ${classes.list}`}
          ref={list}
          tabIndex={-1}
          aria-label={texts.title}
        >
          {children.map((child) => (
            <li key={child.id}>
              <ChildEntry child={child} onRemoved={() => list.current?.focus()} />
            </li>
          ))}
        </ul>
      )}
      <ChangeForm
        schema={({ newChild }) => newChild}
        read={readChild}
        send={add.mutateAsync}
        label={texts.add}
        pending={texts.pending}
        isEmptied
      >
        <ChildFields />
      </ChangeForm>
    </AccountPart>
  );
}

interface ChildEntryProps {
  child: ListedChild;
  onRemoved: () => void;
}

function ChildEntry({ child, onRemoved }: ChildEntryProps) {
  const { born, change, facts: factsTexts, remove } = childrenTexts;
  const { facts } = child;
  const changing = useDialog(importDialogs);
  const saying = useDialog(importDialogs);
  const removing = useDialog(importDialogs);
  const caring = useDialog(importDialogs);
  const name = <span className={hidden.hidden}> {child.firstName}</span>;
  return (
    <>
      <div className={classes.words}>
        <p className={classes.name}>{child.firstName}</p>
        <p className={shared.small}>
          {born} {child.birthYear}
        </p>
        {facts && (
          <p className={shared.small}>
            {formatFacts(facts)} {factsTexts.confirmed} <DateText date={facts.confirmedAt} />.
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <OpenButton variant="default" size="sm" aria-haspopup="dialog" onOpen={caring.open}>
          {careTexts.button}
          {name}
        </OpenButton>
        <OpenButton variant="default" size="sm" aria-haspopup="dialog" onOpen={changing.open}>
          {change.button}
          {name}
        </OpenButton>
        <OpenButton variant="default" size="sm" aria-haspopup="dialog" onOpen={saying.open}>
          {factsTexts.button}
          {name}
        </OpenButton>
        {!child.isShared && (
          <OpenButton
            variant="outline"
            color="var(--hw-danger)"
            size="sm"
            aria-haspopup="dialog"
            onOpen={removing.open}
          >
            {remove.button}
            {name}
          </OpenButton>
        )}
      </div>
      <Suspense>
        {caring.used && <CareDialog child={child} opened={caring.opened} onClose={caring.close} />}
        {changing.used && (
          <ChangeChildDialog child={child} opened={changing.opened} onClose={changing.close} />
        )}
        {saying.used && <FactsDialog child={child} opened={saying.opened} onClose={saying.close} />}
        {removing.used && (
          <RemoveChildDialog
            child={child}
            opened={removing.opened}
            onClose={removing.close}
            onRemoved={onRemoved}
          />
        )}
      </Suspense>
    </>
  );
}
