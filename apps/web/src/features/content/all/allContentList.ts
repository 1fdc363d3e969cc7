import { contentStatuses, contentTypeNames } from "@headwaters/contracts";
import { paths } from "#lib/paths.ts";
import type { ListBarTexts } from "#ui/lists/filters.ts";
import { contentStatusNames, contentTypeLabels } from "../contentNames.ts";
import { allContentTexts } from "../texts/editing/allContent.ts";

const ID = /^[\w-]{1,64}$/;

/** The list of all content as its address filters it; any author may be named there. */
export function allContentList(query: URLSearchParams) {
  const author = query.get("author") ?? "";
  return {
    path: paths.staffContent,
    fields: {
      status: contentStatuses,
      kind: contentTypeNames,
      author: ID.test(author) ? [author] : [],
    },
  } as const;
}

/** @param author the author by whom the list is filtered */
export function allContentBar(author?: { id: string; name: string }): ListBarTexts {
  const { search, filters } = allContentTexts;
  const { status, kind, author: by } = filters;
  return {
    search,
    choices: [
      { field: "status", ...status, names: contentStatusNames, isBox: true },
      { field: "kind", ...kind, names: contentTypeLabels, isBox: true },
      ...(author
        ? [{ field: "author", ...by, names: { [author.id]: author.name }, isBox: true as const }]
        : []),
    ],
  };
}
