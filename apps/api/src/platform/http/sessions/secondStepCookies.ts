import { REMEMBERED_DAYS, SECOND_STEP_MINUTES } from "@headwaters/contracts";
import type { SecondStepCookies } from "@headwaters/contracts/router";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieOptions } from "./session.ts";

/** Maximum accounts that one browser is remembered for, enough for a family. */
const MAX_ACCOUNTS = 5;
const TOKEN = /^[\w-]{43}$/;

/** The cookies of a sign-in's second step, which hold random tokens and no session. */
export function getSecondStepCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): SecondStepCookies {
  const prefix = secure ? "__Host-headwaters" : "headwaters";
  const [pending, remembered] = [`${prefix}-second-step`, `${prefix}-remembered`];
  const options = cookieOptions(secure);
  const tokens = (request.cookies[remembered] ?? "")
    .split(".", MAX_ACCOUNTS)
    .filter((token) => TOKEN.test(token));
  return {
    token: request.cookies[pending] ?? null,
    setToken(token) {
      if (token === null) reply.clearCookie(pending, options);
      else reply.setCookie(pending, token, { ...options, maxAge: SECOND_STEP_MINUTES * 60 });
    },
    remembered: tokens,
    remember(token) {
      // A new token each time: nobody can have planted it in this browser.
      const value = [...tokens, token].slice(-MAX_ACCOUNTS).join(".");
      reply.setCookie(remembered, value, { ...options, maxAge: REMEMBERED_DAYS * 24 * 60 * 60 });
    },
  };
}
