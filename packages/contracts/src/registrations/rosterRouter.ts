import type { User } from "../accounts/schema.ts";
import { type EventAdults, eventAdults } from "../clearances/schema.ts";
import { memberProcedure, nothing } from "../rpc/procedures.ts";
import { byId } from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import * as rosterSchema from "./rosterSchema.ts";
import * as schema from "./schema.ts";

export interface RosterService {
  /** Counts an event's people, for its author, leaders and staff. FORBIDDEN to others. */
  numbers(user: User, eventId: string): Promise<rosterSchema.RegistrationNumbers>;
  /** The cleared adults and children of an event; null for all but its leaders and staff. */
  adults(user: User, eventId: string): Promise<EventAdults | null>;
  /** Events that this account leads and may see the people of: recent and coming ones, at most 100. */
  led(user: User): Promise<rosterSchema.LedEvent[]>;
  /** The leaders of an event. Calls that name people are for its leaders and staff. */
  leaders(user: User, eventId: string): Promise<rosterSchema.EventLeader[]>;
  /**
   * Names a leader; harmless if repeated. BAD_REQUEST if no account with the role has this address.
   */
  addLeader(user: User, sent: rosterSchema.NamedLeader): Promise<rosterSchema.EventLeader[]>;
  /** Removes a named leader, whose access ends at once; harmless if repeated. */
  removeLeader(user: User, sent: rosterSchema.RemovedLeader): Promise<rosterSchema.EventLeader[]>;

  /** For the event's leaders and staff; FORBIDDEN to others. Each call is logged. */
  roster(user: User, eventId: string): Promise<rosterSchema.Roster>;
  /**
   * Records arrival and pick-up, unless a newer check-in of the person is known, and returns what
   * counts now.
   */
  checkIn(user: User, sent: rosterSchema.CheckIn): Promise<rosterSchema.NotedCheckIn>;
  /** Adds people by hand; without a free seat they go on the waitlist. */
  add(user: User, sent: rosterSchema.AddedRegistrations): Promise<rosterSchema.Roster>;
  /** Removes people from the roster, notifies them and offers their seats; harmless if repeated. */
  remove(user: User, chosen: schema.ChosenRegistrations): Promise<rosterSchema.Roster>;
  /** The pieces of a CSV file of the roster. The download is audited first. */
  exportRoster(user: User, eventId: string): Promise<AsyncIterable<string>>;
  /**
   * Mails everyone with a seat, those who wait, or one family; returns the number of mails. NOT_FOUND
   * for a family that is not signed up.
   */
  message(user: User, sent: rosterSchema.EventMessage): Promise<{ mails: number }>;
  /** Limits the age group; existing registrations stay. Also for the author, like the next call. */
  setAges(user: User, settings: rosterSchema.EventSettings): Promise<void>;
  /** Sets how many cleared adults the event needs. For its leaders and staff. */
  setAdults(user: User, sent: rosterSchema.EventAdultRatio): Promise<void>;
  /** Cancels the event and notifies everyone; harmless if repeated. The note may wait for review. */
  cancelEvent(user: User, sent: rosterSchema.CancelledEvent): Promise<void>;
}

