import type { AgeGroup, Roster } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import type { SubmitEvent } from "react";
import { trpc } from "../../../../lib/api/client.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { SelectField } from "../../../../ui/forms/fields/Field.tsx";
import { ageGroupNames } from "../../../content/index.ts";
import { rosterTexts } from "../../texts/roster.ts";
import { useRosterFailure } from "../useRosterFailure.ts";
import classes from "./Settings.module.css";

/** Limits registration by age. */
export function Ages({ event }: { event: Roster["event"] }) {
  const texts = rosterTexts.ages;
  const showFailure = useRosterFailure(texts.failed);
  const known: readonly string[] = texts.groups;
  const groups = [
    ...texts.groups,
    ...(event.ageGroup && !known.includes(event.ageGroup) ? [event.ageGroup as AgeGroup] : []),
  ];
  const save = trpc.registrations.setAges.useMutation({
    onSuccess: () => toasts.show({ title: texts.done, variant: "success" }),
    onError: showFailure,
  });

  function submit(submitted: SubmitEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const chosen = String(new FormData(submitted.currentTarget).get("ageGroup"));
    save.mutate({ id: event.id, ageGroup: groups.find((group) => group === chosen) ?? null });
  }

  return (
    <section className={classes.setting}>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <form method="post" className={classes.form} onSubmit={submit}>
        <SelectField label={texts.label} name="ageGroup" defaultValue={event.ageGroup ?? ""}>
          <option value="">{texts.any}</option>
          {groups.map((group) => (
            <option key={group} value={group}>
              {ageGroupNames[group]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="outline" disabled={save.isPending}>
          {save.isPending ? texts.pending : texts.save}
        </Button>
      </form>
    </section>
  );
}
