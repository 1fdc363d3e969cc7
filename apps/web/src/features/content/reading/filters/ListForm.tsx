import { SEARCH_MAX } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { Field } from "#ui/forms/fields/Field.tsx";
import { SelectField } from "#ui/forms/fields/SelectField.tsx";
import { listTexts } from "../../texts/reading/lists.ts";
import type { ListBarProps } from "./filters.ts";
import classes from "./ListBar.module.css";
import { useListForm } from "./useListForm.ts";

interface ListFormProps extends ListBarProps {
  /** The address of the list without its search. */
  clearTo: string;
}

/** The search of a list, and its filters with many values. */
export function ListForm({ list, filters, texts, clearTo }: ListFormProps) {
  const { form, onInput, onSubmit } = useListForm(list, filters);
  const { search, ...others } = filters as Partial<Record<string, string>>;
  const boxes = texts.choices.filter(({ isBox }) => isBox);
  return (
    <form
      ref={form}
      className={classes.form}
      action={list.path}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {Object.entries(others)
        .filter(([field]) => !boxes.some((box) => box.field === field))
        .map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
      {boxes.map(({ field, label, all, names }) => (
        <SelectField
          key={field + others[field]}
          className={classes.choice ?? ""}
          name={field}
          aria-label={label}
          defaultValue={others[field]}
          data={Object.entries({ "": all, ...names }).map(([value, name]) => ({
            value,
            label: name,
          }))}
        />
      ))}
      {texts.search && (
        <Field
          className={classes.box ?? ""}
          type="search"
          name="search"
          aria-label={texts.search}
          placeholder={texts.search}
          defaultValue={search}
          maxLength={SEARCH_MAX}
          enterKeyHint="search"
          autoComplete="off"
          rightSectionPointerEvents="all"
          rightSection={
            search && (
              <Link
                className={classes.clear}
                to={clearTo}
                aria-label={listTexts.clear}
                onClick={() => form.current?.search.focus()}
                preventScrollReset
              >
                ×
              </Link>
            )
          }
        />
      )}
      <button type="submit" className={classes.submit}>
        {texts.search ? listTexts.search : listTexts.show}
      </button>
    </form>
  );
}
