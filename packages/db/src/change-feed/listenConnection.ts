import { randomUUID } from "node:crypto";
import pg from "pg";
import { isBehindPooler } from "../client.ts";
import { DatabaseError } from "../errors.ts";

/** Called with each notification. */
type Listener = (channel: string, payload: string) => void;

/** The channel of the triggers, as the migration content_changes spells it. */
export const CHANGES_CHANNEL = "headwaters_changes";

/** Limits in ms: for opening, and by default for a ping. */
const OPEN_TIMEOUT = 5_000;
const PING_TIMEOUT = 2_000;
/** Time between two pings in ms. */
const PING_INTERVAL = 750;

interface Ping {
  id: string;
  sentAt: number;
  response: PromiseWithResolvers<void>;
}

/**
 * One LISTEN connection that checks itself with pings on a channel of its own. PostgreSQL delivers
 * notifications in the order of the commits, so a ping arrives after every change that was
 * committed before it was sent.
 */
export class ListenConnection {
  readonly #client: pg.Client;
  readonly #secondClient: pg.Client;
  readonly #listener: Listener;
  readonly #isDirect: boolean;
  readonly #pingTimeout: number;
  readonly #pingChannel = `headwaters_ping_${randomUUID().replaceAll("-", "")}`;
  readonly #lost = Promise.withResolvers<Error>();
  #closeReason: Error | undefined;
  #pingTimer: NodeJS.Timeout | undefined;
  #pingCount = 0;
  #ping: Ping | undefined;
  #aliveUntil = 0;
  #running = Promise.resolve();
  #next: Promise<void> | undefined;

  /** Does not connect yet. `listener` is called in the order in which notifications arrive. */
  constructor(
    connectionString: string,
    listener: Listener,
    { isDirect = false, maxSilence = PING_TIMEOUT }: { isDirect?: boolean; maxSilence?: number },
  ) {
    this.#client = this.#createClient(connectionString);
    this.#secondClient = this.#createClient(connectionString);
    this.#listener = listener;
    this.#isDirect = isDirect;
    this.#pingTimeout = maxSilence;
  }

  /** Resolves with the reason when the connection is lost or closed. */
  get lost(): Promise<Error> {
    return this.#lost.promise;
  }

  /** True if the last ping that arrived was sent recently. */
  get alive(): boolean {
    return this.#closeReason === undefined && performance.now() < this.#aliveUntil;
  }

  /**
   * Connects, listens to the changes and to these channels, and waits for the first ping; rejects
   * if that fails or takes too long.
   */
  async open(channels: readonly string[]): Promise<void> {
    try {
      await this.#limit(OPEN_TIMEOUT, "The database did not answer", this.#open(channels));
    } catch (error) {
      this.close(error as Error);
      throw this.#closeReason;
    }
  }

  /** Listens to one more channel, between two pings. */
  listen(channel: string): Promise<void> {
    const listening = this.#running.then(() => this.#listen([channel]));
    this.#running = listening.catch((error) => this.close(error));
    return listening;
  }

  /**
   * Resolves when every change that was committed before the call has been reported, or when the
   * connection is lost. Calls share the next ping, because one in flight may have left before their
   * changes.
   */
  waitForPending(): Promise<void> {
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      this.#running = this.#sendPing(this.#client).catch((error) => this.close(error));
      return this.#running;
    });
    return this.#next;
  }

  /** Closes the connection at once; the listener is not called again. */
  close(reason: Error): void {
    if (this.#closeReason !== undefined) return;
    this.#closeReason = reason;
    clearInterval(this.#pingTimer);
    // end() would wait for the server, which may be unreachable.
    for (const client of [this.#client, this.#secondClient]) client.connection.stream.destroy();
    this.#ping?.response.reject(reason);
    this.#lost.resolve(reason);
  }

  #createClient(connectionString: string): pg.Client {
    const client = new pg.Client({ connectionString, application_name: "headwaters-changes" });
    client.on("error", (error) => this.close(error)); // pg emits it for every unexpected end
    client.on("notification", (message) => this.#receive(message));
    return client;
  }

  async #open(channels: readonly string[]): Promise<void> {
    await this.#connect(this.#client);
    if (!this.#isDirect && (await isBehindPooler(this.#client))) {
      throw new DatabaseError("LISTEN is not for connection poolers: set DIRECT_DATABASE_URL.");
    }
    await this.#listen([CHANGES_CHANNEL, this.#pingChannel, ...channels]);
    // The first ping comes from a second connection: a pooler in transaction mode delivers
    // notifications during a query of ours, but none while the connection is idle.
    await this.#connect(this.#secondClient);
    await this.#sendPing(this.#secondClient);
    await this.#secondClient.end();
    this.#pingTimer = setInterval(() => this.waitForPending(), PING_INTERVAL).unref();
  }

  async #listen(channels: readonly string[]): Promise<void> {
    const statements = channels.map((channel) => `LISTEN ${pg.escapeIdentifier(channel)}`);
    await this.#client.query(statements.join("; "));
  }

  async #connect(client: pg.Client): Promise<void> {
    if (this.#closeReason !== undefined) throw this.#closeReason;
    await client.connect();
  }

  async #sendPing(client: pg.Client): Promise<void> {
    if (this.#closeReason !== undefined) throw this.#closeReason;
    this.#pingCount += 1;
    const ping = {
      id: String(this.#pingCount),
      sentAt: performance.now(),
      response: Promise.withResolvers<void>(),
    };
    this.#ping = ping;
    const sent = client.query(`SELECT pg_notify('${this.#pingChannel}', '${ping.id}')`);
    const answered = Promise.all([sent, ping.response.promise]);
    const failure = "LISTEN has no effect (a connection pooler?): no answer";
    await this.#limit(this.#pingTimeout, failure, answered);
  }

  #receive({ channel, payload }: pg.Notification): void {
    if (this.#closeReason !== undefined) return;
    const ping = this.#ping;
    if (channel !== this.#pingChannel) {
      this.#listener(channel, payload ?? "");
    } else if (ping !== undefined && payload === ping.id) {
      this.#aliveUntil = ping.sentAt + this.#pingTimeout;
      ping.response.resolve();
    }
  }

  /** Waits for work that `close` ends, and closes the connection if the work takes too long. */
  async #limit(milliseconds: number, failure: string, work: Promise<unknown>): Promise<void> {
    let isDone = false;
    const giveUp = () => {
      if (isDone) return;
      this.close(new DatabaseError(`${failure} within ${milliseconds / 1000} s.`));
    };
    // Waits one turn more, because a busy process reads a response that has arrived only then.
    const timer = setTimeout(() => setImmediate(giveUp), milliseconds).unref();
    try {
      await work;
    } finally {
      isDone = true;
      clearTimeout(timer);
    }
  }
}
