import type { User } from "../accounts/schema.ts";
import { itemId } from "../lists.ts";
import { z } from "../messages.ts";
import { memberProcedure, publicProcedure, router } from "../procedures.ts";
import {
  type AddedRegistrations,
  type Attendee,
  addedRegistrations,
  attendee,
  type CancelledEvent,
  type ChangedChild,
  type CheckIn,
  type Child,
  type ChosenRegistrations,
  type Contacts,
  cancelledEvent,
  cancelToken,
  changedChild,
  checkIn,
  child,
  chosenRegistrations,
  contacts,
  type EventMessage,
  type EventSettings,
  eventMessage,
  eventSettings,
  type NewChild,
  type NewRegistrations,
  newChild,
  newRegistrations,
  type RegisteredEvent,
  type Roster,
  registeredEvent,
  roster,
} from "./schema.ts";

export interface RegistrationsService {
  /**
   * Signs people of an account up: those for whom there are seats are confirmed, the others wait.
   * CONFLICT when registration is closed, or one of them is signed up already.
   */
  register(user: User, sent: NewRegistrations): Promise<Attendee[]>;
  /** The account's registrations for an event, those that are over included. */
  ofEvent(user: User, eventId: string): Promise<Attendee[]>;
  /** Everything that the account is or was registered for, the next event first. */
  mine(user: User): Promise<RegisteredEvent[]>;
  /** Takes offered seats; CONFLICT when the offer has ended. Harmless for those who have theirs. */
  accept(user: User, chosen: ChosenRegistrations): Promise<Attendee[]>;
  /** Gives up seats, offers and places on the waitlist, until the event begins; harmless again. */
  cancel(user: User, chosen: ChosenRegistrations): Promise<Attendee[]>;
  /** The same for all whom the link in a mail is about. NOT_FOUND for a token that nobody has. */
  cancelByToken(token: string): Promise<{ title: string; cancelled: number }>;
  /** What cancelling by this link would end. NOT_FOUND likewise. */
  byToken(token: string): Promise<{ title: string; eventDate: Date; names: string[] }>;
  /** Whom the account named last to be called about its children; nulls when it named nobody. */
  lastContacts(user: User): Promise<Contacts>;
  children(user: User): Promise<Child[]>;
  addChild(user: User, child: NewChild): Promise<Child>;
  changeChild(user: User, child: ChangedChild): Promise<Child>;
  /** Forgets a child; its registrations stay as they are, under its name. */
  removeChild(user: User, id: string): Promise<void>;

  /** For the event's author and staff; to others FORBIDDEN. Each look at it is logged. */
  roster(user: User, eventId: string): Promise<Roster>;
  /** Notes who has arrived, and who took them home. */
  checkIn(user: User, sent: CheckIn): Promise<void>;
  /** Signs people up by hand; where there is no seat they wait. */
  add(user: User, sent: AddedRegistrations): Promise<Roster>;
  /** Takes people off the list: they are told, and their seats offered to who waits; harmless again. */
  remove(user: User, chosen: ChosenRegistrations): Promise<Roster>;
  /** The pieces of a CSV file of the list; who took it is noted before the first one. */
  exportRoster(user: User, eventId: string): Promise<AsyncIterable<string>>;
  /** Writes to everyone who has a seat; answers how many mails that are. */
  message(user: User, sent: EventMessage): Promise<{ mails: number }>;
  /** Limits whose age may come. Those who are signed up stay. */
  setAges(user: User, settings: EventSettings): Promise<void>;
  /** Calls the event off, and tells everyone; harmless again. */
  cancelEvent(user: User, sent: CancelledEvent): Promise<void>;
}

const ofEvent = "/api/events/:id/registrations" as const;
const children = "/api/children" as const;
const nothing = z.object({});

