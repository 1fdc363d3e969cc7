import { useRef } from "react";
import { AccountPart, ChangeForm } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import lists from "#ui/lists/lists.module.css";
import { LoadFailure } from "#ui/page/notices.tsx";
import { childrenTexts } from "../texts/myRegistrations.ts";
import { ChildEntry } from "./ChildEntry.tsx";
import { ChildFields } from "./ChildFields.tsx";
import classes from "./Children.module.css";
import { readChild } from "./readChild.ts";

/** The children whom this account signs up for events. */
export function Children() {
  const texts = childrenTexts;
  const query = trpc.registrations.children.useQuery();
  const children = query.data;
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
      glance={children?.map(({ firstName }) => firstName).join(", ")}
    >
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
