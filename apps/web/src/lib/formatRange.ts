/** Sets a range with an en dash: "24–48 hours". */
export const formatRange = (range: string) => range.replace("-", "–");
