import type { User } from "../accounts/schema.ts";
import { REGISTRATION_BODY_LIMIT } from "../rpc/bodyLimits.ts";
import { memberProcedure, nothing, publicProcedure, router } from "../rpc/procedures.ts";
import { byId } from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import { type ConsentsService, consentsProcedures } from "./consentsRouter.ts";
import * as factsSchema from "./factsSchema.ts";
import { type GuardiansService, guardiansProcedures } from "./guardiansRouter.ts";
import { type RosterService, rosterProcedures } from "./rosterRouter.ts";
import { PARTY_MAX, REGISTRATION_TERMS_VERSION } from "./rules.ts";
import * as schema from "./schema.ts";
import { type StaffRegistrationsService, staffRegistrationsProcedures } from "./staffRouter.ts";

export interface RegistrationsService
  extends GuardiansService,
    RosterService,
    StaffRegistrationsService,
    ConsentsService {
  /**
   * Registers people of an account: confirmed while there are seats, else waiting. CONFLICT when
   * registration is closed or a person is registered already.
   */
  register(user: User, sent: schema.NewRegistrations): Promise<schema.Attendee[]>;
  /** The account's registrations for an event, those that are over included. */
  ofEvent(user: User, eventId: string): Promise<schema.Attendee[]>;
  /** Everything that the account is or was registered for, the next event first. */
  mine(user: User): Promise<schema.RegisteredEvent[]>;
  /** Accepts offered seats; CONFLICT when the offer has expired. Harmless for confirmed ones. */
  accept(user: User, chosen: schema.ChosenRegistrations): Promise<schema.Attendee[]>;
  /** Gives up seats, offers and waitlist entries until the event begins; harmless if repeated. */
  cancel(user: User, chosen: schema.GivenUpRegistrations): Promise<schema.Attendee[]>;
  /** Takes back what was given up undoably, for UNDO_SECONDS; CONFLICT later. Harmless if repeated. */
  takeBack(user: User, chosen: schema.ChosenRegistrations): Promise<schema.Attendee[]>;
  /**
   * `cancel` for registrations of a mail's link, the chosen ones or all. NOT_FOUND for an unknown
   * token.
   */
  cancelByToken(sent: schema.GivenUpByToken): Promise<{ title: string; cancelled: number }>;
  /** `takeBack` for registrations of a mail's link. NOT_FOUND for an unknown token. */
  takeBackByToken(sent: schema.ChosenByToken): Promise<void>;
  /** The registrations that the link would cancel. NOT_FOUND for an unknown token. */
  byToken(token: string): Promise<schema.RegistrationsByToken>;
  /** The last guardian and emergency contact; nulls without any. */
  lastContacts(user: User): Promise<schema.Contacts>;
  children(user: User): Promise<schema.ListedChild[]>;
  /** Idempotent by key. */
  addChild(user: User, child: schema.NewChild): Promise<schema.Child>;
  /** CONFLICT when another guardian has changed the child since. */
  changeChild(user: User, child: schema.ChangedChild): Promise<schema.Child>;
  /**
   * Stores and confirms the facts of a child. NOT_FOUND for another's child; CONFLICT when they have
   * changed since the version that was shown.
   */
  saveFacts(user: User, sent: factsSchema.ChangedFacts): Promise<factsSchema.ChildFacts>;
  /**
   * Deletes a child; its registrations stay, under its name. CONFLICT if there is another guardian.
   */
  removeChild(user: User, id: string): Promise<void>;
}

declare module "../rpc/procedures.ts" {
  interface Services {
    registrations: RegistrationsService;
  }
}

