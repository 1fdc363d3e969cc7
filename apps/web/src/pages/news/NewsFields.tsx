import { newsCategories } from "@headwaters/contracts";
import type { ChangeEvent } from "react";
import { CheckField } from "../../components/forms/CheckField.tsx";
import { Field, SelectField, TextAreaField } from "../../components/forms/Field.tsx";
import { LengthHint } from "../../components/writing/LengthHint.tsx";
import { MarkdownField } from "../../components/writing/MarkdownField.tsx";
import { newsCategoryNames } from "../../content/news.ts";
import { lengthGuidance } from "../../content/writing.ts";
import classes from "./NewsForm.module.css";

export const emptyNews = {
  title: "",
  content: "",
  excerpt: "",
  category: "",
  imageUrl: "",
  published: true,
};
type NewsValues = typeof emptyNews;

interface NewsFieldsProps {
  values: NewsValues;
  errors: Record<string, string>;
  onChange: (changed: Partial<NewsValues>) => void;
}

export function NewsFields({ values, errors, onChange }: NewsFieldsProps) {
  const field = (name: Exclude<keyof NewsValues, "published">) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({
      currentTarget,
    }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <>
      <Field
        label="Title"
        hint={<LengthHint of={values.title} guidance={lengthGuidance.title} />}
        required
        data-autofocus
        {...field("title")}
      />
      <MarkdownField label="Content" required {...field("content")} />
      <TextAreaField
        label="Excerpt"
        hint={<LengthHint of={values.excerpt} guidance={lengthGuidance.excerpt} />}
        rows={2}
        {...field("excerpt")}
      />
      <div className={classes.pair}>
        <SelectField label="Category" required {...field("category")}>
          <option value="">Choose one</option>
          {newsCategories.map((category) => (
            <option key={category} value={category}>
              {newsCategoryNames[category]}
            </option>
          ))}
        </SelectField>
        <Field
          label="Image address"
          hint="https://… or /pictures/…; leave empty for none"
          inputMode="url"
          {...field("imageUrl")}
        />
      </div>
      <CheckField
        label="Published"
        description="Uncheck this to save a draft. Drafts are not listed, and they cannot be opened here yet."
        name="published"
        checked={values.published}
        onChange={({ currentTarget }) => onChange({ published: currentTarget.checked })}
      />
    </>
  );
}
