import { randomUUID } from "node:crypto";
import pg from "pg";
import { isBehindPooler } from "../client.ts";
import { DatabaseError } from "../errors.ts";

/** Told a capability's name for a change, null when any number of them may have been missed. */
export type Listener = (capability: string | null) => void;

// As the migration content_changes spells it.
const changesChannel = "headwaters_changes";

// In milliseconds: for opening; for a ping, which then vouches as long; between two pings.
const openingLimit = 5_000;
const pingLimit = 2_000;
const heartbeat = 500;

interface Ping {
  id: string;
  sentAt: number;
  answer: PromiseWithResolvers<void>;
}

/**
 * One connection that hears changes, and knows whether it does: it sends itself notifications
 * ("pings") on a channel of its own. PostgreSQL delivers notifications in the order of the
 * commits, so when a ping is back, so is every change that was committed before it was sent.
 */
export class Line {
  readonly #listener: pg.Client;
  readonly #stranger: pg.Client;
  readonly #tell: Listener;
  readonly #isDirect: boolean;
  readonly #channel = `headwaters_ping_${randomUUID().replaceAll("-", "")}`;
  readonly #lost = Promise.withResolvers<Error>();
  #loss: Error | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #pings = 0;
  #ping: Ping | undefined;
  #vouchedUntil = 0;
  #running = Promise.resolve();
  #next: Promise<void> | undefined;

  /** Connects nothing yet. `tell` is called in the order in which changes arrive. */
  constructor(connectionString: string, tell: Listener, isDirect = false) {
    this.#listener = this.#client(connectionString);
    this.#stranger = this.#client(connectionString);
    this.#tell = tell;
    this.#isDirect = isDirect;
  }

  /** Resolves with the reason when the connection is of no more use. */
  get lost(): Promise<Error> {
    return this.#lost.promise;
  }

  /** Whether the newest ping that came back was sent less than 2 s ago. */
  get alive(): boolean {
    return this.#loss === undefined && performance.now() < this.#vouchedUntil;
  }

  /** Connects, listens and waits for the first ping; rejects when that fails or takes 5 s. */
  async open(): Promise<void> {
    try {
      await this.#within(openingLimit, "The database did not answer", this.#open());
    } catch (error) {
      this.hangUp(error as Error);
      throw this.#loss;
    }
  }

  /**
   * Resolves when every change that was committed before the call has been told, or the line is
   * lost. All who call before a ping leaves share it: one that has left may have missed theirs.
   */
  caughtUp(): Promise<void> {
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      this.#running = this.#sendPing(this.#listener).catch((error) => this.hangUp(error));
      return this.#running;
    });
    return this.#next;
  }

  /** Drops the connection at once, whatever it is doing; nothing is told after this. */
  hangUp(reason: Error): void {
    if (this.#loss !== undefined) return;
    this.#loss = reason;
    clearInterval(this.#heartbeat);
    // Not end(): that waits for the other side, which may be what is missing.
    for (const client of [this.#listener, this.#stranger]) client.connection.stream.destroy();
    this.#ping?.answer.reject(reason);
    this.#lost.resolve(reason);
  }

  #client(connectionString: string): pg.Client {
    const client = new pg.Client({ connectionString, application_name: "headwaters-changes" });
    client.on("error", (error) => this.hangUp(error)); // pg reports any unasked end as one
    client.on("notification", (message) => this.#hear(message));
    return client;
  }

  async #open(): Promise<void> {
    await this.#connect(this.#listener);
    if (!this.#isDirect && (await isBehindPooler(this.#listener))) {
      throw new DatabaseError("LISTEN is not for connection poolers: set DIRECT_DATABASE_URL.");
    }
    await this.#listener.query(`LISTEN ${changesChannel}; LISTEN ${this.#channel}`);
    // The first ping is a stranger's: a proxy that lends its connections by the transaction
    // brings back our own pings, but nothing that others say while we ask nothing.
    await this.#connect(this.#stranger);
    await this.#sendPing(this.#stranger);
    await this.#stranger.end();
    this.#heartbeat = setInterval(() => this.caughtUp(), heartbeat).unref();
  }

  async #connect(client: pg.Client): Promise<void> {
    if (this.#loss !== undefined) throw this.#loss;
    await client.connect();
  }

  async #sendPing(from: pg.Client): Promise<void> {
    if (this.#loss !== undefined) throw this.#loss;
    this.#pings += 1;
    const ping = {
      id: String(this.#pings),
      sentAt: performance.now(),
      answer: Promise.withResolvers<void>(),
    };
    this.#ping = ping;
    const sent = from.query(`SELECT pg_notify('${this.#channel}', '${ping.id}')`);
    const back = Promise.all([sent, ping.answer.promise]);
    await this.#within(pingLimit, "LISTEN has no effect (a connection pooler?): no answer", back);
  }

  #hear({ channel, payload }: pg.Notification): void {
    if (this.#loss !== undefined) return;
    const ping = this.#ping;
    if (channel === changesChannel) {
      this.#tell(payload || null);
    } else if (channel === this.#channel && ping !== undefined && payload === ping.id) {
      this.#vouchedUntil = ping.sentAt + pingLimit;
      ping.answer.resolve();
    }
  }

  /** Waits for work that ends when the line is hung up, and hangs up when it takes too long. */
  async #within(milliseconds: number, complaint: string, work: Promise<unknown>): Promise<void> {
    let done = false;
    const giveUp = () => {
      if (done) return;
      this.hangUp(new DatabaseError(`${complaint} within ${milliseconds / 1000} s.`));
    };
    // A turn later, because a process that was too busy to look finds the answer only then.
    const timer = setTimeout(() => setImmediate(giveUp), milliseconds).unref();
    try {
      await work;
    } finally {
      done = true;
      clearTimeout(timer);
    }
  }
}
