let items = 0;
/** A title that no other item has. */
export const newTitle = (begin: string) => `${begin} ${process.pid} ${++items}`;

/** The card in the list with these words, if there is one. */
export const cardWith = (words: string) =>
  [...document.querySelectorAll<HTMLElement>("main article")].find((card) =>
    card.textContent?.includes(words),
  );
