// A process for the tests: it opens a change feed and closes it once it is live or has failed. It
// ends unless something was left open.
import { openChangeFeed } from "./changeFeed.ts";

const changes = openChangeFeed(process.argv[2] ?? "");
await changes.started;
console.log(changes.live ? "live" : "not live");
await changes.close();
