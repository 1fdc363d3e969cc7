import { atMost, print } from "../report.ts";
import type { Stage } from "../stage.ts";

/** Measures the memory of the site's process after all other measurements. */
export async function memory({ site }: Stage) {
  const megabytes = (await site.report()).memory / 1024 / 1024;
  print("Resident memory after all of it", { site: { MB: megabytes } });
  atMost(300, "resident memory, MB", megabytes);
}
