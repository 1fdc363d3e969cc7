/**
 * Runs works one per turn of the event loop, in their order, so that what else has arrived meanwhile waits
 * for one of them at most.
 */
export function createTurns() {
  const waiting: (() => void)[] = [];
  function next() {
    const work = waiting.shift();
    if (waiting.length > 0) setImmediate(next);
    work?.();
  }
  return (work: () => void): void => {
    waiting.push(work);
    if (waiting.length === 1) setImmediate(next);
  };
}
