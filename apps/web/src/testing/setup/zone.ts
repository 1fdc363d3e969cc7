import { vi } from "vitest";

/** Does something while the clock of this computer shows the time of a zone. */
export async function inTimeZone(zone: string, work: () => Promise<void>) {
  vi.stubEnv("TZ", zone);
  try {
    await work();
  } finally {
    vi.unstubAllEnvs();
  }
}
