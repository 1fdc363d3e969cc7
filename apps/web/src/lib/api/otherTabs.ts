import type { User } from "@headwaters/contracts";
import { deviceStorage } from "../storage.ts";

const CHANNEL = "headwaters.currentUser";
/** The key of the storage for the time of the last message to other tabs, in ms. */
const NOTIFIED_AT = "headwaters.notifiedAt";

/** Returns true if another tab sent a message after this page was requested. */
const wasNotifiedWhileLoading = () =>
  Number(deviceStorage.read(NOTIFIED_AT)) >= performance.timeOrigin;

interface Listener {
  /** Another tab signed in, changed the account, or signed out. */
  onNotified: (user: User | null) => void;
  /** A page that was loading, or restored from the back/forward cache, may have missed messages. */
  onMissed: () => void;
}

/** Shares the signed-in user between the tabs of a browser. */
export const otherTabs = {
  notify(user: User | null) {
    // Without storage a tab that is loading now misses the message.
    deviceStorage.write(NOTIFIED_AT, String(Date.now()));
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(user);
    channel.close();
  },

  /** Returns a function that stops listening. */
  listen({ onNotified, onMissed }: Listener): () => void {
    let channel: BroadcastChannel;
    function open() {
      channel = new BroadcastChannel(CHANNEL);
      channel.onmessage = ({ data }: MessageEvent<User | null>) => onNotified(data);
    }
    // A page with an open channel cannot enter the back/forward cache.
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
