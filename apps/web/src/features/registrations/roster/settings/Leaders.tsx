import type { EventLeader } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { ConfirmButton } from "#ui/forms/dialogs/ConfirmButton.tsx";
import { Form } from "#ui/forms/Form.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { showFailure } from "#ui/forms/showFailure.ts";
import shared from "#ui/shared.module.css";
import { rosterTexts } from "../../texts/roster.ts";
import classes from "./Settings.module.css";

const formatName = ({ firstName, lastName, email }: EventLeader) =>
  [firstName, lastName].filter(Boolean).join(" ") || email;

/** Assigns leaders to the event and removes them. */
export function Leaders({ eventId: id }: { eventId: string }) {
  const texts = rosterTexts.leaders;
  const { data: leaders = [] } = trpc.registrations.leaders.useQuery({ id });
  const failure = { title: "Error", description: texts.failed };
  const change = (title: string) => ({
    onSuccess() {
      toasts.show({ title, variant: "success" });
    },
  });
  const add = trpc.registrations.addLeader.useMutation(change(texts.added));
  const remove = trpc.registrations.removeLeader.useMutation({
    ...change(texts.removed),
    onError: (error) => showFailure(error, failure),
  });

  return (
    <section className={classes.setting}>
      <h2 className={shared.heading}>{texts.title}</h2>
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
      <Form
        className={classes.form}
        read={({ email = "" }) => ({ id, email })}
        send={add.mutateAsync}
        failure={failure}
        isEmptied
      >
        <Field label={texts.email} name="email" type="email" autoComplete="off" />
        <SubmitButton variant="outline" pending={texts.pending}>
          {texts.add}
        </SubmitButton>
      </Form>
    </section>
  );
}
