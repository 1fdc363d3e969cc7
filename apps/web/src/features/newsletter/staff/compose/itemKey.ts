import type { NewsletterItem } from "@headwaters/contracts";

/** Identifies an item of a newsletter. */
export const itemKey = ({ kind, id }: Pick<NewsletterItem, "kind" | "id">) => `${kind}/${id}`;
