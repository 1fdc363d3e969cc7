import {
  type ContentTypeName,
  type Field as FieldDefinition,
  listFields,
} from "@headwaters/contracts";
import type { ComponentProps } from "react";
import { Field, TextAreaField } from "#ui/forms/fields/fields.tsx";
import { MarkdownField } from "../../markdown/MarkdownField.tsx";
import { PictureField } from "../../pictures/PictureField.tsx";
import { uploadPicture } from "../../pictures/upload/uploadPicture.ts";
import { findChoiceNames } from "../../texts/choices.ts";
import { fieldHints } from "../../texts/editing/editor.ts";
import { type LengthGuidance, lengthGuidance } from "../../texts/editing/lengthGuidance.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import { DateField } from "./dates/DateField.tsx";
import classes from "./EditorFields.module.css";
import type { FieldProps, GetFieldProps } from "./fieldProps.ts";
import { LengthHint } from "./length/LengthHint.tsx";

const guidances: Readonly<Record<string, LengthGuidance>> = lengthGuidance;

type NamedField = [name: string, definition: FieldDefinition];

const isWide = ({ type }: FieldDefinition) =>
  type === "markdown" || type === "optionalText" || type === "picture";

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

interface ContentFieldProps {
  type: ContentTypeName;
  definition: FieldDefinition;
  props: FieldProps;
  picture: ComponentProps<typeof PictureField>;
}

function ContentField({ type, definition, props, picture }: ContentFieldProps) {
  const { name, value } = props;
  const { label } = definition;
  const guidance = guidances[name];
  const hint = guidance ? <LengthHint of={value} guidance={guidance} /> : fieldHints[name];
  switch (definition.type) {
    case "line":
      return (
        <Field
          label={label}
          description={hint}
          required
          data-autofocus={name === "title" || undefined}
          {...props}
        />
      );
    case "optionalText":
      return (
        <TextAreaField
          label={label}
          description={hint}
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
      return <DateField label={label} about={fieldHints[name]} required {...props} />;
    case "optionalDate":
      return <DateField label={label} about={fieldHints[name]} {...props} />;
    case "optionalCount":
      return (
        <Field label={label} description={hint} inputMode="numeric" autoComplete="off" {...props} />
      );
    case "picture":
      return <PictureField {...picture} />;
  }
}

interface ContentFieldsProps {
  type: ContentTypeName;
  getFieldProps: GetFieldProps;
  picture: ComponentProps<typeof PictureField>;
}

/** All fields of an author, by the definition of the content type. */
export function ContentFields({ type, getFieldProps, picture }: ContentFieldsProps) {
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
    return (
      <div key={first} className={row.length === 2 ? classes.pair : classes.pairs}>
        {fields}
      </div>
    );
  });
}
