import { SEARCH_MAX } from "@headwaters/contracts";
import { Form } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { Field } from "#ui/forms/fields/fields.tsx";
import classes from "./SearchForm.module.css";

/** Searches the whole site; works without scripts. */
export function SearchForm({ words }: { words?: string | undefined }) {
  return (
    <search>
      <Form className={classes.form} action={paths.search}>
        <Field
          key={words}
          className={classes.field ?? ""}
          type="search"
          name="q"
          aria-label="Search this site"
          placeholder="Search this site"
          defaultValue={words}
          maxLength={SEARCH_MAX}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit" className={classes.submit}>
          Search
        </button>
      </Form>
    </search>
  );
}
