interface LostSession {
  /** What was typed is kept in this browser, and the sign-in page says so. */
  isKept?: boolean;
  /** The page was only read: it redirects, and nobody has to be told why. */
  isRead?: boolean;
}

type Listener = (lost: LostSession) => boolean;

let listener: Listener = () => false;

/** Tells the application, which knows the current user, that the server has refused a session. */
export const lostSession = {
  /** Returns whether somebody was signed in until now, and has been told. */
  report: (lost: LostSession) => listener(lost),
  listen(next: Listener) {
    listener = next;
    return () => {
      if (listener === next) listener = () => false;
    };
  },
};
