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

function findKeys(prefix: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
}

/** Deletes expired drafts of all accounts. */
function deleteExpired() {
  for (const key of findKeys(PREFIX)) {
    if (!parseDraft(localStorage.getItem(key), {})) localStorage.removeItem(key);
  }
}

export function readDraft<Values extends object>(key: string, initial: Values) {
  try {
    deleteExpired();
    return parseDraft(localStorage.getItem(key), initial);
  } catch {
    return null; // Without storage there is no draft.
  }
}

/** Stores or deletes a draft; returns false if the storage is full or forbidden. */
export function writeDraft(key: string, draft: Draft<object> | null): boolean {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return draft === null;
  }
}

/** Deletes all drafts of this account. */
export function deleteDrafts(owner: string) {
  try {
    for (const key of findKeys(draftKey(owner, ""))) localStorage.removeItem(key);
  } catch {
    // Without storage there is no draft.
  }
}
