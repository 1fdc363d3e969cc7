import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { resumeToPipeableStream } from "react-dom/server";
import { type PostponedState, prerender } from "react-dom/static";

// Without a limit React leaves the content of every boundary in its place.
const whole = { progressiveChunkSize: Number.POSITIVE_INFINITY };

/** Renders everything, lazy parts too. */
export async function renderWhole(element: ReactElement): Promise<string> {
  const { prelude } = await prerender(element, whole);
  return new Response(prelude).text();
}

/** React's mark of a part that waits, with its id. */
const OPEN = /<!--\$\?--><template id="B:(\w+)"><\/template><!--\/\$-->/;
/** React's marks of parts that wait or failed. */
const UNFINISHED = /<!--\$[?!]-->/g;
/** React's time for revealing parts by scripts, which we do not use. */
const TIMER = "<script>requestAnimationFrame(function(){$RT=performance.now()});</script>";

/** Markup with open parts, which are rendered into it for each account. */
export interface OpenMarkup {
  html: string;
  /** React's state, from which renderParts goes on. */
  state: PostponedState;
}

/**
 * Renders all but the parts of the account. Rejects if anything else waits or fails.
 * @param element the element with its parts in this mode
 */
export async function renderOpen(
  element: (parts: "left out" | "held") => ReactElement,
): Promise<OpenMarkup> {
  const stop = new AbortController();
  const { signal } = stop;
  const failed: unknown[] = [];
  // React reports each held part with the signal's reason.
  const onError = (error: unknown) => {
    if (error !== signal.reason) failed.push(error);
  };
  // Loads the lazy parts, so that none but the held parts waits afterwards.
  await prerender(element("left out"), { onError });
  const rendering = prerender(element("held"), { ...whole, signal, onError });
  // React renders at once what does not wait; what does when it is stopped stays open.
  setTimeout(() => stop.abort());
  const { prelude, postponed } = await rendering;
  if (failed.length > 0) throw failed[0];
  if (!postponed) throw new Error("No part is held.");
  const html = (await new Response(prelude).text()).replace(TIMER, "");
  const parts = (splitAtParts(html).length - 1) / 2;
  if (html.match(UNFINISHED)?.length !== parts) throw new Error("More waits than the held parts.");
  return { html, state: postponed };
}

/** Splits markup at its open parts: text, id, text, id, …, text. */
export const splitAtParts = (html: string): string[] => html.split(OPEN);

/** A part as React sends it: hidden, then a script that moves it to the part of this id. */
const PART =
  /<div hidden id="(S:\w+)">(.*?)<\/div><script>(?:(?!<\/script>).)*?\$RC\("B:(\w+)","\1"\)<\/script>/gs;

let lastTurn: Promise<unknown> = Promise.resolve();

/** Resolves in a turn of the event loop that no other caller has: in a crowd, other requests come between. */
function nextTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return lastTurn;
}

/**
 * Renders the open parts; returns the markup of each by its id. Rejects if one fails.
 * @param element the element of renderOpen, with its parts rendered
 */
export async function renderParts(
  element: ReactElement,
  state: PostponedState,
): Promise<ReadonlyMap<string, string>> {
  await nextTurn();
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  // React uses the state up.
  const { pipe } = await resumeToPipeableStream(element, structuredClone(state), {
    onAllReady: resolve,
    onError: reject,
  });
  await ready;
  const sent = await text(pipe(new PassThrough()));
  return new Map([...sent.matchAll(PART)].map(([, , part = "", id = ""]) => [id, part]));
}

/** Puts parts into their places, as if the page had been rendered with them. Throws if one is missing. */
export function fillParts(pieces: readonly string[], parts: ReadonlyMap<string, string>): string {
  return pieces
    .map((piece, index) => {
      if (index % 2 === 0) return piece;
      const part = parts.get(piece);
      if (part === undefined) throw new Error(`Part ${piece} was not rendered.`);
      return `<!--$-->${part}<!--/$-->`;
    })
    .join("");
}