export const registrationsRouter = router({
  register: memberProcedure
    .meta({ rest: { method: "POST", paths: [ofEvent], status: 201 }, throttle: "registration" })
    .input(newRegistrations)
    .output(z.array(attendee))
    .mutation(({ ctx, input }) => ctx.services.registrations.register(ctx.user, input)),

  ofEvent: memberProcedure
    .meta({ rest: { method: "GET", paths: [ofEvent] } })
    .input(itemId)
    .output(z.array(attendee))
    .query(({ ctx, input }) => ctx.services.registrations.ofEvent(ctx.user, input.id)),

  mine: memberProcedure
    .meta({ rest: { method: "GET", paths: ["/api/registrations"] } })
    .output(z.array(registeredEvent))
    .query(({ ctx }) => ctx.services.registrations.mine(ctx.user)),

  accept: memberProcedure
    .meta({ rest: { method: "POST", paths: [`${ofEvent}/accept`] } })
    .input(chosenRegistrations)
    .output(z.array(attendee))
    .mutation(({ ctx, input }) => ctx.services.registrations.accept(ctx.user, input)),

  cancel: memberProcedure
    .meta({ rest: { method: "POST", paths: [`${ofEvent}/cancel`] } })
    .input(chosenRegistrations)
    .output(z.array(attendee))
    .mutation(({ ctx, input }) => ctx.services.registrations.cancel(ctx.user, input)),

  byToken: publicProcedure
    .input(cancelToken)
    .output(z.object({ title: z.string(), eventDate: z.date(), names: z.array(z.string()) }))
    .query(({ ctx, input }) => ctx.services.registrations.byToken(input.token)),

  cancelByToken: publicProcedure
    .meta({ rest: { method: "POST", paths: ["/api/registrations/cancel"] } })
    .input(cancelToken)
    .output(z.object({ title: z.string(), cancelled: z.int() }))
    .mutation(({ ctx, input }) => ctx.services.registrations.cancelByToken(input.token)),

  lastContacts: memberProcedure
    .meta({ rest: { method: "GET", paths: ["/api/registrations/contacts"] } })
    .output(contacts)
    .query(({ ctx }) => ctx.services.registrations.lastContacts(ctx.user)),

  children: memberProcedure
    .meta({ rest: { method: "GET", paths: [children] } })
    .output(z.array(child))
    .query(({ ctx }) => ctx.services.registrations.children(ctx.user)),

  addChild: memberProcedure
    .meta({ rest: { method: "POST", paths: [children], status: 201 } })
    .input(newChild)
    .output(child)
    .mutation(({ ctx, input }) => ctx.services.registrations.addChild(ctx.user, input)),

  changeChild: memberProcedure
    .meta({ rest: { method: "PUT", paths: [`${children}/:id`] } })
    .input(changedChild)
    .output(child)
    .mutation(({ ctx, input }) => ctx.services.registrations.changeChild(ctx.user, input)),

  removeChild: memberProcedure
    .meta({ rest: { method: "DELETE", paths: [`${children}/:id`] } })
    .input(itemId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.registrations.removeChild(ctx.user, input.id);
      return {};
    }),

  roster: memberProcedure
    .meta({ rest: { method: "GET", paths: [`${ofEvent}/roster`] } })
    .input(itemId)
    .output(roster)
    .query(({ ctx, input }) => ctx.services.registrations.roster(ctx.user, input.id)),

  checkIn: memberProcedure
    .meta({ rest: { method: "POST", paths: [`${ofEvent}/check-in`] }, throttle: "save" })
    .input(checkIn)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.registrations.checkIn(ctx.user, input);
      return {};
    }),

  add: memberProcedure
    .meta({
      rest: { method: "POST", paths: [`${ofEvent}/add`], status: 201 },
      throttle: "registration",
    })
    .input(addedRegistrations)
    .output(roster)
    .mutation(({ ctx, input }) => ctx.services.registrations.add(ctx.user, input)),

  remove: memberProcedure
    .meta({ rest: { method: "POST", paths: [`${ofEvent}/remove`] } })
    .input(chosenRegistrations)
    .output(roster)
    .mutation(({ ctx, input }) => ctx.services.registrations.remove(ctx.user, input)),

  // Its answer is no JSON: http/exports.ts of the API sends it.
  exportRoster: memberProcedure
    .meta({
      rest: { method: "GET", paths: [`${ofEvent}/roster.csv`], file: "roster.csv" },
      throttle: "save",
    })
    .input(itemId)
    .query(({ ctx, input }) => ctx.services.registrations.exportRoster(ctx.user, input.id)),

  message: memberProcedure
    .meta({
      rest: { method: "POST", paths: [`${ofEvent}/message`] },
      throttle: "eventMessage",
    })
    .input(eventMessage)
    .output(z.object({ mails: z.int() }))
    .mutation(({ ctx, input }) => ctx.services.registrations.message(ctx.user, input)),

  setAges: memberProcedure
    .meta({ rest: { method: "PUT", paths: ["/api/events/:id/ages"] }, throttle: "save" })
    .input(eventSettings)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.registrations.setAges(ctx.user, input);
      return {};
    }),

  cancelEvent: memberProcedure
    .meta({ rest: { method: "POST", paths: ["/api/events/:id/cancel"] } })
    .input(cancelledEvent)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.registrations.cancelEvent(ctx.user, input);
      return {};
    }),
});
