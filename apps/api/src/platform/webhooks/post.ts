import * as http from "node:http";
import * as https from "node:https";
import { checkOutside, InsideNetworkError, lookupOutside } from "./ipAddress.ts";

/** Timeout for a response, DNS lookup included, in ms. */
const TIMEOUT = 10_000;

export interface Response {
  /** HTTP status; null without a response. */
  status: number | null;
  /** Why the delivery failed, in a sentence; null for a status of 200 to 299. */
  error: string | null;
}

const sentences: Readonly<Record<string, string>> = {
  ENOTFOUND: "The name of this address is not known.",
  EAI_AGAIN: "The name of this address could not be looked up.",
  ECONNREFUSED: "The connection was refused.",
  ECONNRESET: "The connection was broken off.",
  ABORT_ERR: `There was no answer within ${TIMEOUT / 1_000} seconds.`,
};
const CERTIFICATE = /CERT|SIGNED|UNABLE_TO_VERIFY/;

function describeFailure(error: Error & { code?: string }): string {
  if (error instanceof InsideNetworkError)
    return "This address leads into the network of the site.";
  const { code = "" } = error;
  if (CERTIFICATE.test(code)) return "The certificate of this address is not trusted.";
  if (code.startsWith("HPE_")) return "The answer is not one of HTTP, or its headers are too long.";
  return sentences[code] ?? "The connection could not be made.";
}

function describeStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  const redirect = status >= 300 && status < 400 ? " Redirects are not followed." : "";
  return `The answer was ${status}.${redirect}`;
}

/**
 * Posts JSON and waits for the status; the body of the response is not read. Never rejects.
 * @param isPublic rejects addresses inside the site's network
 */
export function post(
  url: URL,
  { body, headers, isPublic }: { body: string; headers: object; isPublic: boolean },
): Promise<Response> {
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ status: null, error: describeFailure(error) });
    try {
      if (isPublic) checkOutside(url);
      const { request } = url.protocol === "https:" ? https : http;
      const sent = request(url, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json", "user-agent": "Headwaters" },
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT),
        ...(isPublic && { lookup: lookupOutside }),
      });
      sent.on("error", fail);
      const finish = ({ statusCode: status = 0 }: http.IncomingMessage) => {
        resolve({ status, error: describeStatus(status) });
        sent.destroy();
      };
      sent.on("response", finish);
      // Node reports status 101 only by this event, neither as a response nor as an error.
      sent.on("upgrade", finish);
      sent.end(body);
    } catch (error) {
      fail(error as Error);
    }
  });
}
