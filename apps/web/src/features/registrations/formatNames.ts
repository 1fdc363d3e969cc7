const list = new Intl.ListFormat("en-US", { type: "conjunction" });

/** "Mia", "Mia and Leo", "Mia, Leo, and Ana" */
export const formatNames = (people: readonly { firstName: string }[]) =>
  list.format(people.map(({ firstName }) => firstName));
