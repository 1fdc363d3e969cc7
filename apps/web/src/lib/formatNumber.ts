const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** Writes a number below ten as a word, as running text does. */
export const formatNumber = (number: number) => words[number] ?? String(number);
