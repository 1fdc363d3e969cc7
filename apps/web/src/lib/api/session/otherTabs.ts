import type { User } from "@headwaters/contracts";

const CHANNEL = "headwaters.currentUser";
/** The item of the storage that says when a tab last notified the others, in ms. */
const NOTIFIED_AT = "headwaters.notifiedAt";

function noteNotified() {
  try {
    localStorage.setItem(NOTIFIED_AT, String(Date.now()));
  } catch {
    // No storage: a tab that is loading now is not notified.
  }
}

/** Whether a tab notified the others after this page was asked for. */
function wasNotifiedWhileLoading(): boolean {
  try {
    return Number(localStorage.getItem(NOTIFIED_AT)) >= performance.timeOrigin;
  } catch {
    return false;
  }
}

interface Listener {
  /** Another tab signed in (or changed the account) or out. */
  onNotified: (user: User | null) => void;
  /** A page that was loading, or restored from the back/forward cache, may have missed messages. */
  onMissed: () => void;
}

/** Shares the signed-in user between the tabs of a browser. */
export const otherTabs = {
  notify(user: User | null) {
    noteNotified();
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(user);
    channel.close();
  },

  /** Answers with a function that ends it. */
  listen({ onNotified, onMissed }: Listener): () => void {
    let channel: BroadcastChannel;
    function open() {
      channel = new BroadcastChannel(CHANNEL);
      channel.onmessage = ({ data }: MessageEvent<User | null>) => onNotified(data);
    }
    // A page with an open channel cannot be put away whole for the Back button.
    const close = () => channel.close();
    function show({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      open();
      onMissed();
    }

    open();
    if (wasNotifiedWhileLoading()) onMissed();
    window.addEventListener("pagehide", close);
    window.addEventListener("pageshow", show);
    return () => {
      close();
      window.removeEventListener("pagehide", close);
      window.removeEventListener("pageshow", show);
    };
  },
};
