// A second process for the tests: it holds the embedded PostgreSQL of a data folder until it is
// killed, and prints the address or the error as its first line.
import { startEmbeddedPostgres } from "../embeddedPostgres.ts";

try {
  const server = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? "", durable: false });
  console.log(server.connectionString);
} catch (error) {
  console.log((error as Error).message);
}
