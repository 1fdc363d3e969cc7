import type { EditableNewsArticle } from "@headwaters/contracts";

/** An item that waits; in types every kind is news (writtenOf). */
export type Newest = EditableNewsArticle;
