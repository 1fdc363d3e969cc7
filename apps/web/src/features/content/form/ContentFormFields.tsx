import {
  type ContentTypeName,
  type Field as FieldDefinition,
  listFields,
} from "@headwaters/contracts";
import type { ComponentProps } from "react";
import { DraftNotice } from "#ui/forms/drafts/DraftNotice.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { Pair } from "#ui/forms/fields/Pair.tsx";
import { TextAreaField } from "#ui/forms/fields/TextAreaField.tsx";
import { useFormState } from "#ui/forms/formContext.ts";
import { findChoiceNames } from "../contentNames.ts";
import { MarkdownField } from "../markdown-field/MarkdownField.tsx";
import { PictureField } from "../pictures/PictureField.tsx";
import type { PictureValue } from "../pictures/pictureValue.ts";
import { uploadPicture } from "../pictures/uploadPicture.ts";
import {
  ChoiceField,
  createFieldProps,
  DateField,
  type FieldProps,
  type GetFieldProps,
  LengthHint,
} from "./fields.tsx";
import { PublishingFields } from "./PublishingFields.tsx";
import { fieldHints } from "./texts.ts";
import { type ContentDraft, toPicture } from "./values.ts";

interface ContentFormFieldsProps {
  kind: ContentTypeName;
  draft: ContentDraft;
  /** Readers see it now, in this version or in an older one. */
  isPublic?: boolean;
}

/** All fields that an author fills in, for new and existing items. */
export function ContentFormFields({ kind, draft, isPublic = false }: ContentFormFieldsProps) {
  const { errors } = useFormState();
  const getFieldProps = createFieldProps(draft.values, draft.change);
  const picture = {
    value: toPicture(draft.values),
    errors,
    onChange: (changed: PictureValue) => draft.change({ ...changed }),
  };
  return (
    <>
      <DraftNotice draft={draft} />
      <FieldRows type={kind} getFieldProps={getFieldProps} picture={picture} />
      <PublishingFields
        values={draft.values}
        getFieldProps={getFieldProps}
        isPublic={isPublic}
        onChange={draft.change}
      />
    </>
  );
}

interface FieldRowsProps {
  type: ContentTypeName;
  getFieldProps: GetFieldProps;
  picture: ComponentProps<typeof PictureField>;
}

/** All fields of an author, by the definition of the content type. */
function FieldRows({ type, getFieldProps, picture }: FieldRowsProps) {
  return toRows(listFields(type)).map((row) => {
    const fields = row.map(([name, definition]) => (
      <ContentField
        key={name}
        type={type}
        definition={definition}
        props={getFieldProps(name)}
        picture={picture}
      />
    ));
    if (row.length === 1) return fields;
    const [[first = ""] = []] = row;
    return <Pair key={first}>{fields}</Pair>;
  });
}

type NamedField = [name: string, definition: FieldDefinition];

/** Groups the fields into rows: consecutive short fields share one. */
function toRows(fields: NamedField[]): NamedField[][] {
  const rows: NamedField[][] = [];
  for (const field of fields) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && !isWide(last[1]) && !isWide(field[1])) row.push(field);
    else rows.push([field]);
  }
  return rows;
}

const isWide = ({ type }: FieldDefinition) =>
  type === "markdown" || type === "optionalText" || type === "picture";

interface ContentFieldProps extends Pick<FieldRowsProps, "type" | "picture"> {
  definition: FieldDefinition;
  props: FieldProps;
}

function ContentField({ type, definition, props, picture }: ContentFieldProps) {
  const { name, value } = props;
  const { label } = definition;
  const hint = fieldHints[name as keyof typeof fieldHints];
  const isGuided = typeof hint === "object" && hint !== null;
  const description = isGuided ? <LengthHint text={value} guidance={hint} /> : hint;
  switch (definition.type) {
    case "line":
    case "optionalLine":
      return (
        <Field
          label={label}
          description={description}
          required={definition.type === "line"}
          data-autofocus={name === "title" || undefined}
          {...props}
        />
      );
    case "optionalText":
      return (
        <TextAreaField
          label={label}
          description={description}
          inputWrapperOrder={["label", "input", "description", "error"]}
          minRows={2}
          {...props}
        />
      );
    case "markdown":
      return <MarkdownField label={label} required uploadPicture={uploadPicture} {...props} />;
    case "choice":
      return <ChoiceField label={label} names={findChoiceNames(type, name)} {...props} />;
    case "date":
      return <DateField label={label} hint={isGuided ? null : hint} required {...props} />;
    case "optionalDate":
      return <DateField label={label} hint={isGuided ? null : hint} {...props} />;
    case "optionalCount":
      return (
        <Field
          label={label}
          description={description}
          inputMode="numeric"
          autoComplete="off"
          {...props}
        />
      );
    case "picture":
      return <PictureField {...picture} />;
  }
}
