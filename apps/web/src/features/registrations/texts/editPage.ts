/** What the page on which an event is edited says of its families. */
export const editPageTexts = {
  notified: (families: number) =>
    families === 1
      ? "1 family will be told by email of the new time or place."
      : `${families} families will be told by email of the new time or place.`,
} as const;
