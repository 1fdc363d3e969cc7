interface LostSession {
  /** The browser stores the typed text, and the sign-in page says so. */
  isKept?: boolean;
  /** The page was only read, so it redirects without a message. */
  isRead?: boolean;
}

type Listener = (lost: LostSession) => boolean;

let listener: Listener = () => false;

/**
 * Reports that the server has refused a session to the application, which knows the current user.
 */
export const lostSession = {
  /** Returns true if someone was signed in until now and has been notified. */
  report: (lost: LostSession) => listener(lost),
  listen(next: Listener) {
    listener = next;
    return () => {
      if (listener === next) listener = () => false;
    };
  },
};
