let items = 0;
/** A title that no other item has. */
export const newTitle = (begin: string) => `${begin} ${process.pid} ${++items}`;

/** Finds the card with these words in the list. */
export const cardWith = (words: string) =>
  [...document.querySelectorAll<HTMLElement>("main article")].find((card) =>
    card.textContent?.includes(words),
  );
