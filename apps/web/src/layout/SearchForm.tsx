import { SEARCH_MAX } from "@headwaters/contracts";
import { Form } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { Field } from "#ui/forms/fields/fields.tsx";
import classes from "./SiteLayout.module.css";

/** Searches the whole site; works without scripts. */
export function SearchForm({ words }: { words?: string | undefined }) {
  return (
    <search>
      <Form className={classes.searchForm} action={paths.search}>
        <Field
          key={words}
          className={classes.searchField ?? ""}
          type="search"
          name="q"
          aria-label="Search this site"
          placeholder="Search this site"
          defaultValue={words}
          maxLength={SEARCH_MAX}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit" className={classes.searchButton}>
          Search
        </button>
      </Form>
    </search>
  );
}
