import { createTurns } from "./turns.ts";

export interface BatchesOptions<Item, Result> {
  /** Does the work of one batch; returns the results in the order of the items. */
  run: (key: string, items: Item[]) => Promise<PromiseSettledResult<Result>[]>;
  /** Limits the batches of all keys that run at once; waiting for it counts as an item's waiting. */
  limit: (work: () => Promise<void>) => Promise<void>;
  /** Maximum items per batch. */
  batchSize: number;
  /** Maximum waiting items, of all keys together. */
  maxQueue: number;
  /** How long an item may wait, in ms. */
  timeoutMs: number;
  /** Makes the error for items beyond these limits. */
  createError: () => Error;
}

interface Waiting<Item, Result> extends PromiseWithResolvers<Result> {
  item: Item;
  owner: string;
  since: number;
}

/** Takes the first items off a queue: at most `size`, and one of each owner. */
function takeBatch<Item, Result>(queue: Waiting<Item, Result>[], size: number) {
  const owners = new Set<string>();
  const end = queue.findIndex(({ owner }, index) => {
    const isNext = index < size && !owners.has(owner);
    owners.add(owner);
    return !isNext;
  });
  return queue.splice(0, end === -1 ? queue.length : end);
}

/**
 * Runs items in batches: those of a key that arrive while its batch runs are its next one, in the order
 * of arrival. A batch has one item of each owner, so that an owner's second item sees the first one's
 * effect. If a batch throws, each of its items runs alone, so that none fails because of another.
 */
export function createBatches<Item, Result>(options: BatchesOptions<Item, Result>) {
  const { run, limit, batchSize, maxQueue, timeoutMs, createError } = options;
  /** The waiting items of each key that has a running batch. */
  const queues = new Map<string, Waiting<Item, Result>[]>();
  let waiting = 0;
  // Each result becomes a response, and a batch of responses would block the event loop.
  const inTurn = createTurns();

  /** Takes the next batch; rejects the items in it that have waited too long. */
  function takeInTime(queue: Waiting<Item, Result>[]): Waiting<Item, Result>[] {
    const taken = takeBatch(queue, batchSize);
    waiting -= taken.length;
    const isLate = ({ since }: Waiting<Item, Result>) => performance.now() - since > timeoutMs;
    for (const late of taken.filter(isLate)) late.reject(createError());
    return taken.filter((one) => !isLate(one));
  }

  async function runBatch(key: string, batch: readonly Waiting<Item, Result>[]): Promise<void> {
    if (batch.length === 0) return;
    const results = await run(
      key,
      batch.map(({ item }) => item),
    );
    for (const [index, result] of results.entries()) {
      if (result.status === "fulfilled") inTurn(() => batch[index]?.resolve(result.value));
      else batch[index]?.reject(result.reason);
    }
  }

  async function runQueue(key: string, queue: Waiting<Item, Result>[]): Promise<void> {
    while (queue.length > 0) {
      let batch: Waiting<Item, Result>[] = [];
      try {
        await limit(() => {
          batch = takeInTime(queue);
          return runBatch(key, batch);
        });
      } catch (error) {
        // None was taken if the limit has refused the batch.
        const failed = batch.length > 0 ? batch : takeInTime(queue);
        if (failed.length === 1) failed[0]?.reject(error);
        // One after another, in the order of arrival.
        else for (const one of failed) await limit(() => runBatch(key, [one])).catch(one.reject);
      }
    }
    queues.delete(key);
  }

  return (key: string, owner: string, item: Item): Promise<Result> => {
    if (waiting >= maxQueue) return Promise.reject(createError());
    const added = { ...Promise.withResolvers<Result>(), item, owner, since: performance.now() };
    const queue = queues.get(key);
    waiting += 1;
    if (queue) {
      queue.push(added);
    } else {
      const begun = [added];
      queues.set(key, begun);
      void runQueue(key, begun);
    }
    return added.promise;
  };
}
