let announced = "";
const listeners = new Set<() => void>();

/** The title of the current page, for the live region that announces it. */
export const announcements = {
  announce(title: string) {
    announced = title;
    for (const listener of listeners) listener();
  },
  current: () => announced,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
