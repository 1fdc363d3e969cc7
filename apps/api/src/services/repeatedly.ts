/**
 * Does some work again and again, first at once, and never twice at the same time.
 * @param pause milliseconds from one beginning to the next
 * @param onTrouble told when the work fails; it is tried again
 * @returns what ends that, when the work under way has ended
 */
export function repeatedly(
  work: () => Promise<unknown>,
  pause: number,
  onTrouble: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let busy = false;
  const look = () => {
    if (busy) return;
    busy = true;
    running = work()
      .catch(onTrouble)
      .finally(() => {
        busy = false;
      });
  };
  const timer = setInterval(look, pause);
  look();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
