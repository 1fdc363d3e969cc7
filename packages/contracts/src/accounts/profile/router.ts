import { type ReadableAccountData, readableAccountData } from "../../accountData.ts";
import { memberProcedure, nothing, publicProcedure, router } from "../../rpc/procedures.ts";
import { z } from "../../validation/messages.ts";
import { type User, user, type VerifiedUser } from "../schema.ts";
import { signIn } from "../signIn.ts";
import * as schema from "./schema.ts";

/** An account's own settings. A wrong current password is FORBIDDEN. */
export interface ProfileService {
  changeName(userId: string, name: schema.NameChange): Promise<User>;
  /**
   * Mails a link to the new address and invalidates earlier links. An address that has an account
   * gets no mail; the response is the same.
   */
  requestEmail(userId: string, change: schema.EmailChange): Promise<void>;
  /**
   * Confirms the address of a new account (harmless if repeated), or changes an account's address
   * and notifies the old one. BAD_REQUEST for an invalid link.
   */
  confirmEmail(confirmation: schema.EmailConfirmation): Promise<schema.ConfirmedEmail>;
  emailStatus(userId: string): Promise<schema.EmailStatus>;
  /** Mails the confirmation link again, if the address is unconfirmed. */
  sendConfirmation(userId: string): Promise<schema.EmailStatus>;
  /** Reads how often the account gets notices by mail; null for one that gets none. */
  noticeSetting(user: User): Promise<schema.NoticeSetting | null>;
  setNotices(userId: string, setting: schema.NoticeSetting): Promise<schema.NoticeSetting>;
  /** Ends every session of the account. */
  changePassword(userId: string, change: schema.PasswordChange): Promise<VerifiedUser>;
  /** Verifies the password, and notes in the caller's session that it was given now. */
  confirmPassword(
    userId: string,
    sessionId: string,
    confirmation: schema.PasswordConfirmation,
  ): Promise<void>;
  /** Lists the signed-in devices, last used first; `sessionId` is the caller's. */
  devices(userId: string, sessionId: string): Promise<schema.Device[]>;
  /** Ends the session of a device of this account; harmless when it has ended. */
  endDevice(userId: string, deviceId: string): Promise<void>;
  endOtherDevices(userId: string, sessionId: string): Promise<void>;
  /** The pieces of the JSON file "my data" (`accountData`). */
  data(userId: string, sessionId: string): Promise<AsyncIterable<string>>;
  /** The same to read on a page (`readableAccountData`). */
  readableData(userId: string, sessionId: string): Promise<ReadableAccountData>;
  /** Published content stays, without the author's name. */
  delete(userId: string, confirmation: schema.PasswordConfirmation): Promise<void>;
}

declare module "../../rpc/procedures.ts" {
  interface Services {
    profile: ProfileService;
  }
}

