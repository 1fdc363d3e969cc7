import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterwards } from "@headwaters/testing/afterwards";
import { findFreePort } from "@headwaters/testing/site/findFreePort";
import { vi } from "vitest";
import { HOST, makeFolder } from "./processes.ts";

export const EXAMPLES = join(import.meta.dirname, "../../docs/examples");

function replaceEach(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The example has no ${from}.`);
    return result.replaceAll(from, to);
  }, text);
}

/** Starts nginx with the example configuration; only ports and paths differ. */
export async function startNginx(sites: readonly { port: number }[]) {
  const folder = makeFolder();
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const subject = ["-subj", `/CN=${HOST}`, "-addext", `subjectAltName=DNS:${HOST},DNS:www.${HOST}`];
  const pair = ["-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate];
  execFileSync("openssl", ["req", "-x509", ...pair, ...subject], { stdio: "ignore" });
  const [http, https] = [await findFreePort(), await findFreePort()];
  const example = replaceEach(readFileSync(join(EXAMPLES, "nginx.conf"), "utf8"), {
    "    listen [::]:80;\n": "",
    "    listen [::]:443 ssl http2;\n": "",
    "listen 80;": `listen 127.0.0.1:${http};`,
    "listen 443 ": `listen 127.0.0.1:${https} `,
    "server 127.0.0.1:3000 ": `server 127.0.0.1:${sites[0]?.port} `,
    "server 127.0.0.1:3001 ": `server 127.0.0.1:${sites[1]?.port} `,
    "/etc/letsencrypt/live/fish.example/fullchain.pem": certificate,
    "/etc/letsencrypt/live/fish.example/privkey.pem": key,
    "/var/log/nginx/": `${folder}/`,
  });
  writeFileSync(join(folder, "headwaters.conf"), example);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = join(folder, "nginx.conf");
  writeFileSync(
    main,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log crit; events {}
http { ${temporary.join(" ")} include ${folder}/headwaters.conf; }\n`,
  );
  const options = ["-c", main, "-e", `${folder}/nginx.log`];
  execFileSync("nginx", ["-t", ...options], { stdio: "inherit" });
  const nginx = spawn("nginx", options, { stdio: "inherit" });
  afterwards(async () => {
    nginx.kill("SIGTERM");
    if (nginx.exitCode === null) await once(nginx, "exit");
  });
  const ask = () => fetch(`http://127.0.0.1:${http}`, { redirect: "manual" });
  await vi.waitFor(ask, { timeout: 30_000 });
  return {
    http,
    https,
    certificate: readFileSync(certificate),
    /** Reads all of its logs. */
    readLogs: () =>
      ["headwaters.log", "headwaters.error.log", "nginx.log"]
        .map((name) => readFileSync(join(folder, name), "utf8"))
        .join(""),
  };
}
