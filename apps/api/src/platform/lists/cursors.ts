import { z } from "zod";
import { badRequest } from "../errors/errors.ts";

/** The position of an item in a list: its sort values and its id. */
export interface Cursor {
  /** The rank in a search; null in a list without one. */
  rank: number | null;
  date: Date;
  id: string;
}

/** Encodes a cursor for URLs. It stays valid if its item is moved or deleted. */
export function encodeCursor({ rank, date, id }: Cursor): string {
  return Buffer.from(JSON.stringify([rank, +date, id])).toString("base64url");
}

/** Maximum distance of a date from 1970, in ms: about 1,900 years. */
const LONGEST = 6e13;

const place = z.tuple([
  z.number().nullable(),
  z.number().min(-LONGEST).max(LONGEST),
  z.string().regex(/^[\w-]{1,64}$/),
]);

/** Decodes a cursor; null for other text, such as an item's id. */
export function decodeCursor(cursor: string): Cursor | null {
  try {
    const text = Buffer.from(cursor, "base64url").toString();
    const [rank, time, id] = place.parse(JSON.parse(text));
    return { rank, date: new Date(time), id };
  } catch {
    return null;
  }
}

/** Makes the error for an invalid cursor: an empty page would look like the end of the list. */
export const invalidCursor = () =>
  badRequest("This page of the list is gone. Please start again from the first one.");