export const profileRouter = router({
  changeName: memberProcedure
    .meta({ rest: "POST /api/account/name", summary: "Change your name", rateLimit: "nameChange" })
    .input(schema.nameChange)
    .output(user)
    .mutation(({ ctx, input }) => ctx.services.profile.changeName(ctx.user.id, input)),

  requestEmail: memberProcedure
    .meta({
      rest: "POST /api/account/email",
      summary: "Ask for a new email address, which a mailed link confirms",
      rateLimit: ["currentPassword", "emailChange"],
      needsFactor: true,
    })
    .input(schema.emailChange)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.profile.requestEmail(ctx.user.id, input)),

  // The token identifies the account: the link works without a session.
  confirmEmail: publicProcedure
    .meta({
      rest: "POST /api/account/confirm-email",
      summary: "Confirm an email address by the token of a mail",
    })
    .input(schema.emailConfirmation)
    .output(schema.confirmedEmail)
    .mutation(({ ctx, input }) => ctx.services.profile.confirmEmail(input)),

  emailStatus: memberProcedure
    .meta({
      rest: "GET /api/account/email",
      summary: "Read your email address and whether it is confirmed",
    })
    .output(schema.emailStatus)
    .query(({ ctx }) => ctx.services.profile.emailStatus(ctx.user.id)),

  sendConfirmation: memberProcedure
    .meta({
      rest: "POST /api/account/email/send-link",
      summary: "Have the confirmation link mailed again",
      rateLimit: "emailConfirmation",
    })
    .output(schema.emailStatus)
    .mutation(({ ctx }) => ctx.services.profile.sendConfirmation(ctx.user.id)),

  changePassword: memberProcedure
    .meta({
      rest: "POST /api/account/password",
      summary: "Change your password, which ends all sessions and access tokens",
      rateLimit: "currentPassword",
      needsFactor: true,
    })
    .input(schema.passwordChange)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      const { factorAt } = ctx.session;
      const account = await ctx.services.profile.changePassword(ctx.user.id, input);
      await signIn(ctx, account, { factorAt });
      await ctx.rateLimiter.resetAfterSignIn(ctx.user.email);
    }),

  confirmPassword: memberProcedure
    .meta({
      rest: "POST /api/account/confirm-password",
      summary: "Give your password again, for calls that need it of late",
      rateLimit: "currentPassword",
    })
    .input(schema.passwordConfirmation)
    .output(nothing)
    .mutation(({ ctx, input }) =>
      ctx.services.profile.confirmPassword(ctx.user.id, ctx.session.id, input),
    ),

  devices: memberProcedure
    .meta({ rest: "GET /api/account/devices", summary: "List where you are signed in" })
    .output(z.array(schema.device))
    .query(({ ctx }) => ctx.services.profile.devices(ctx.user.id, ctx.session.id)),

  endDevice: memberProcedure
    .meta({
      rest: "POST /api/account/devices/:id/sign-out",
      summary: "Sign out one of your devices",
    })
    .input(schema.deviceId)
    .output(nothing)
    .mutation(({ ctx, input }) => ctx.services.profile.endDevice(ctx.user.id, input.id)),

  noticeSetting: memberProcedure
    .meta({
      rest: "GET /api/account/notices",
      summary: "Read how often you are told by mail of what waits for you",
    })
    .output(schema.noticeSetting.nullable())
    .query(({ ctx }) => ctx.services.profile.noticeSetting(ctx.user)),

  setNotices: memberProcedure
    .meta({
      rest: "PUT /api/account/notices",
      summary: "Choose how often you are told by mail of what waits for you",
      rateLimit: "save",
    })
    .input(schema.noticeSetting)
    .output(schema.noticeSetting)
    .mutation(({ ctx, input }) => ctx.services.profile.setNotices(ctx.user.id, input)),

  endOtherDevices: memberProcedure
    .meta({
      rest: "POST /api/account/devices/sign-out-others",
      summary: "Sign out all other devices and end your access tokens",
    })
    .output(nothing)
    .mutation(({ ctx }) => ctx.services.profile.endOtherDevices(ctx.user.id, ctx.session.id)),

  // Its answer is a file in pieces: http/downloads.ts of the API sends it.
  data: memberProcedure
    .meta({
      rest: "GET /api/account/data",
      summary: "Download everything that is kept about your account",
      file: "my-account.json",
      rateLimit: "accountData",
    })
    .query(({ ctx }) => ctx.services.profile.data(ctx.user.id, ctx.session.id)),

  readableData: memberProcedure
    .meta({ rateLimit: "readableData" })
    .output(readableAccountData)
    .query(({ ctx }) => ctx.services.profile.readableData(ctx.user.id, ctx.session.id)),

  delete: memberProcedure
    .meta({
      needsFactor: true,
      rest: "POST /api/account/delete",
      summary: "Delete your account",
      rateLimit: "currentPassword",
    })
    .input(schema.passwordConfirmation)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.profile.delete(ctx.user.id, input);
      ctx.rateLimiter.deleteAccount(ctx.user.email);
      await ctx.session.end();
    }),
});