/** Calls about the attendees of an event, for its author, leaders and staff. */
export const rosterProcedures = {
  numbers: memberProcedure
    .meta({
      rest: "GET /api/events/:id/registrations/numbers",
      summary: "Count the registrations for an event",
    })
    .input(byId)
    .output(rosterSchema.registrationNumbers)
    .query(({ ctx, input }) => ctx.services.registrations.numbers(ctx.user, input.id)),

  adults: memberProcedure
    .meta({
      rest: "GET /api/events/:id/registrations/adults",
      summary: "Count the children of an event, and the cleared adults that it has and needs",
    })
    .input(byId)
    .output(eventAdults.nullable())
    .query(({ ctx, input }) => ctx.services.registrations.adults(ctx.user, input.id)),

  led: memberProcedure
    .meta({ rest: "GET /api/registrations/led", summary: "List the events that you lead" })
    .output(z.array(rosterSchema.ledEvent))
    .query(({ ctx }) => ctx.services.registrations.led(ctx.user)),

  leaders: memberProcedure
    .meta({ rest: "GET /api/events/:id/leaders", summary: "List the leaders of an event" })
    .input(byId)
    .output(z.array(rosterSchema.eventLeader))
    .query(({ ctx, input }) => ctx.services.registrations.leaders(ctx.user, input.id)),

  addLeader: memberProcedure
    .meta({
      showsFamilies: true,
      needsSession: true,
      rest: "POST /api/events/:id/leaders",
      summary: "Name a leader of an event",
      status: 201,
      rateLimit: "save",
    })
    .input(rosterSchema.namedLeader)
    .output(z.array(rosterSchema.eventLeader))
    .mutation(({ ctx, input }) => ctx.services.registrations.addLeader(ctx.user, input)),

  removeLeader: memberProcedure
    .meta({
      showsFamilies: true,
      needsSession: true,
      rest: "DELETE /api/events/:id/leaders/:userId",
      summary: "Remove a leader of an event",
    })
    .input(rosterSchema.removedLeader)
    .output(z.array(rosterSchema.eventLeader))
    .mutation(({ ctx, input }) => ctx.services.registrations.removeLeader(ctx.user, input)),

  roster: memberProcedure
    .meta({
      showsFamilies: true,
      rest: "GET /api/events/:id/registrations/roster",
      summary: "Read the roster of an event",
    })
    .input(byId)
    .output(rosterSchema.roster)
    .query(({ ctx, input }) => ctx.services.registrations.roster(ctx.user, input.id)),

  checkIn: memberProcedure
    .meta({
      showsFamilies: true,
      rest: "POST /api/events/:id/registrations/check-in",
      summary: "Record that somebody arrived or was picked up",
      rateLimit: "save",
    })
    .input(rosterSchema.checkIn)
    .output(rosterSchema.notedCheckIn)
    .mutation(({ ctx, input }) => ctx.services.registrations.checkIn(ctx.user, input)),

  add: memberProcedure
    .meta({
      showsFamilies: true,
      rest: "POST /api/events/:id/registrations/add",
      summary: "Register people by hand",
      status: 201,
      rateLimit: "registration",
    })
    .input(rosterSchema.addedRegistrations)
    .output(rosterSchema.roster)
    .mutation(({ ctx, input }) => ctx.services.registrations.add(ctx.user, input)),

  remove: memberProcedure
    .meta({
      showsFamilies: true,
      rest: "POST /api/events/:id/registrations/remove",
      summary: "Take people off an event and tell them",
    })
    .input(schema.chosenRegistrations)
    .output(rosterSchema.roster)
    .mutation(({ ctx, input }) => ctx.services.registrations.remove(ctx.user, input)),

  // Its answer is no JSON: http/downloads.ts of the API sends it.
  exportRoster: memberProcedure
    .meta({
      showsFamilies: true,
      needsConfirmation: true,
      rest: "GET /api/events/:id/registrations/roster.csv",
      summary: "Download the roster of an event as CSV",
      file: "roster.csv",
      rateLimit: "save",
    })
    .input(byId)
    .query(({ ctx, input }) => ctx.services.registrations.exportRoster(ctx.user, input.id)),

  message: memberProcedure
    .meta({
      showsFamilies: true,
      rest: "POST /api/events/:id/registrations/message",
      summary: "Mail everybody with a seat, those who wait, or one family",
      rateLimit: "eventMessage",
    })
    .input(rosterSchema.eventMessage)
    .output(z.object({ mails: z.int() }))
    .mutation(({ ctx, input }) => ctx.services.registrations.message(ctx.user, input)),

  setAges: memberProcedure
    .meta({
      rest: "PUT /api/events/:id/ages",
      summary: "Limit the ages of who may register",
      rateLimit: "save",
    })
    .input(rosterSchema.eventSettings)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.registrations.setAges(ctx.user, input)),

  setAdults: memberProcedure
    .meta({
      rest: "PUT /api/events/:id/adults",
      summary: "Set how many cleared adults an event needs",
      rateLimit: "save",
    })
    .input(rosterSchema.eventAdultRatio)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.registrations.setAdults(ctx.user, input)),

  cancelEvent: memberProcedure
    .meta({ rest: "POST /api/events/:id/cancel", summary: "Cancel an event and tell everybody" })
    .input(rosterSchema.cancelledEvent)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.registrations.cancelEvent(ctx.user, input)),
};
