/** The note to editors about the families of an event. */
export const editPageTexts = {
  notified: (families: number) =>
    families === 1
      ? "1 family will be told by email of the new time or place."
      : `${families} families will be told by email of the new time or place.`,
} as const;
