/** Asks the user for the password; resolves to true when the server has accepted it. */
type Asker = () => Promise<boolean>;

const nobody: Asker = async () => false;
let asker = nobody;
let asked: Promise<boolean> | null = null;

/** Requests of calls that need a password which was given lately, to the dialog that asks for it. */
export const passwordRequest = {
  /** Calls that fail at the same time ask once. */
  ask(): Promise<boolean> {
    asked ??= asker().finally(() => {
      asked = null;
    });
    return asked;
  },
  listen(next: Asker) {
    asker = next;
    return () => {
      if (asker === next) asker = nobody;
    };
  },
};
