import type { NewsletterItem } from "@headwaters/contracts";

/** Tells the items of a newsletter apart. */
export const itemKey = ({ kind, id }: Pick<NewsletterItem, "kind" | "id">) => `${kind}/${id}`;
