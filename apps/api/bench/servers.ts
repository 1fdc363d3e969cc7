import { fork } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";
import { nodeEnv, nodeFlags } from "@headwaters/launch/siteProcess";
import type { Order, Report } from "./server.ts";

export interface Server {
  /** "http://127.0.0.1:…" */
  url: string;
  report(): Promise<Report>;
  stop(): Promise<void>;
}

/**
 * Starts a server in its own process. It logs to a file, because reading a pipe in this process would
 * compete with the load generator.
 */
export async function serve(order: Order, logFile: string): Promise<Server> {
  const log = openSync(logFile, "a");
  const child = fork(join(import.meta.dirname, "server.ts"), {
    stdio: ["ignore", log, "inherit", "ipc"],
    ...(order.contender === "site" && {
      execArgv: nodeFlags,
      env: { ...process.env, ...nodeEnv },
    }),
  });
  const ended = Promise.withResolvers<never>();
  child.once("exit", () => ended.reject(new Error(`The server "${order.contender}" has ended.`)));
  ended.promise.catch(() => {}); // there may be no pending answer
  async function respond<T>(): Promise<T> {
    const [message] = await Promise.race([once(child, "message"), ended.promise]);
    return message as T;
  }
  child.send(order);
  const { url } = await respond<{ url: string }>();
  return {
    url,
    report() {
      child.send("report");
      return respond<Report>();
    },
    async stop() {
      child.disconnect();
      await ended.promise.catch(() => {});
    },
  };
}
