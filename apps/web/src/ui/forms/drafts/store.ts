import { deviceStorage } from "#lib/storage.ts";

const PREFIX = "headwaters.draft.";
/** Days after which a draft is deleted from the device. */
export const DRAFT_DAYS = 60;
const LIFETIME_MS = DRAFT_DAYS * 24 * 60 * 60 * 1000;

/** A draft: unsent values of a form. */
export interface Draft<Values> {
  values: Values;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The version of the item that was being edited; null for a new one. */
  version: number | null;
}

/** Keys contain the account, so that nobody else on a shared device sees the draft. */
export const draftKey = (owner: string, form: string) => `${PREFIX}${owner}.${form}`;

function parse(text: string | null): Draft<object> | null {
  try {
    const { values, savedAt, version } = Object(JSON.parse(text ?? "null"));
    if (typeof values !== "object" || values === null || typeof savedAt !== "number") return null;
    return { values, savedAt, version: typeof version === "number" ? version : null };
  } catch {
    return null;
  }
}

/**
 * Reads a draft.
 * @param initial initial values of the form: only matching values of the draft are used
 */
export function parseDraft<Values extends object>(text: string | null, initial: Values) {
  const draft = parse(text);
  if (!draft || draft.savedAt < Date.now() - LIFETIME_MS) return null;
  const fitting = Object.entries(draft.values).filter(([name, value]) => {
    const begun = initial[name as keyof Values];
    return typeof value === typeof begun || (begun === null && typeof value === "string");
  });
  const values: Values = { ...initial, ...Object.fromEntries(fitting) };
  return { ...draft, values } satisfies Draft<Values>;
}

const { read, write, listKeys } = deviceStorage;

/** Drafts as JSON, without the expired ones of any account. */
export const draftStorage = {
  read(key: string): string | null {
    for (const known of listKeys(PREFIX)) if (!parseDraft(read(known), {})) write(known, null);
    return read(key);
  },
  write: (key: string, draft: string | null) => write(key, draft) || draft === null,
};

/** Deletes all drafts of this account. */
export function deleteDrafts(owner: string) {
  for (const key of listKeys(draftKey(owner, ""))) write(key, null);
}
