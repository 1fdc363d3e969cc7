export type Schemas = typeof import("@headwaters/contracts/schemas");

/** The schemas bring Zod along, a sixth of a page: fetched when a form is used, not before. */
export async function importSchemas(): Promise<Schemas> {
  try {
    return await import("@headwaters/contracts/schemas");
  } catch (error) {
    // Chromium remembers that an address failed, and names it: the next try needs another one.
    const [address] = /https?:\S+/.exec(String(error)) ?? [];
    if (!address) throw error;
    return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
  }
}
