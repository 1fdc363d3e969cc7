import type { AgeGroup, Roster } from "@headwaters/contracts";
import { ageGroupNames } from "#features/content";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { Form } from "#ui/forms/Form.tsx";
import { SelectField } from "#ui/forms/fields/fields.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import shared from "#ui/shared.module.css";
import { rosterTexts } from "../../texts/roster.ts";
import classes from "./Settings.module.css";

/** Limits registration by age. */
export function Ages({ event }: { event: Roster["event"] }) {
  const texts = rosterTexts.ages;
  const known: readonly string[] = texts.groups;
  const groups = [
    ...texts.groups,
    ...(event.ageGroup && !known.includes(event.ageGroup) ? [event.ageGroup as AgeGroup] : []),
  ];
  const save = trpc.registrations.setAges.useMutation({
    onSuccess: () => toasts.show({ title: texts.done, variant: "success" }),
  });

  return (
    <section className={classes.setting}>
      <h2 className={shared.heading}>{texts.title}</h2>
      <p>{texts.text}</p>
      <Form
        className={classes.form}
        read={(typed) => ({
          id: event.id,
          ageGroup: groups.find((group) => group === typed.ageGroup) ?? null,
        })}
        send={save.mutateAsync}
        failure={{ title: "Error", description: texts.failed }}
      >
        <SelectField
          label={texts.label}
          name="ageGroup"
          defaultValue={event.ageGroup ?? ""}
          data={[
            { value: "", label: texts.any },
            ...groups.map((value) => ({ value, label: ageGroupNames[value] })),
          ]}
        />
        <SubmitButton variant="outline" pending={texts.pending}>
          {texts.save}
        </SubmitButton>
      </Form>
    </section>
  );
}
