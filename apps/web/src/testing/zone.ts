import { vi } from "vitest";

/** Runs a function with the computer's clock in another time zone. */
export async function inTimeZone(zone: string, work: () => Promise<void>) {
  vi.stubEnv("TZ", zone);
  try {
    await work();
  } finally {
    vi.unstubAllEnvs();
  }
}
