/** Texts by key. A browser may refuse its storage: then nothing is found, and `write` returns false. */
export interface TextStorage {
  read: (key: string) => string | null;
  /** Null deletes the text. */
  write: (key: string, text: string | null) => boolean;
}

function openStorage(name: "localStorage" | "sessionStorage") {
  function attempt<Result>(use: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return use(globalThis[name]);
    } catch {
      return otherwise;
    }
  }
  return {
    read: (key: string) => attempt((storage) => storage.getItem(key), null),
    write: (key: string, text: string | null) =>
      attempt((storage) => {
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
        return true;
      }, false),
    listKeys: (prefix: string): string[] =>
      attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix)), []),
  };
}

/** Of the device: all tabs share it, also after a restart of the browser. */
export const deviceStorage = openStorage("localStorage");

/** Of the tab: a reload keeps it, and closing the tab deletes it. */
export const tabStorage = openStorage("sessionStorage");

const texts = new Map<string, string>();

/** Of the page: the next full load deletes it, so that nothing stays on a shared device. */
export const pageStorage: TextStorage = {
  read: (key) => texts.get(key) ?? null,
  write(key, text) {
    if (text === null) texts.delete(key);
    else texts.set(key, text);
    return true;
  },
};
