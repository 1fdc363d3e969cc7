/** What is said beside a new password while it is typed. */
export const passwordHints = {
  personal: "Your name and address are the first things that people try. Leave them out.",
  common:
    "This is on every list of guesses. Three or four words that have nothing in common are not.",
  predictable: "Rows of keys and repeated characters are guessed quickly.",
  short: "This will do, but it is short. Another word makes it much stronger.",
  good: "A good password.",
  strong: "A strong password.",
} as const;

/** Words that the lists of guesses begin with; what is written in other spellings is recognized too. */
export const guessedWords = [
  ...["password", "passwort", "passphrase", "letmein", "welcome", "admin", "login", "master"],
  ...["iloveyou", "princess", "sunshine", "dragon", "monkey", "shadow", "superman", "batman"],
  ...["football", "baseball", "soccer", "hockey", "fishing", "hunter", "killer", "freedom"],
  ...["spring", "summer", "autumn", "winter", "monday", "friday", "january", "december"],
  ...["charlie", "michael", "jordan", "ashley", "daniel", "jessica", "secret", "trustno"],
  ...["pokemon", "minecraft", "cheese", "cookie", "computer", "internet", "google", "whatever"],
] as const;
