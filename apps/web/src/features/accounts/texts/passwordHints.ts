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

/** Common passwords; other spellings are recognized too. */
export const guessedWords = [
  ...["password", "passwort", "passphrase", "letmein", "welcome", "admin", "login", "master"],
  ...["iloveyou", "princess", "sunshine", "dragon", "monkey", "shadow", "superman", "batman"],
  ...["football", "baseball", "soccer", "hockey", "fishing", "hunter", "killer", "freedom"],
  ...["spring", "summer", "autumn", "winter", "monday", "friday", "january", "december"],
  ...["charlie", "michael", "jordan", "ashley", "daniel", "jessica", "secret", "trustno"],
  ...["pokemon", "minecraft", "cheese", "cookie", "computer", "internet", "google", "whatever"],
] as const;