export const registrationsRouter = router({
  /** Tells programs which terms they have to show and how many people one call registers. */
  terms: publicProcedure
    .meta({
      rest: "GET /api/registrations/terms",
      summary: "Read which terms a registration agrees to",
      cacheable: true,
    })
    .output(schema.registrationTerms)
    .query(() => ({ version: REGISTRATION_TERMS_VERSION, maxPeople: PARTY_MAX })),

  register: memberProcedure
    .meta({
      rest: "POST /api/events/:id/registrations",
      summary: "Register people for an event",
      status: 201,
      rateLimit: "registration",
      bodyLimit: REGISTRATION_BODY_LIMIT,
    })
    .input(schema.newRegistrations)
    .output(z.array(schema.attendee))
    .mutation(({ ctx, input }) => ctx.services.registrations.register(ctx.user, input)),

  ofEvent: memberProcedure
    .meta({
      rest: "GET /api/events/:id/registrations",
      summary: "List your registrations for an event",
    })
    .input(byId)
    .output(z.array(schema.attendee))
    .query(({ ctx, input }) => ctx.services.registrations.ofEvent(ctx.user, input.id)),

  mine: memberProcedure
    .meta({ rest: "GET /api/registrations", summary: "List your registrations by event" })
    .output(z.array(schema.registeredEvent))
    .query(({ ctx }) => ctx.services.registrations.mine(ctx.user)),

  accept: memberProcedure
    .meta({ rest: "POST /api/events/:id/registrations/accept", summary: "Take offered seats" })
    .input(schema.chosenRegistrations)
    .output(z.array(schema.attendee))
    .mutation(({ ctx, input }) => ctx.services.registrations.accept(ctx.user, input)),

  cancel: memberProcedure
    .meta({
      rest: "POST /api/events/:id/registrations/cancel",
      summary: "Give up seats, offers and places on the waitlist",
      rateLimit: "registration",
    })
    .input(schema.givenUpRegistrations)
    .output(z.array(schema.attendee))
    .mutation(({ ctx, input }) => ctx.services.registrations.cancel(ctx.user, input)),

  takeBack: memberProcedure
    .meta({
      rest: "POST /api/events/:id/registrations/take-back",
      summary: "Undo giving up seats, within a minute",
      rateLimit: "registration",
    })
    .input(schema.chosenRegistrations)
    .output(z.array(schema.attendee))
    .mutation(({ ctx, input }) => ctx.services.registrations.takeBack(ctx.user, input)),

  byToken: publicProcedure
    .input(schema.cancelToken)
    .output(schema.registrationsByToken)
    .query(({ ctx, input }) => ctx.services.registrations.byToken(input.token)),

  cancelByToken: publicProcedure
    .meta({
      rest: "POST /api/registrations/cancel",
      summary: "Give up seats by the token of a mail",
      rateLimit: "registration",
    })
    .input(schema.givenUpByToken)
    .output(z.object({ title: z.string(), cancelled: z.int() }))
    .mutation(({ ctx, input }) => ctx.services.registrations.cancelByToken(input)),

  takeBackByToken: publicProcedure
    .meta({
      rest: "POST /api/registrations/take-back",
      summary: "Undo giving up seats by the token of a mail, within a minute",
      rateLimit: "registration",
    })
    .input(schema.chosenByToken)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.registrations.takeBackByToken(input)),

  lastContacts: memberProcedure
    .meta({
      rest: "GET /api/registrations/contacts",
      summary: "Read the contacts that you gave last",
    })
    .output(schema.contacts)
    .query(({ ctx }) => ctx.services.registrations.lastContacts(ctx.user)),

  children: memberProcedure
    .meta({ rest: "GET /api/children", summary: "List the children whom you register" })
    .output(z.array(schema.listedChild))
    .query(({ ctx }) => ctx.services.registrations.children(ctx.user)),

  addChild: memberProcedure
    .meta({ rest: "POST /api/children", summary: "Add a child", status: 201 })
    .input(schema.newChild)
    .output(schema.child)
    .mutation(({ ctx, input }) => ctx.services.registrations.addChild(ctx.user, input)),

  changeChild: memberProcedure
    .meta({ rest: "PUT /api/children/:id", summary: "Change a child" })
    .input(schema.changedChild)
    .output(schema.child)
    .mutation(({ ctx, input }) => ctx.services.registrations.changeChild(ctx.user, input)),

  saveFacts: memberProcedure
    .meta({
      rest: "PUT /api/children/:id/facts",
      summary: "Say and confirm allergies, medicine, swimming and sizes of a child",
      rateLimit: "save",
    })
    .input(factsSchema.changedFacts)
    .output(factsSchema.childFacts)
    .mutation(({ ctx, input }) => ctx.services.registrations.saveFacts(ctx.user, input)),

  removeChild: memberProcedure
    .meta({ rest: "DELETE /api/children/:id", summary: "Delete a child" })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.registrations.removeChild(ctx.user, input.id)),

  ...consentsProcedures,
  ...guardiansProcedures,
  ...rosterProcedures,
  ...staffRegistrationsProcedures,
});
