import autocannon from "autocannon";
import type { Server } from "./servers.ts";
import { middle, percentile } from "./statistics.ts";

const CONNECTIONS = 64;
const WARM_UP_S = 2;
const MEASURED_S = 2;
/** Rounds, each with all requests in turn, so that drifts of this machine affect all of them. */
const ROUNDS = 7;

export interface Request {
  server: Server;
  path: string;
  headers?: Record<string, string>;
  /** Expected status of every response; 200 by default. */
  status?: number;
}

export interface Figures {
  /** Requests per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** The server's processor time per request, in ms, which other programs hardly affect. */
  processor: number;
}

async function load(request: Request, duration: number): Promise<Figures> {
  const { server, path, headers = {}, status = 200 } = request;
  const url = server.url + path;
  // Autocannon's own percentiles are whole milliseconds, which is too coarse to compare.
  const times: number[] = [];
  let unexpected = 0;
  const before = await server.report();
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const run = autocannon({ url, headers, connections: CONNECTIONS, duration }, (error, result) =>
    error ? reject(error) : resolve(result),
  );
  run.on("response", (_client, statusCode, _bytes, ms) => {
    times.push(ms);
    if (statusCode !== status) unexpected += 1;
  });
  const { errors, duration: seconds } = await promise;
  const after = await server.report();
  if (errors + unexpected > 0) {
    throw new Error(`${url}: ${errors} failed, ${unexpected} not answered with ${status}`);
  }
  return {
    rate: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    processor: (after.processor - before.processor) / times.length,
  };
}

/** Figures of several requests by name, in rounds. */
export class Comparison {
  private readonly rounds: ReadonlyMap<string, Figures[]>;

  constructor(rounds: ReadonlyMap<string, Figures[]>) {
    this.rounds = rounds;
  }

  get names(): string[] {
    return [...this.rounds.keys()];
  }

  /** Returns the figure of the median round. */
  figure(name: string, pick: keyof Figures): number {
    return middle(this.all(name, pick));
  }

  /** Returns the figure as a multiple of the baseline's in the same round: the median of all rounds. */
  ratio(name: string, baseline: string, pick: keyof Figures): number {
    const others = this.all(baseline, pick);
    return middle(this.all(name, pick).map((own, round) => own / (others[round] ?? Number.NaN)));
  }

  private all(name: string, pick: keyof Figures): number[] {
    return (this.rounds.get(name) ?? []).map((figures) => figures[pick]);
  }
}

/** Loads each request in turn, after warming up all of them. */
export async function compare(requests: Record<string, Request>): Promise<Comparison> {
  const entries = Object.entries(requests);
  const rounds = new Map<string, Figures[]>(entries.map(([name]) => [name, []]));
  for (const [, request] of entries) await load(request, WARM_UP_S);
  for (let round = 0; round < ROUNDS; round += 1) {
    // In alternating order, so that no request always follows the same other one.
    const ordered = round % 2 === 0 ? entries : entries.toReversed();
    for (const [name, request] of ordered) rounds.get(name)?.push(await load(request, MEASURED_S));
  }
  return new Comparison(rounds);
}
