import { badRequest } from "../errors/errors.ts";

/** The position of an item in a list: its sort values and its id. */
export interface Cursor {
  /** The rank in a search; null in a list without one. */
  rank: number | null;
  date: Date;
  id: string;
}

/** A place as text for addresses. It stays right when its item is moved or deleted. */
export function encodeCursor({ rank, date, id }: Cursor): string {
  return Buffer.from(JSON.stringify([rank, +date, id])).toString("base64url");
}

/** Milliseconds before and after 1970 that every date in the tables is within: some 1,900 years. */
const LONGEST = 6e13;

function isPlace(value: unknown): value is [rank: number | null, time: number, id: string] {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [rank, time, id] = value;
  const isRank = rank === null || Number.isFinite(rank);
  const isTime = typeof time === "number" && Math.abs(time) < LONGEST;
  return isRank && isTime && typeof id === "string" && /^[\w-]{1,64}$/.test(id);
}

/** The place that was encoded; null where the cursor is something else: an item's id. */
export function decodeCursor(cursor: string): Cursor | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (!isPlace(value)) return null;
    const [rank, time, id] = value;
    return { rank, date: new Date(time), id };
  } catch {
    return null;
  }
}

/** The refusal of a cursor that leads nowhere: an empty page would say that the list ends there. */
export const invalidCursor = () =>
  badRequest("This page of the list is gone. Please start again from the first one.");
