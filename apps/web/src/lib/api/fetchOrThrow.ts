/** The server could not be reached. */
export class Unreachable extends Error {
  override name = "Unreachable";

  constructor(cause: unknown) {
    super("We could not reach the server. Please check your connection and try again.", { cause });
  }
}

/** The error message of a response that is not a procedure's: from its JSON, text or status. */
export function readMessage(text: string, statusText: string): string {
  try {
    const { message } = JSON.parse(text) ?? {};
    if (typeof message === "string" && message) return message;
  } catch {
    // Not JSON, so the text itself is the message.
  }
  return text.trim() || statusText;
}

/** tRPC reads successes and failures of its own from JSON with one of these keys, alone or in a batch. */
function isProcedureResponse(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    const first: unknown = Array.isArray(body) ? body[0] : body;
    return typeof first === "object" && first !== null && ("error" in first || "result" in first);
  } catch {
    return false;
  }
}

/** `fetch` whose errors carry a message for the user. */
export async function fetchOrThrow(url: RequestInfo | URL, options: RequestInit = {}) {
  const response = await fetch(url, { ...options, credentials: "include" }).catch((cause) => {
    if (options.signal?.aborted) throw cause;
    throw new Unreachable(cause);
  });
  if (response.ok) return response;
  const text = await response.clone().text();
  if (!isProcedureResponse(text)) throw new Error(readMessage(text, response.statusText));
  return response;
}
