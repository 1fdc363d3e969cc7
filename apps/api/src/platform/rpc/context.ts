import type {
  Context,
  RateLimiter,
  SecondStepCookies,
  Services,
  Session,
} from "@headwaters/contracts/router";
import type { FastifyReply, FastifyRequest } from "fastify";
import { toTransientError } from "../http/failures/transientErrors.ts";
import type { Device } from "../http/sessions/device.ts";
import { getSecondStepCookies } from "../http/sessions/secondStepCookies.ts";
import { getSession } from "../http/sessions/session.ts";

async function reject(): Promise<never> {
  throw new Error("An answer without a session signs nobody in or out and is nobody's attempt.");
}
const noSession: Session = {
  userId: null,
  id: "",
  passwordAt: null,
  factorAt: null,
  start: reject,
  end: reject,
};

function rejectCookie(): never {
  throw new Error("An answer without a session sets no cookies.");
}
const noCookies: SecondStepCookies = {
  token: null,
  setToken: rejectCookie,
  remembered: [],
  remember: rejectCookie,
};

/** Builds the context of the procedures that one request calls. */
export type CreateContext = (request: FastifyRequest, reply: FastifyReply) => Context;

export interface Contexts {
  createContext: CreateContext;
  /** The context of anonymous responses, which depend on no particular request. */
  anonymous: Context;
}

const noRateLimiter: RateLimiter = {
  begin: reject,
  resetAfterSignIn: reject,
  deleteAccount: reject,
};

export function createContexts(
  services: Services,
  createRateLimiter: (ipAddress: string, device: Device) => RateLimiter,
  secure: boolean,
): Contexts {
  return {
    createContext: (request, reply) => {
      const { access: token, ip, device } = request;
      return {
        services,
        session: token
          ? { ...noSession, userId: token.user.id, user: token.user, token }
          : getSession(request, reply, secure),
        secondStep: token ? noCookies : getSecondStepCookies(request, reply, secure),
        rateLimiter: createRateLimiter(ip, device),
        toTransientError,
      };
    },
    anonymous: {
      services,
      session: noSession,
      secondStep: noCookies,
      rateLimiter: noRateLimiter,
      toTransientError,
    },
  };
}
