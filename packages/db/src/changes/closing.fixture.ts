// A process for the tests that listens, closes as soon as it has heard or failed, and has nothing
// else to do: it ends by itself if nothing was left open.
import { listenForChanges } from "../changes.ts";

const changes = listenForChanges(process.argv[2] ?? "");
await changes.started;
console.log(changes.live ? "live" : "not live");
await changes.close();
