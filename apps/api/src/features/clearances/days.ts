/** The value of a column without a time, of a day "2026-05-01": midnight in UTC. */
export const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The day of such a column: "2026-05-01". */
export const fromDate = (date: Date): string => date.toISOString().slice(0, 10);
