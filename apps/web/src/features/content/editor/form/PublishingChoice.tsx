import "#ui/styles/components/fieldset.css";
import { Fieldset } from "@mantine/core";
import { trpc } from "#lib/api/client.ts";
import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import shared from "#ui/shared.module.css";
import { publishingTexts } from "../../texts/editing/editor.ts";
import { DateField } from "./dates/DateField.tsx";
import { wallTime } from "./dates/zoneTime.ts";
import classes from "./EditorFields.module.css";
import type { GetFieldProps } from "./fieldProps.ts";
import type { Publishing } from "./values.ts";

interface PublishingChoiceProps {
  values: Publishing;
  getFieldProps: GetFieldProps;
  /** Readers see it now, in this version or in an older one. */
  isPublic: boolean;
  onChange: (changed: Partial<Publishing>) => void;
}

const DAY_MS = 86_400_000;

/** As a value of the field, by the organization's clock. */
const tomorrowAtNine = () => `${wallTime(new Date(Date.now() + DAY_MS)).slice(0, 10)}T09:00`;

/** The choice to publish now, later or not at all. */
export function PublishingChoice({
  values,
  getFieldProps,
  isPublic,
  onChange,
}: PublishingChoiceProps) {
  const { data: isReviewed = false } = trpc.items.reviewed.useQuery();
  const { published, isTimed } = values;
  return (
    <Fieldset
      legend={publishingTexts.title}
      classNames={{ root: classes.publishing, legend: classes.legend }}
    >
      <CheckField
        label={publishingTexts.label}
        description={publishingTexts.meaning(values, { isPublic, isReviewed })}
        name="published"
        checked={published}
        onChange={({ currentTarget }) => onChange({ published: currentTarget.checked })}
      />
      {published && (
        <div className={classes.later}>
          <CheckField
            label={publishingTexts.later}
            description={publishingTexts.laterMeaning}
            name="isTimed"
            checked={isTimed}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ isTimed: checked, publishAt: values.publishAt || tomorrowAtNine() })
            }
          />
          {isTimed && (
            <div className={classes.time}>
              <DateField label={publishingTexts.at} required {...getFieldProps("publishAt")} />
            </div>
          )}
        </div>
      )}
      {published && isReviewed && (
        <p className={`${shared.note} ${classes.review}`}>{publishingTexts.review}</p>
      )}
    </Fieldset>
  );
}
