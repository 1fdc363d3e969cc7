import type { User } from "@headwaters/contracts";

const CHANNEL = "headwaters.currentUser";

interface Listener {
  /** Another tab signed in (or changed the account) or out. */
  onTold: (user: User | null) => void;
  /** A page restored from the back/forward cache may have missed messages. */
  onMissed: () => void;
}

/** Shares the signed-in user between the tabs of a browser. */
export const otherTabs = {
  tell(user: User | null) {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(user);
    channel.close();
  },

  /** Answers with a function that ends it. */
  listen({ onTold, onMissed }: Listener): () => void {
    let channel: BroadcastChannel;
    function open() {
      channel = new BroadcastChannel(CHANNEL);
      channel.onmessage = ({ data }: MessageEvent<User | null>) => onTold(data);
    }
    // A page with an open channel cannot be put away whole for the Back button.
    const close = () => channel.close();
    function show({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      open();
      onMissed();
    }

    open();
    window.addEventListener("pagehide", close);
    window.addEventListener("pageshow", show);
    return () => {
      close();
      window.removeEventListener("pagehide", close);
      window.removeEventListener("pageshow", show);
    };
  },
};
