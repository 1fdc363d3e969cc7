/** The title of a failure to change something about the account. */
export const nothingChanged = { title: "Nothing was changed" };
