import { z } from "zod";
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

const place = z.tuple([
  z.number().nullable(),
  z.number().min(-LONGEST).max(LONGEST),
  z.string().regex(/^[\w-]{1,64}$/),
]);

/** The place that was encoded; null where the cursor is something else: an item's id. */
export function decodeCursor(cursor: string): Cursor | null {
  try {
    const text = Buffer.from(cursor, "base64url").toString();
    const [rank, time, id] = place.parse(JSON.parse(text));
    return { rank, date: new Date(time), id };
  } catch {
    return null;
  }
}

/** The refusal of a cursor that leads nowhere: an empty page would say that the list ends there. */
export const invalidCursor = () =>
  badRequest("This page of the list is gone. Please start again from the first one.");
