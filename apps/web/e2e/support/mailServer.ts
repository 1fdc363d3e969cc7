import { once } from "node:events";
import { createWriteStream, mkdirSync, renameSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { SMTPServer } from "smtp-server";

/** A mail server on loopback that keeps what it accepts in a folder: each mail a file, in their order. */
export async function startMailServer(folder: string) {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"], // its certificate would be nobody's
    async onData(stream, _session, accept) {
      count += 1;
      const file = join(folder, `${String(count).padStart(6, "0")}.eml`);
      try {
        await pipeline(stream, createWriteStream(`${file}.part`));
      } catch {
        return; // the client hung up
      }
      renameSync(`${file}.part`, file); // whole or not there
      accept();
    },
  });
  server.on("error", () => {}); // clients that hang up
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((done) => server.close(done)),
  };
}
