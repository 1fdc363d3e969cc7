import { once } from "node:events";
import type { Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterwards } from "../afterwards.ts";
import { type ReceivedMail, readMail } from "./mails.ts";

/** A mail server on loopback that stores the mails that it accepts. */
export interface MailServer {
  /** The value for SMTP_URL. */
  url: string;
  mails: ReceivedMail[];
  /** The bytes of each mail. */
  raw: string[];
  /** Drops every connection at once. */
  dropConnections(): void;
  /** Stores a mail; the default for `onData`. */
  accept: NonNullable<SMTPServerOptions["onData"]>;
  stop(): Promise<void>;
}

/**
 * Starts a mail server that is stopped after the test. It accepts every mail unless `options` say
 * otherwise.
 */
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
    if (bytes === null) return; // the client has disconnected
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
    disabledCommands: ["STARTTLS"], // it has no certificate
    onData: accept,
    ...options,
  });
  server.on("error", () => {}); // Clients that disconnect cause it.
  server.server.on("connection", (socket: Socket) => sockets.add(socket));
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address() as { port: number };
  received.url = `smtp://127.0.0.1:${address.port}`;
  afterwards(stop);
  return received;
}

/** Builds the error by which a handler of the server rejects. */
export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
