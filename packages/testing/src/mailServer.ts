import { once } from "node:events";
import type { Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterwards } from "./afterwards.ts";
import { type ReceivedMail, readMail } from "./mails.ts";

/** A mail server on loopback that keeps what it accepts. */
export interface MailServer {
  /** As SMTP_URL wants it. */
  url: string;
  mails: ReceivedMail[];
  /** The bytes of each mail as they came. */
  raw: string[];
  /** Drops every connection, whatever is being said. */
  dropConnections(): void;
  /** What it does with a mail unless told otherwise: it keeps it. */
  accept: NonNullable<SMTPServerOptions["onData"]>;
  stop(): Promise<void>;
}

/** Starts one until the test is over or it is stopped; options are what it does otherwise than accept all. */
export async function startMailServer(
  options: SMTPServerOptions = {},
  port = 0,
): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const dropConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  const accept: MailServer["accept"] = async (stream, _session, accepted) => {
    const bytes = await buffer(stream).catch(() => null);
    if (bytes === null) return; // the client hung up
    received.raw.push(bytes.toString());
    received.mails.push(await readMail(bytes));
    accepted();
  };
  const stop = () => {
    dropConnections();
    return new Promise<void>((done) => server.close(() => done()));
  };
  const received: MailServer = { url: "", mails: [], raw: [], dropConnections, accept, stop };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"], // its certificate would be nobody's
    onData: accept,
    ...options,
  });
  server.on("error", () => {}); // clients that hang up
  server.server.on("connection", (socket: Socket) => sockets.add(socket));
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address() as { port: number };
  received.url = `smtp://127.0.0.1:${address.port}`;
  afterwards(stop);
  return received;
}

/** What a handler of the server answers with, to refuse. */
export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
