import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";

const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript" };

/** A site with a single page of React and React Router alone, rendered in the browser. */
export async function startBareSite(): Promise<{ address: string; stop(): Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), "headwaters-bare-"));
  const root = join(import.meta.dirname, "bare");
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [react()],
    build: { outDir },
  });
  // Compressed before the first request, like the files of our build.
  const bodies = new Map<string, Buffer>();
  for (const name of await readdir(outDir, { recursive: true })) {
    if (extname(name) in TYPES) {
      bodies.set(`/${name}`, brotliCompressSync(await readFile(join(outDir, name))));
    }
  }
  const server = createServer(({ url = "/" }, response) => {
    const path = url === "/" ? "/index.html" : url;
    const body = bodies.get(path);
    if (!body) return response.writeHead(404).end();
    const headers = { "content-type": TYPES[extname(path)], "content-encoding": "br" };
    return response.writeHead(200, headers).end(body);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
