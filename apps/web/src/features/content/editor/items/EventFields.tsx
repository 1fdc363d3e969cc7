import { Field } from "../../../../ui/forms/fields/Field.tsx";
import { PictureField } from "../../pictures/PictureField.tsx";
import { uploadPicture } from "../../pictures/uploadPicture.ts";
import { eventFieldTexts, fieldLabels } from "../../texts/editing.ts";
import { eventTypeNames } from "../../texts/events.ts";
import { MarkdownField } from "../MarkdownField.tsx";
import { ChoiceField } from "./ChoiceField.tsx";
import classes from "./Fields.module.css";
import type { ItemFieldsProps } from "./fieldProps.ts";
import { MomentField } from "./MomentField.tsx";
import { TitleField } from "./TitleField.tsx";

export function EventFields({ field, picture }: ItemFieldsProps) {
  return (
    <>
      <TitleField {...field("title")} />
      <MarkdownField
        label={fieldLabels.description}
        required
        uploadPicture={uploadPicture}
        {...field("description")}
      />
      <div className={classes.pairs}>
        <ChoiceField label={fieldLabels.eventType} names={eventTypeNames} {...field("eventType")} />
        <Field
          label={fieldLabels.location}
          hint={eventFieldTexts.location}
          required
          {...field("location")}
        />
        <MomentField label={fieldLabels.eventDate} required {...field("eventDate")} />
        <MomentField
          label={fieldLabels.registrationDeadline}
          about={eventFieldTexts.deadline}
          {...field("registrationDeadline")}
        />
        <Field
          label={fieldLabels.maxParticipants}
          hint={eventFieldTexts.maxParticipants}
          inputMode="numeric"
          autoComplete="off"
          {...field("maxParticipants")}
        />
      </div>
      <PictureField {...picture} />
    </>
  );
}
