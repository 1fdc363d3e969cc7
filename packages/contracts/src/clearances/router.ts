import type { User } from "../accounts/schema.ts";
import { authorizedProcedure, memberProcedure, nothing, router } from "../rpc/procedures.ts";
import { byId } from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import * as schema from "./schema.ts";

export interface ClearancesService {
  /** The kinds of clearances, and the adults that events need. */
  settings(): Promise<schema.ClearanceSettings>;
  /** Adds a kind. CONFLICT if one in use has the name, or there are too many. */
  addKind(staff: User, kind: schema.NewClearanceKind): Promise<void>;
  /** Adds the kinds of California's AB 506. CONFLICT if there are kinds already. */
  addPreset(staff: User): Promise<void>;
  /** Changes a kind; noted clearances keep their dates. CONFLICT if it has changed since it was read. */
  changeKind(staff: User, kind: schema.ChangedClearanceKind): Promise<void>;
  /** Takes a kind out of use: nobody needs it, and none is noted. Harmless if repeated. */
  archiveKind(staff: User, id: string): Promise<void>;
  /** Takes an archived kind into use again; harmless if repeated. */
  restoreKind(staff: User, id: string): Promise<void>;
  /** Sets how many adults events need. CONFLICT if it has changed since it was read. */
  setRatio(staff: User, ratio: schema.ChangedAdultRatio): Promise<void>;
  /** Who may lead events, or has a clearance; or all accounts. */
  people(page: schema.ClearedPeoplePage): Promise<schema.ClearedPeople>;
  /** NOT_FOUND if the account is deleted. */
  person(userId: string): Promise<schema.PersonClearances>;
  /**
   * Notes a clearance for people, all or none. Harmless if repeated; CONFLICT for an archived kind, and
   * if one of the same kind and day with another end is noted already.
   */
  note(staff: User, noted: schema.NotedClearance): Promise<void>;
  /** Removes a clearance that was noted by mistake; harmless if repeated. */
  remove(staff: User, id: string): Promise<void>;
  /** The page for the insurer. */
  report(): Promise<schema.ClearanceReport>;
  /** The caller's own clearances. */
  mine(user: User): Promise<schema.OwnClearance[]>;
}

declare module "../rpc/procedures.ts" {
  interface Services {
    clearances: ClearancesService;
  }
}

const staffProcedure = () => authorizedProcedure("manageClearances");

export const clearancesRouter = router({
  settings: staffProcedure()
    .meta({
      rest: "GET /api/staff/clearances/settings",
      summary: "Read the kinds of clearances and the adults that events need",
    })
    .output(schema.clearanceSettings)
    .query(({ ctx }) => ctx.services.clearances.settings()),

  addKind: staffProcedure()
    .meta({
      rest: "POST /api/staff/clearances/kinds",
      summary: "Add a kind of clearance",
      rateLimit: "save",
    })
    .input(schema.newClearanceKind)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.clearances.addKind(ctx.user, input)),

  addPreset: staffProcedure()
    .meta({
      rest: "POST /api/staff/clearances/preset",
      summary: "Add the kinds of clearances of California’s AB 506",
    })
    .output(nothing)
    .mutation(({ ctx }) => ctx.services.clearances.addPreset(ctx.user)),

  changeKind: staffProcedure()
    .meta({
      rest: "PUT /api/staff/clearances/kinds/:id",
      summary: "Change a kind of clearance",
      rateLimit: "save",
    })
    .input(schema.changedClearanceKind)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.clearances.changeKind(ctx.user, input)),

  archiveKind: staffProcedure()
    .meta({
      rest: "POST /api/staff/clearances/kinds/:id/archive",
      summary: "Take a kind of clearance out of use",
    })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.clearances.archiveKind(ctx.user, input.id)),

  restoreKind: staffProcedure()
    .meta({
      rest: "POST /api/staff/clearances/kinds/:id/restore",
      summary: "Take a kind of clearance into use again",
    })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.clearances.restoreKind(ctx.user, input.id)),

  setRatio: staffProcedure()
    .meta({
      rest: "PUT /api/staff/clearances/ratio",
      summary: "Set how many cleared adults a group of children needs",
      rateLimit: "save",
    })
    .input(schema.changedAdultRatio)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.clearances.setRatio(ctx.user, input)),

  people: staffProcedure()
    .meta({ rest: "GET /api/staff/clearances", summary: "List people with their clearances" })
    .input(schema.clearedPeoplePage)
    .output(schema.clearedPeople)
    .query(({ ctx, input }) => ctx.services.clearances.people(input)),

  person: staffProcedure()
    .meta({
      rest: "GET /api/staff/people/:id/clearances",
      summary: "Read the clearances of a person",
    })
    .input(byId)
    .output(schema.personClearances)
    .query(({ ctx, input }) => ctx.services.clearances.person(input.id)),

  note: staffProcedure()
    .meta({
      rest: "POST /api/staff/clearances",
      summary: "Note that people were cleared",
      rateLimit: "save",
    })
    .input(schema.notedClearance)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.clearances.note(ctx.user, input)),

  remove: staffProcedure()
    .meta({
      rest: "DELETE /api/staff/clearances/:id",
      summary: "Remove a clearance that was noted by mistake",
    })
    .input(byId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.clearances.remove(ctx.user, input.id)),

  report: staffProcedure()
    .meta({
      rest: "GET /api/staff/clearances/report",
      summary: "Read everyone’s clearances as of today, for the insurer",
    })
    .output(schema.clearanceReport)
    .query(({ ctx }) => ctx.services.clearances.report()),

  mine: memberProcedure
    .meta({ rest: "GET /api/account/clearances", summary: "List your clearances" })
    .output(z.array(schema.ownClearance))
    .query(({ ctx }) => ctx.services.clearances.mine(ctx.user)),
});
