// Another Headwaters for the tests: holds the embedded database of a data folder until it is
// killed. Says its address, or why it could not, on the first line.
import { startEmbedded } from "../embedded.ts";

try {
  const server = await startEmbedded({ dataDir: process.argv[2] ?? "", durable: false });
  console.log(server.connectionString);
} catch (error) {
  console.log((error as Error).message);
}
