export interface SharedPlacesOptions {
  /** Most that are taken at the same time. */
  all: number;
  /** Of these, by the same one. */
  each: number;
  /** What is told to whom there is no place for. */
  refusal: () => Error;
}

/** Does someone's work if there is a place for it, of all and of theirs; else throws. */
export function sharedPlaces({ all, each, refusal }: SharedPlacesOptions) {
  const takenBy = new Map<string, number>();
  let taken = 0;

  function take(who: string, places: 1 | -1) {
    taken += places;
    const theirs = (takenBy.get(who) ?? 0) + places;
    if (theirs === 0) takenBy.delete(who);
    else takenBy.set(who, theirs);
  }

  return async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    if (taken >= all || (takenBy.get(who) ?? 0) >= each) throw refusal();
    take(who, 1);
    try {
      return await work();
    } finally {
      take(who, -1);
    }
  };
}
