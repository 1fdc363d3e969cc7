interface Issue {
  path: string;
  message: string;
}

/** What the server answers to a single call of a procedure. */
export const answer = (json: unknown) => Response.json([{ result: { data: { json } } }]);

/** How it refuses one. */
export const refuse = (status: number, message: string, issues?: Issue[]) =>
  Response.json(
    [{ error: { json: { message, code: -32600, data: { httpStatus: status, issues } } } }],
    { status },
  );

/** Nothing but a status, as from a proxy before a server that is down. */
export const fail = (status: number) => new Response("", { status });

/** What a list's cards are where there are none. */
export const emptyList = { items: [], nextCursor: null, correction: null };
