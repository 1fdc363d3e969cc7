import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import { newsCategories } from "@headwaters/contracts";
import { Checkbox, NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { ChangeEvent } from "react";
import { newsCategoryNames } from "../../content/news.ts";
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

const categoryOptions = [
  { value: "", label: "Choose one" },
  ...newsCategories.map((value) => ({ value, label: newsCategoryNames[value] })),
];

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
      <TextInput label="Title" required data-autofocus {...field("title")} />
      <Textarea
        label="Content"
        description="Markdown works: **bold**, *italic*, ## heading, - list, [link](https://…)"
        required
        autosize
        minRows={6}
        maxRows={16}
        {...field("content")}
      />
      <Textarea
        label="Excerpt"
        description="One or two sentences for the card; without them it shows how the content begins."
        autosize
        minRows={2}
        {...field("excerpt")}
      />
      <div className={classes.pair}>
        <NativeSelect label="Category" required data={categoryOptions} {...field("category")} />
        <TextInput
          label="Image address"
          description="https://… or /pictures/…; leave empty for none"
          inputWrapperOrder={["label", "input", "description", "error"]}
          inputMode="url"
          {...field("imageUrl")}
        />
      </div>
      <Checkbox
        label="Published"
        description="Unticked, the article is saved as a draft: it is on no list, and drafts cannot be opened here yet."
        name="published"
        checked={values.published}
        onChange={({ currentTarget }) => onChange({ published: currentTarget.checked })}
      />
    </>
  );
}
