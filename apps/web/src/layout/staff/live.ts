import { STAFF_LIVE_PATH, type StaffTopic, staffTopics } from "@headwaters/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useCheckCurrentUser } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { invalidate } from "#lib/api/invalidation.ts";

interface LiveListener {
  /** The data of these topics has changed, or may have. */
  onChange: (topics: readonly StaffTopic[]) => void;
  /** The server rejected the stream, as after the end of the session or the role. */
  onRejected: () => void;
}

/** Registrations have no topic of their own: the approval queue and the adults of events change with others. */
const shownFeatures: Partial<Record<StaffTopic, readonly (StaffTopic | "registrations")[]>> = {
  events: ["registrations"],
  clearances: ["clearances", "registrations"],
};

/** Poll interval in ms without a stream. */
const POLL_INTERVAL_MS = 30_000;
/** Delay in ms before the stream closes, so that it survives a change of page. */
const CLOSE_DELAY_MS = 5_000;

let listener: LiveListener | null = null;
/** True if changes arrived without a listener. */
let missed = false;
let source: EventSource | null = null;
let timer: number | undefined;
let leaving: number | undefined;

function notify(topics: readonly StaffTopic[]) {
  if (listener) listener.onChange(topics);
  else missed = true;
}

function isTopic(name: string): name is StaffTopic {
  return staffTopics.includes(name as StaffTopic);
}

function connect() {
  source?.close();
  source = new EventSource(STAFF_LIVE_PATH);
  // Changes before the connection opened are unknown.
  source.onopen = () => notify(staffTopics);
  source.onmessage = ({ data }) => notify(String(data).split(" ").filter(isTopic));
  source.onerror = () => {
    // The browser reconnects a lost stream, but not a rejected one.
    if (source?.readyState === EventSource.CLOSED) listener?.onRejected();
  };
}

function disconnect() {
  source?.close();
  source = null;
}

// A browser has six connections per site, so hidden tabs close theirs.
function followVisibility() {
  if (document.hidden) disconnect();
  else connect();
}

function poll() {
  if (document.hidden || source?.readyState === EventSource.OPEN) return;
  notify(staffTopics);
  if (source?.readyState === EventSource.CLOSED) connect();
}

function start() {
  followVisibility();
  document.addEventListener("visibilitychange", followVisibility);
  timer = window.setInterval(poll, POLL_INTERVAL_MS);
}

/** Closes the stream. */
export function stopLive() {
  clearTimeout(leaving);
  disconnect();
  document.removeEventListener("visibilitychange", followVisibility);
  clearInterval(timer);
  timer = undefined;
}

/**
 * Reports changes on the server by one stream per tab, while a staff page is open. Returns a
 * function that stops it.
 */
function followLive(next: LiveListener): () => void {
  clearTimeout(leaving);
  listener = next;
  if (timer === undefined) start();
  else if (missed) next.onChange(staffTopics);
  missed = false;
  return () => {
    if (listener !== next) return;
    listener = null;
    leaving = window.setTimeout(stopLive, CLOSE_DELAY_MS);
  };
}

/** Updates staff pages by the stream of changes. */
export function useLive() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const checkCurrentUser = useCheckCurrentUser();

  function onChange(topics: readonly StaffTopic[]) {
    const shown = topics.flatMap((topic) => [...(shownFeatures[topic] ?? [topic])]);
    void invalidate(queryClient, shown);
    // Marks public content as stale without a refetch, so that a text does not change under its
    // reader.
    if (topics.includes("items") || topics.includes("events"))
      void invalidate(queryClient, ["news", "events", "education"], "none");
    // The overview counts the rows of all topics.
    if (!topics.includes("staff")) void utils.staff.overview.invalidate();
  }

  const latest = useRef<LiveListener>({ onChange, onRejected: checkCurrentUser });
  latest.current = { onChange, onRejected: checkCurrentUser };

  useEffect(() => {
    return followLive({
      onChange: (topics) => latest.current.onChange(topics),
      onRejected: () => latest.current.onRejected(),
    });
  }, []);
}
