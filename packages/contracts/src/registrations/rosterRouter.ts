import type { User } from "../accounts/schema.ts";
import { memberProcedure, nothing } from "../rpc/procedures.ts";
import { byId } from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import {
  type AddedRegistrations,
  addedRegistrations,
  type CancelledEvent,
  type CheckIn,
  type ChosenRegistrations,
  cancelledEvent,
  checkIn,
  chosenRegistrations,
  type EventLeader,
  type EventMessage,
  type EventSettings,
  eventLeader,
  eventMessage,
  eventSettings,
  type LedEvent,
  ledEvent,
  type NamedLeader,
  namedLeader,
  type RegistrationNumbers,
  type RemovedLeader,
  type Roster,
  registrationNumbers,
  removedLeader,
  roster,
} from "./schema.ts";

export interface RosterService {
  /**
   * How many people an event has: for its author, its leaders and staff. FORBIDDEN to others, and
   * NOT_FOUND for drafts.
   */
  numbers(user: User, eventId: string): Promise<RegistrationNumbers>;
  /** Events that this account leads and may see the people of: recent and coming ones, at most 100. */
  led(user: User): Promise<LedEvent[]>;
  /** The leaders of an event. Calls that name people are for its leaders and staff. */
  leaders(user: User, eventId: string): Promise<EventLeader[]>;
  /** Names a leader. BAD_REQUEST where no account with the role has this address; harmless again. */
  addLeader(user: User, sent: NamedLeader): Promise<EventLeader[]>;
  /** Takes a named leader off, with access at once; harmless again. */
  removeLeader(user: User, sent: RemovedLeader): Promise<EventLeader[]>;

  /** For the event's leaders and staff; to others FORBIDDEN. Each look at it is logged. */
  roster(user: User, eventId: string): Promise<Roster>;
  /** Records arrival and pick-up. */
  checkIn(user: User, sent: CheckIn): Promise<void>;
  /** Signs people up by hand; where there is no seat they wait. */
  add(user: User, sent: AddedRegistrations): Promise<Roster>;
  /**
   * Removes people from the roster, notifies them and offers their seats; harmless if repeated.
   */
  remove(user: User, chosen: ChosenRegistrations): Promise<Roster>;
  /** The pieces of a CSV file of the roster. The download is audited first. */
  exportRoster(user: User, eventId: string): Promise<AsyncIterable<string>>;
  /** Mails everyone with a seat; returns the number of mails. */
  message(user: User, sent: EventMessage): Promise<{ mails: number }>;
  /**
   * Limits the age group. Existing registrations stay. Also for the author, like the next call.
   */
  setAges(user: User, settings: EventSettings): Promise<void>;
  /**
   * Cancels the event and notifies everyone; harmless if repeated. The note may wait for review.
   */
  cancelEvent(user: User, sent: CancelledEvent): Promise<void>;
}

/** Calls about who comes to an event, for those who run it. */
export const rosterProcedures = {
  numbers: memberProcedure
    .meta({
      rest: "GET /api/events/:id/registrations/numbers",
      summary: "Count the registrations for an event",
    })
    .input(byId)
    .output(registrationNumbers)
    .query(({ ctx, input }) => ctx.services.registrations.numbers(ctx.user, input.id)),

  led: memberProcedure
    .meta({ rest: "GET /api/registrations/led", summary: "List the events that you lead" })
    .output(z.array(ledEvent))
    .query(({ ctx }) => ctx.services.registrations.led(ctx.user)),

  leaders: memberProcedure
    .meta({ rest: "GET /api/events/:id/leaders", summary: "List the leaders of an event" })
    .input(byId)
    .output(z.array(eventLeader))
    .query(({ ctx, input }) => ctx.services.registrations.leaders(ctx.user, input.id)),

  addLeader: memberProcedure
    .meta({
      rest: "POST /api/events/:id/leaders",
      summary: "Name a leader of an event",
      status: 201,
      throttle: "save",
    })
    .input(namedLeader)
    .output(z.array(eventLeader))
    .mutation(({ ctx, input }) => ctx.services.registrations.addLeader(ctx.user, input)),

  removeLeader: memberProcedure
    .meta({
      rest: "DELETE /api/events/:id/leaders/:userId",
      summary: "Remove a leader of an event",
    })
    .input(removedLeader)
    .output(z.array(eventLeader))
    .mutation(({ ctx, input }) => ctx.services.registrations.removeLeader(ctx.user, input)),

  roster: memberProcedure
    .meta({
      rest: "GET /api/events/:id/registrations/roster",
      summary: "Read the roster of an event",
    })
    .input(byId)
    .output(roster)
    .query(({ ctx, input }) => ctx.services.registrations.roster(ctx.user, input.id)),

  checkIn: memberProcedure
    .meta({
      rest: "POST /api/events/:id/registrations/check-in",
      summary: "Record that somebody arrived or was picked up",
      throttle: "save",
    })
    .input(checkIn)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.registrations.checkIn(ctx.user, input)),

  add: memberProcedure
    .meta({
      rest: "POST /api/events/:id/registrations/add",
      summary: "Register people by hand",
      status: 201,
      throttle: "registration",
    })
    .input(addedRegistrations)
    .output(roster)
    .mutation(({ ctx, input }) => ctx.services.registrations.add(ctx.user, input)),

  remove: memberProcedure
    .meta({
      rest: "POST /api/events/:id/registrations/remove",
      summary: "Take people off an event and tell them",
    })
    .input(chosenRegistrations)
    .output(roster)
    .mutation(({ ctx, input }) => ctx.services.registrations.remove(ctx.user, input)),

  // Its answer is no JSON: http/exports.ts of the API sends it.
  exportRoster: memberProcedure
    .meta({
      rest: "GET /api/events/:id/registrations/roster.csv",
      summary: "Download the roster of an event as CSV",
      file: "roster.csv",
      throttle: "save",
    })
    .input(byId)
    .query(({ ctx, input }) => ctx.services.registrations.exportRoster(ctx.user, input.id)),

  message: memberProcedure
    .meta({
      rest: "POST /api/events/:id/registrations/message",
      summary: "Mail everybody with a seat",
      throttle: "eventMessage",
    })
    .input(eventMessage)
    .output(z.object({ mails: z.int() }))
    .mutation(({ ctx, input }) => ctx.services.registrations.message(ctx.user, input)),

  setAges: memberProcedure
    .meta({
      rest: "PUT /api/events/:id/ages",
      summary: "Limit the ages of who may register",
      throttle: "save",
    })
    .input(eventSettings)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.registrations.setAges(ctx.user, input)),

  cancelEvent: memberProcedure
    .meta({ rest: "POST /api/events/:id/cancel", summary: "Cancel an event and tell everybody" })
    .input(cancelledEvent)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.registrations.cancelEvent(ctx.user, input)),
};
