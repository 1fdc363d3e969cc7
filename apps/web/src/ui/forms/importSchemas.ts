export type Schemas = typeof import("@headwaters/contracts/schemas");

/** Imports the schemas with Zod, a large part of a page's code, when a form is first used. */
export async function importSchemas(): Promise<Schemas> {
  try {
    return await import("@headwaters/contracts/schemas");
  } catch (error) {
    // Chromium caches the failure of a module by its address, so the retry needs another address.
    const [address] = /https?:\S+/.exec(String(error)) ?? [];
    if (!address) throw error;
    return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
  }
}
