interface Issue {
  path: string;
  message: string;
}

/** The response to a single call of a procedure. */
export const answer = (json: unknown) => Response.json([{ result: { data: { json } } }]);

/** An error response to a single call. */
export const refuse = (status: number, message: string, issues?: Issue[]) =>
  Response.json(
    [{ error: { json: { message, code: -32600, data: { httpStatus: status, issues } } } }],
    { status },
  );

/** A bare status, as a proxy in front of a stopped server sends it. */
export const fail = (status: number) => new Response("", { status });

/** The answer of a list without items. */
export const emptyList = { items: [], nextCursor: null, correction: null };
