import type { WebServer } from "@headwaters/contracts";
import type { EventsService } from "@headwaters/contracts/router";
import type { FastifyPluginAsync } from "fastify";
import { calendarFeed, eventFile } from "./calendar.ts";

const CALENDAR = "text/calendar; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";
const NO_EVENT = "This event is no longer here.\n";

const tags: ReadonlySet<string> = new Set(["events"]);

/** Calendar files: one event, and a subscription to all. */
export const calendars: FastifyPluginAsync<{
  web: Pick<WebServer, "contentPaths">;
  events: EventsService;
  publicUrl: string;
}> = async (app, { web, events, publicUrl }) => {
  const site = { publicUrl, eventPath: web.contentPaths.events };

  app.get("/events.ics", async (_request, reply) =>
    reply.sendCached("/events.ics", async () => {
      const body = calendarFeed(await events.calendar(), site);
      return { status: 200, type: CALENDAR, body, tags, cacheable: true };
    }),
  );

  app.get<{ Params: { id: string } }>("/events/:id(^[\\w-]{1,64}).ics", async (request, reply) => {
    const { id } = request.params;
    return reply.sendCached(`/events/${id}.ics`, async () => {
      const event = await events.calendarEvent(id);
      return event
        ? { status: 200, type: CALENDAR, body: eventFile(event, site), tags, cacheable: true }
        : { status: 404, type: TEXT, body: NO_EVENT, tags, cacheable: false };
    });
  });
};
