import "#ui/styles/components/fieldset.css";
import { Fieldset } from "@mantine/core";
import { trpc } from "#lib/api/client.ts";
import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import shared from "#ui/shared.module.css";
import classes from "./ContentFormFields.module.css";
import { DateField, type GetFieldProps } from "./fields.tsx";
import { formatLocalTime } from "./localTime.ts";
import { publishingTexts } from "./texts.ts";
import type { Publishing, PublishingChoice } from "./values.ts";

interface PublishingFieldsProps {
  values: Publishing;
  getFieldProps: GetFieldProps;
  /** Readers see it now, in this version or in an older one. */
  isPublic: boolean;
  onChange: (changed: Partial<Publishing>) => void;
}

/** The choice to publish now, later or not at all. */
export function PublishingFields(props: PublishingFieldsProps) {
  const { values, getFieldProps, isPublic, onChange } = props;
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

const DAY_MS = 86_400_000;

/** As a value of the field, by the organization's clock. */
const tomorrowAtNine = () => `${formatLocalTime(new Date(Date.now() + DAY_MS)).slice(0, 10)}T09:00`;

interface SubmitLabelProps {
  values: PublishingChoice;
  /** Readers see it now, in this version or in an older one. */
  isPublic?: boolean;
}

/** The label of the main button, which depends on the effect of sending. */
export function SubmitLabel({
  values: { published, isTimed },
  isPublic = false,
}: SubmitLabelProps) {
  const { data: isReviewed = false } = trpc.items.reviewed.useQuery();
  const labels = publishingTexts.submitLabels;
  if (!published) return isPublic ? labels.unpublish : labels.draft;
  if (isReviewed) return labels.review;
  if (isTimed) return labels.schedule;
  return isPublic ? labels.save : labels.publish;
}
