// pnpm bench: GET /api/news with 1,000 articles, against two baselines in the same run.
import { fork } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, migrate, startEmbedded } from "@headwaters/db";
import autocannon from "autocannon";
import type { Contender } from "./server.ts";

const ARTICLES = 1_000;
const CONNECTIONS = 64;
const WARM_UP_S = 3;
const MEASURED_S = 10;
/** Each contender is measured this often, in turn; the median counts, so that drift of the machine does not. */
const ROUNDS = 3;

interface Figures {
  /** Requests per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Resident memory after the run, MB. */
  memory: number;
}

async function seed(connectionString: string) {
  const { prisma, close } = createClient(connectionString);
  const content = "The water was low and clear, and every child saw a trout rise. ".repeat(12);
  await prisma.newsArticle.createMany({
    data: Array.from({ length: ARTICLES }, (_, i) => ({
      title: `Report ${i} from the river`,
      content,
      excerpt: "What forty volunteers found on a Saturday morning.",
      category: "community",
      published: true,
      createdAt: new Date(Date.UTC(2026, 0, 1) + i * 60_000),
    })),
  });
  await close();
}

async function serve(contender: Contender, database: string, body: string) {
  const child = fork(join(import.meta.dirname, "server.ts"));
  child.send({ contender, database, body });
  const [{ address }] = (await once(child, "message")) as [{ address: string }];
  return {
    url: `${address}/api/news`,
    async memory() {
      child.send("memory?");
      const [{ memory }] = (await once(child, "message")) as [{ memory: number }];
      return memory / 1024 / 1024;
    },
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}

async function measure(contender: Contender, database: string, body: string): Promise<Figures> {
  const server = await serve(contender, database, body);
  const load = { url: server.url, connections: CONNECTIONS };
  await autocannon({ ...load, duration: WARM_UP_S });
  const result = await autocannon({ ...load, duration: MEASURED_S });
  const memory = await server.memory();
  await server.stop();
  if (result.non2xx + result.errors > 0) throw new Error(`${contender} failed under load`);
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    memory,
  };
}

function median(rounds: Figures[]): Figures {
  const middle = (pick: (figures: Figures) => number) =>
    rounds.map(pick).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN;
  return {
    rate: middle(({ rate }) => rate),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    memory: middle(({ memory }) => memory),
  };
}

const dataDir = mkdtempSync(join(tmpdir(), "headwaters-bench-"));
chmodSync(dataDir, 0o711); // for root, PostgreSQL runs as another user
const database = await startEmbedded({ dataDir });
try {
  const { connectionString } = database;
  await migrate(connectionString);
  await seed(connectionString);
  const probe = await serve("site", connectionString, "");
  const body = await (await fetch(probe.url)).text();
  await probe.stop();
  console.log(
    `GET /api/news: ${ARTICLES} articles, ${body.length} bytes an answer, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${MEASURED_S} s`,
  );

  const contenders: Contender[] = ["constant", "prisma", "site"];
  const rounds: Record<Contender, Figures[]> = { constant: [], prisma: [], site: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const contender of contenders) {
      rounds[contender].push(await measure(contender, connectionString, body));
    }
  }
  const baseline = median(rounds.constant);
  const naive = median(rounds.prisma);
  console.table(
    Object.fromEntries(
      contenders.map((contender) => {
        const { rate, p50, p99, memory } = median(rounds[contender]);
        return [
          contender,
          {
            "requests/s": Math.round(rate),
            "p50 ms": p50,
            "p99 ms": p99,
            "memory MB": Math.round(memory),
            "of constant": (rate / baseline.rate).toFixed(3),
            "of prisma": (rate / naive.rate).toFixed(3),
            "p99 of constant": (p99 / baseline.p99).toFixed(2),
          },
        ];
      }),
    ),
  );
} finally {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
