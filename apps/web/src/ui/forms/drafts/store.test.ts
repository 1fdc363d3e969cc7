import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  DRAFT_DAYS,
  type Draft,
  deleteDrafts,
  draftKey,
  draftStorage,
  parseDraft,
} from "./store.ts";

const DAY = 24 * 60 * 60 * 1000;
const initial = { title: "", published: true };
const key = draftKey("ana", "news:new");

/** Like a browser's storage, whose keys are own properties. */
function buildStorage() {
  const methods = {
    getItem: (name: string) => (storage as unknown as Record<string, string>)[name] ?? null,
    setItem: (name: string, value: string) => void Object.assign(storage, { [name]: value }),
    removeItem: (name: string) => void Reflect.deleteProperty(storage, name),
  };
  const storage: typeof methods = Object.create(methods);
  return storage;
}

let storage: ReturnType<typeof buildStorage>;
beforeEach(() => {
  storage = buildStorage();
  vi.stubGlobal("localStorage", storage);
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const writeDraft = (at: string, draft: Draft<object> | null) =>
  draftStorage.write(at, draft && JSON.stringify(draft));
const readDraft = (at: string, begun: typeof initial) => parseDraft(draftStorage.read(at), begun);

const keep = (title: string, at = key) =>
  writeDraft(at, { values: { ...initial, title }, savedAt: Date.now(), version: 3 });

describe("a draft", () => {
  test("is read back with its time and version", () => {
    expect(keep("Herons")).toBe(true);
    const values = { title: "Herons", published: true };
    expect(readDraft(key, initial)).toEqual({ values, savedAt: Date.now(), version: 3 });
  });

  test("belongs to one account and one form", () => {
    keep("Herons");
    expect(readDraft(draftKey("ben", "news:new"), initial)).toBeNull();
    expect(readDraft(draftKey("ana", "news:1"), initial)).toBeNull();
  });

  test("is deleted when the form is sent", () => {
    keep("Herons");
    expect(writeDraft(key, null)).toBe(true);
    expect(readDraft(key, initial)).toBeNull();
  });

  test("expires, and is then deleted by the form of any account", () => {
    keep("Herons");
    vi.advanceTimersByTime(DRAFT_DAYS * DAY);
    expect(readDraft(key, initial)?.values.title).toBe("Herons");
    vi.advanceTimersByTime(1);
    expect(readDraft(draftKey("ben", "events:new"), initial)).toBeNull();
    expect(storage.getItem(key)).toBeNull();
  });

  test("reads only values that fit the form", () => {
    const values = { title: 5, published: false, color: "red" };
    writeDraft(key, { values, savedAt: Date.now(), version: null });
    expect(readDraft(key, initial)?.values).toEqual({ title: "", published: false });
  });

  test.each(["", "null", "5", "{", "[]", '{"values":null,"savedAt":1}', '{"values":{}}'])(
    "ignores invalid stored values: %s",
    (text) => {
      storage.setItem(key, text);
      expect(readDraft(key, initial)).toBeNull();
    },
  );

  test("is deleted with its account, and no other draft is", () => {
    keep("Herons");
    keep("Otters", draftKey("anabel", "news:new"));
    deleteDrafts("ana");
    expect(readDraft(key, initial)).toBeNull();
    expect(readDraft(draftKey("anabel", "news:new"), initial)?.values.title).toBe("Otters");
  });
});

describe("without usable storage", () => {
  test("writing reports a full storage", () => {
    storage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    expect(keep("Herons")).toBe(false);
  });

  test("writing reports a forbidden storage, and forms still open", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(keep("Herons")).toBe(false);
    expect(readDraft(key, initial)).toBeNull();
    expect(() => deleteDrafts("ana")).not.toThrow();
  });
});
