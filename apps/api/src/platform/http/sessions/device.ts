import { addDays } from "date-fns/addDays";
import fp from "fastify-plugin";
import { TRUST_DAYS, type TrustedDevice, trustedDevices } from "../../rate-limit/trustedDevices.ts";
import { cookieOptions, type SessionOptions } from "./session.ts";

/** The browser of one request, as accounts trust it. */
export interface Device {
  /** Finds the account's grant in the device cookie; null without one. */
  find(account: string): TrustedDevice | null;
  trust(account: string): void;
  distrust(account: string): void;
}

declare module "fastify" {
  interface FastifyRequest {
    device: Device;
    /** The new value of the device cookie; undefined: unchanged, null: deleted. */
    newDeviceCookie: string | null | undefined;
  }
}

/**
 * Reads and writes the device cookie. Registered after the session plugin, so that the session cookie
 * comes first.
 */
export const device = fp<Omit<SessionOptions, "store">>(
  async (app, { secrets, secure }) => {
    const name = secure ? "__Host-headwaters-device" : "headwaters-device";
    const devices = trustedDevices(secrets);
    app.decorateRequest("device");
    app.decorateRequest("newDeviceCookie");
    app.addHook("onRequest", async (request) => {
      // The calls of a batch share one response, so each builds on the value that the previous one set.
      const value = () => {
        const changed = request.newDeviceCookie;
        // A cookie that an earlier call deleted must not return with the next call.
        return changed === undefined ? request.cookies[name] : (changed ?? undefined);
      };
      request.device = {
        find: (account) => devices.find(value(), account),
        trust(account) {
          request.newDeviceCookie = devices.grant(value(), account);
        },
        distrust(account) {
          request.newDeviceCookie = devices.revoke(value(), account);
        },
      };
    });
    app.addHook("onSend", async (request, reply) => {
      const value = request.newDeviceCookie;
      const options = cookieOptions(secure);
      if (value === null) reply.clearCookie(name, options);
      if (typeof value !== "string") return;
      reply.setCookie(name, value, { ...options, expires: addDays(new Date(), TRUST_DAYS) });
    });
  },
  { name: "device", dependencies: ["session"] },
);
