import { newsCategoryNames } from "../../content/news.ts";
import classes from "./CategoryBadge.module.css";

const names: Readonly<Record<string, string | undefined>> = newsCategoryNames;

/** The name of a category; an unknown one is shown as it is. */
export function CategoryBadge({ category }: { category: string }) {
  return <span className={classes.badge}>{names[category] ?? category}</span>;
}
