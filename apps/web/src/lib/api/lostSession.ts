type Listener = (lost: { isKept: boolean }) => boolean;

let listener: Listener = () => false;

/** Tells the application, which knows the current user, that the server has refused a session. */
export const lostSession = {
  /** Returns whether somebody was signed in until now, and has been told. */
  report: (lost: Parameters<Listener>[0]) => listener(lost),
  listen(next: Listener) {
    listener = next;
    return () => {
      if (listener === next) listener = () => false;
    };
  },
};
