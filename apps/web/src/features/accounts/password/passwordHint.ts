import { organization } from "@headwaters/contracts";

/** Hints about a new password. */
export const passwordHints = {
  personal: "Your name and address are the first things people try. Leave them out.",
  common:
    "This one is on every list of guesses. Try three or four words that have nothing to do with each other.",
  predictable: "Rows of keys and repeated characters are easy to guess.",
  short: "This will do, but it is short. One more word makes it much stronger.",
  good: "A good password.",
  strong: "A strong password.",
} as const;

/**
 * Returns a hint that helps to choose a better password; it forbids nothing. It estimates the
 * strength without the dictionaries that make libraries for this larger than the whole page.
 * @param personal personal data that is easy to guess: name and address
 */
export function passwordHint(password: string, personal: readonly string[] = []): string {
  const names = [...personal, organization.shortName]
    .flatMap((text) => normalizeSpelling(text).split(/[^\p{L}]+/u))
    .filter((word) => word.length > 2);
  const spelled = normalizeSpelling(password);
  const withoutNames = replaceWords(spelled, names);
  const rest = replaceWords(withoutNames, guessedWords);
  const free = Math.min(countUnpredictable(password), countUnpredictable(rest));
  if (free >= 14) return passwordHints.strong;
  if (free >= 10) return passwordHints.good;
  if (withoutNames !== spelled) return passwordHints.personal;
  if (rest !== withoutNames) return passwordHints.common;
  if (countUnpredictable(password) <= Array.from(password).length / 2)
    return passwordHints.predictable;
  return passwordHints.short;
}

/** Common substitutions in words: "p@ssw0rd". */
const SPELLINGS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

const normalizeSpelling = (text: string) =>
  text.toLowerCase().replace(/[013457@$!]/g, (c) => SPELLINGS[c] ?? c);

/** Counts the characters that the two before them do not predict. */
function countUnpredictable(password: string): number {
  const characters = Array.from(password.toLowerCase());
  const free = characters.filter((character, i) => {
    return !isPredictable(characters.slice(Math.max(0, i - 2), i).join(""), character);
  });
  // "abcabcabc" is no better than "abc" twice.
  return Math.min(free.length, 2 * new Set(characters).size);
}

const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "01234567890", "abcdefghijklmnopqrstuvwxyz"];
const RUNS = [...ROWS, ...ROWS.map((row) => Array.from(row).reverse().join(""))];

function isPredictable(two: string, character: string): boolean {
  const isRepeated = two === character + character;
  return isRepeated || RUNS.some((run) => two.length === 2 && run.includes(two + character));
}

/** Replaces each of these words by one character, as a word counts like a single guess. */
function replaceWords(text: string, words: readonly string[]): string {
  return words.reduce((rest, word) => rest.replaceAll(word, "·"), text);
}

/** Common passwords; other spellings are recognized too. */
const guessedWords = `
  password passwort passphrase letmein welcome admin login master iloveyou princess sunshine
  dragon monkey shadow superman batman football baseball soccer hockey fishing hunter killer
  freedom spring summer autumn winter monday friday january december charlie michael jordan
  ashley daniel jessica secret trustno pokemon minecraft cheese cookie computer internet google
  whatever
`
  .trim()
  .split(/\s+/);
