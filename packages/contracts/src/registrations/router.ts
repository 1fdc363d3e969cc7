import type { User } from "../accounts/schema.ts";
import { itemId } from "../content/lists.ts";
import { memberProcedure, publicProcedure, router, staffProcedure } from "../rpc/procedures.ts";
import { onlyOnce } from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import { PARTY_MAX, REGISTRATION_TERMS_VERSION } from "./rules.ts";
import {
  type AddedRegistrations,
  type ApprovalQueue,
  type ApprovedEvent,
  type Attendee,
  addedRegistrations,
  approvalQueue,
  approvedEvent,
  attendee,
  type CancelByToken,
  type CancelledEvent,
  type ChangedChild,
  type CheckIn,
  type Child,
  type ChosenRegistrations,
  type Contacts,
  cancelByToken,
  cancelledEvent,
  cancelToken,
  changedChild,
  checkIn,
  child,
  chosenRegistrations,
  contacts,
  type EventLeader,
  type EventMessage,
  type EventSettings,
  eventLeader,
  eventMessage,
  eventSettings,
  type LedEvent,
  ledEvent,
  type NamedLeader,
  type NewChild,
  type NewRegistrations,
  type NextEvent,
  namedLeader,
  newChild,
  newRegistrations,
  nextEvent,
  nextEventsLimit,
  type RegisteredEvent,
  type RegistrationNumbers,
  type RemovedLeader,
  type Roster,
  registeredEvent,
  registrationNumbers,
  registrationTerms,
  removedLeader,
  roster,
} from "./schema.ts";

export interface RegistrationsService {
  /**
   * Registers people of an account: confirmed while there are seats, else waiting. CONFLICT when
   * registration is closed or a person is registered already.
   */
  register(user: User, sent: NewRegistrations): Promise<Attendee[]>;
  /** The account's registrations for an event, those that are over included. */
  ofEvent(user: User, eventId: string): Promise<Attendee[]>;
  /** Everything that the account is or was registered for, the next event first. */
  mine(user: User): Promise<RegisteredEvent[]>;
  /** Accepts offered seats; CONFLICT when the offer has expired. Harmless for confirmed ones. */
  accept(user: User, chosen: ChosenRegistrations): Promise<Attendee[]>;
  /** Gives up seats, offers and places on the waitlist, until the event begins; harmless again. */
  cancel(user: User, chosen: ChosenRegistrations): Promise<Attendee[]>;
  /**
   * The same for registrations of a mail's link, the chosen ones or all. NOT_FOUND for an unknown
   * token.
   */
  cancelByToken(sent: CancelByToken): Promise<{ title: string; cancelled: number }>;
  /** The registrations that the link would cancel. NOT_FOUND for an unknown token. */
  byToken(
    token: string,
  ): Promise<{ title: string; eventDate: Date; people: { id: string; name: string }[] }>;
  /** The last guardian and emergency contact; nulls without any. */
  lastContacts(user: User): Promise<Contacts>;
  children(user: User): Promise<Child[]>;
  /** Idempotent by key. */
  addChild(user: User, child: NewChild, idempotencyKey?: string): Promise<Child>;
  changeChild(user: User, child: ChangedChild): Promise<Child>;
  /** Forgets a child; its registrations stay as they are, under its name. */
  removeChild(user: User, id: string): Promise<void>;

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

  /** Published events that are not over, the next first; cancelled ones stay until their day is over. */
  nextEvents(limit: number): Promise<NextEvent[]>;
  /** Events and notes that wait for staff. */
  approvalQueue(): Promise<ApprovalQueue>;
  /** Approves an event for registration and notifies its author. CONFLICT when it has changed. */
  approve(staff: User, event: ApprovedEvent): Promise<void>;
  /** Withdraws the approval; existing registrations stay; harmless if repeated. */
  withdrawApproval(staff: User, eventId: string): Promise<void>;
  /** Shows the note on a cancelled event to families; harmless again. */
  approveCancelNote(staff: User, eventId: string): Promise<void>;
  /** Forgets that note; harmless again. */
  discardCancelNote(staff: User, eventId: string): Promise<void>;
}

const ofEvent = "/api/events/:id/registrations" as const;
const children = "/api/children" as const;
const leaders = "/api/events/:id/leaders" as const;
const nothing = z.object({});

declare module "../rpc/procedures.ts" {
  interface Services {
    registrations: RegistrationsService;
  }
}

