/** How long a dismissed toast stays in the store, as the specification says. */
export const REMOVE_DELAY_MS = 1_000_000;

type ToastVariant = "default" | "success" | "destructive";

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** Milliseconds on the screen; the viewport's default when absent. */
  duration?: number;
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

/** Holds one toast at a time: a new one replaces the old. */
export function createToastStore() {
  let shown: ShownToast | null = null;
  let lastId = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function set(next: ShownToast | null) {
    shown = next;
    for (const listener of listeners) listener();
  }

  return {
    show(message: ToastMessage): number {
      clearTimeout(removal);
      lastId += 1;
      set({ ...message, id: lastId, open: true });
      return lastId;
    },
    /** Closes the current toast; with an id only that one. */
    dismiss(id = shown?.id) {
      if (!shown?.open || shown.id !== id) return;
      set({ ...shown, open: false });
      removal = setTimeout(() => set(null), REMOVE_DELAY_MS);
    },
    current: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const toasts = createToastStore();
