/** How many items a list shows before it is asked for more. */
export const PAGE = { limit: 12 };

/** Where the next page of a list begins: after the last item of a full one. */
export function afterLast(page: readonly { id: string }[]): string | undefined {
  return page.length < PAGE.limit ? undefined : page.at(-1)?.id;
}