export const registrationsRouter = router({
  /** What a program has to know before it registers somebody. */
  terms: publicProcedure
    .meta({
      rest: {
        summary: "Read which terms a registration agrees to",
        method: "GET",
        paths: ["/api/registrations/terms"],
      },
      cacheable: true,
    })
    .output(registrationTerms)
    .query(() => ({ version: REGISTRATION_TERMS_VERSION, maxPeople: PARTY_MAX })),

  register: memberProcedure
    .meta({
      rest: {
        summary: "Register people for an event",
        method: "POST",
        paths: [ofEvent],
        status: 201,
      },
      throttle: "registration",
    })
    .input(newRegistrations)
    .output(z.array(attendee))
    .mutation(({ ctx, input }) => ctx.services.registrations.register(ctx.user, input)),

  ofEvent: memberProcedure
    .meta({
      rest: { summary: "List your registrations for an event", method: "GET", paths: [ofEvent] },
    })
    .input(itemId)
    .output(z.array(attendee))
    .query(({ ctx, input }) => ctx.services.registrations.ofEvent(ctx.user, input.id)),

  mine: memberProcedure
    .meta({
      rest: {
        summary: "List your registrations by event",
        method: "GET",
        paths: ["/api/registrations"],
      },
    })
    .output(z.array(registeredEvent))
    .query(({ ctx }) => ctx.services.registrations.mine(ctx.user)),

  accept: memberProcedure
    .meta({ rest: { summary: "Take offered seats", method: "POST", paths: [`${ofEvent}/accept`] } })
    .input(chosenRegistrations)
    .output(z.array(attendee))
    .mutation(({ ctx, input }) => ctx.services.registrations.accept(ctx.user, input)),

  cancel: memberProcedure
    .meta({
      rest: {
        summary: "Give up seats, offers and places on the waitlist",
        method: "POST",
        paths: [`${ofEvent}/cancel`],
      },
      throttle: "registration",
    })
    .input(chosenRegistrations)
    .output(z.array(attendee))
    .mutation(({ ctx, input }) => ctx.services.registrations.cancel(ctx.user, input)),

  byToken: publicProcedure
    .input(cancelToken)
    .output(
      z.object({
        title: z.string(),
        eventDate: z.date(),
        people: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
    )
    .query(({ ctx, input }) => ctx.services.registrations.byToken(input.token)),

  cancelByToken: publicProcedure
    .meta({
      rest: {
        summary: "Give up seats by the token of a mail",
        method: "POST",
        paths: ["/api/registrations/cancel"],
      },
      throttle: "registration",
    })
    .input(cancelByToken)
    .output(z.object({ title: z.string(), cancelled: z.int() }))
    .mutation(({ ctx, input }) => ctx.services.registrations.cancelByToken(input)),

  lastContacts: memberProcedure
    .meta({
      rest: {
        summary: "Read the contacts that you gave last",
        method: "GET",
        paths: ["/api/registrations/contacts"],
      },
    })
    .output(contacts)
    .query(({ ctx }) => ctx.services.registrations.lastContacts(ctx.user)),

  children: memberProcedure
    .meta({
      rest: { summary: "List the children whom you register", method: "GET", paths: [children] },
    })
    .output(z.array(child))
    .query(({ ctx }) => ctx.services.registrations.children(ctx.user)),

  addChild: memberProcedure
    .meta({ rest: { summary: "Add a child", method: "POST", paths: [children], status: 201 } })
    .input(newChild.extend(onlyOnce))
    .output(child)
    .mutation(({ ctx, input: { idempotencyKey, ...child } }) =>
      ctx.services.registrations.addChild(ctx.user, child, idempotencyKey),
    ),

  changeChild: memberProcedure
    .meta({ rest: { summary: "Change a child", method: "PUT", paths: [`${children}/:id`] } })
    .input(changedChild)
    .output(child)
    .mutation(({ ctx, input }) => ctx.services.registrations.changeChild(ctx.user, input)),

  removeChild: memberProcedure
    .meta({ rest: { summary: "Delete a child", method: "DELETE", paths: [`${children}/:id`] } })
    .input(itemId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.registrations.removeChild(ctx.user, input.id);
      return {};
    }),

  numbers: memberProcedure
    .meta({
      rest: {
        summary: "Count the registrations for an event",
        method: "GET",
        paths: [`${ofEvent}/numbers`],
      },
    })
    .input(itemId)
    .output(registrationNumbers)
    .query(({ ctx, input }) => ctx.services.registrations.numbers(ctx.user, input.id)),

  led: memberProcedure
    .meta({
      rest: {
        summary: "List the events that you lead",
        method: "GET",
        paths: ["/api/registrations/led"],
      },
    })
    .output(z.array(ledEvent))
    .query(({ ctx }) => ctx.services.registrations.led(ctx.user)),

  leaders: memberProcedure
    .meta({ rest: { summary: "List the leaders of an event", method: "GET", paths: [leaders] } })
    .input(itemId)
    .output(z.array(eventLeader))
    .query(({ ctx, input }) => ctx.services.registrations.leaders(ctx.user, input.id)),

  addLeader: memberProcedure
    .meta({
      rest: { summary: "Name a leader of an event", method: "POST", paths: [leaders], status: 201 },
      throttle: "save",
    })
    .input(namedLeader)
    .output(z.array(eventLeader))
    .mutation(({ ctx, input }) => ctx.services.registrations.addLeader(ctx.user, input)),

  removeLeader: memberProcedure
    .meta({
      rest: {
        summary: "Remove a leader of an event",
        method: "DELETE",
        paths: [`${leaders}/:userId`],
      },
    })
    .input(removedLeader)
    .output(z.array(eventLeader))
    .mutation(({ ctx, input }) => ctx.services.registrations.removeLeader(ctx.user, input)),

  roster: memberProcedure
    .meta({
      rest: { summary: "Read the roster of an event", method: "GET", paths: [`${ofEvent}/roster`] },
    })
    .input(itemId)
    .output(roster)
    .query(({ ctx, input }) => ctx.services.registrations.roster(ctx.user, input.id)),

  checkIn: memberProcedure
    .meta({
      rest: {
        summary: "Record that somebody arrived or was picked up",
        method: "POST",
        paths: [`${ofEvent}/check-in`],
      },
      throttle: "save",
    })
    .input(checkIn)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.registrations.checkIn(ctx.user, input);
      return {};
    }),

  add: memberProcedure
    .meta({
      rest: {
        summary: "Register people by hand",
        method: "POST",
        paths: [`${ofEvent}/add`],
        status: 201,
      },
      throttle: "registration",
    })
    .input(addedRegistrations)
    .output(roster)
    .mutation(({ ctx, input }) => ctx.services.registrations.add(ctx.user, input)),

  remove: memberProcedure
    .meta({
      rest: {
        summary: "Take people off an event and tell them",
        method: "POST",
        paths: [`${ofEvent}/remove`],
      },
    })
    .input(chosenRegistrations)
    .output(roster)
    .mutation(({ ctx, input }) => ctx.services.registrations.remove(ctx.user, input)),

  // Its answer is no JSON: http/exports.ts of the API sends it.
  exportRoster: memberProcedure
    .meta({
      rest: {
        summary: "Download the roster of an event as CSV",
        method: "GET",
        paths: [`${ofEvent}/roster.csv`],
        file: "roster.csv",
      },
      throttle: "save",
    })
    .input(itemId)
    .query(({ ctx, input }) => ctx.services.registrations.exportRoster(ctx.user, input.id)),

  message: memberProcedure
    .meta({
      rest: {
        summary: "Mail everybody with a seat",
        method: "POST",
        paths: [`${ofEvent}/message`],
      },
      throttle: "eventMessage",
    })
    .input(eventMessage)
    .output(z.object({ mails: z.int() }))
    .mutation(({ ctx, input }) => ctx.services.registrations.message(ctx.user, input)),

  setAges: memberProcedure
    .meta({
      rest: {
        summary: "Limit the ages of who may register",
        method: "PUT",
        paths: ["/api/events/:id/ages"],
      },
      throttle: "save",
    })
    .input(eventSettings)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.registrations.setAges(ctx.user, input);
      return {};
    }),

  cancelEvent: memberProcedure
    .meta({
      rest: {
        summary: "Cancel an event and tell everybody",
        method: "POST",
        paths: ["/api/events/:id/cancel"],
      },
    })
    .input(cancelledEvent)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.registrations.cancelEvent(ctx.user, input);
      return {};
    }),

  nextEvents: staffProcedure
    .meta({
      rest: {
        summary: "List the next events with their seats",
        method: "GET",
        paths: ["/api/staff/events/next"],
      },
    })
    .input(nextEventsLimit)
    .output(z.array(nextEvent))
    .query(({ ctx, input }) => ctx.services.registrations.nextEvents(input.limit)),

  approvalQueue: staffProcedure
    .meta({
      rest: {
        summary: "List events that wait for approval",
        method: "GET",
        paths: ["/api/staff/events"],
      },
    })
    .output(approvalQueue)
    .query(({ ctx }) => ctx.services.registrations.approvalQueue()),

  approve: staffProcedure
    .meta({
      rest: {
        summary: "Approve an event for registration",
        method: "POST",
        paths: ["/api/staff/events/:id/approve"],
      },
    })
    .input(approvedEvent)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.registrations.approve(ctx.user, input);
      return {};
    }),

  withdrawApproval: staffProcedure
    .meta({
      rest: {
        summary: "Withdraw the approval of an event",
        method: "POST",
        paths: ["/api/staff/events/:id/withdraw-approval"],
      },
    })
    .input(itemId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.registrations.withdrawApproval(ctx.user, input.id);
      return {};
    }),

  approveCancelNote: staffProcedure
    .meta({
      rest: {
        summary: "Send the note of a cancelled event",
        method: "POST",
        paths: ["/api/staff/events/:id/cancel-note/approve"],
      },
    })
    .input(itemId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.registrations.approveCancelNote(ctx.user, input.id);
      return {};
    }),

  discardCancelNote: staffProcedure
    .meta({
      rest: {
        summary: "Discard the note of a cancelled event",
        method: "POST",
        paths: ["/api/staff/events/:id/cancel-note/discard"],
      },
    })
    .input(itemId)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.registrations.discardCancelNote(ctx.user, input.id);
      return {};
    }),
});
