/// <reference path="./punycode.js.d.ts" />
import punycode from "punycode.js";

/** The part of an address behind its last "@", without characters that end the host of a URL. */
const DOMAIN = /@([^@/\\?#:%[\]\s]{1,253})$/;
/** A part that other people's programs know as it is. */
const ASCII = /^[\x21-\x7e]*$/;

/**
 * Changes the domain of an address to the ASCII form in which it is stored, compared and mailed:
 * "münchen.example" becomes "xn--mnchen-3ya.example". Other texts stay as they are.
 */
export function toAsciiEmail(typed: string): string {
  const domain = DOMAIN.exec(typed)?.[1] ?? "";
  const host = `http://${domain}`;
  if (ASCII.test(domain) || !URL.canParse(host)) return typed;
  return typed.slice(0, -domain.length) + new URL(host).hostname;
}

/** Letters that look like others of the Latin alphabet. */
const LOOKALIKE = { Cyrillic: "асԁеһіјӏорԛѕԝхуъьҽпгѵѡ", Greek: "αηικνορτυχω" };

/**
 * A part of a domain that looks like no other: of one script, or of scripts that are written
 * together. One that could be taken for Latin letters ("аррӏе" in Cyrillic) is shown in ASCII.
 */
const SAFE = new RegExp(
  `^(?:${[
    // Without the dotless i, and without phonetic letters.
    "[a-z\\d\\-\\u00df-\\u00f6\\u00f8-\\u0130\\u0132-\\u024f\\u1e00-\\u1eff]+",
    "[a-z\\d\\-\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}]+",
    "[a-z\\d\\-\\p{scx=Han}\\p{scx=Hangul}]+",
    ...["Arabic", "Armenian", "Bengali", "Devanagari", "Georgian", "Hebrew", "Tamil", "Thai"].map(
      (script) => `[\\d\\-\\p{scx=${script}}]+`,
    ),
    ...Object.entries(LOOKALIKE).map(
      ([script, letters]) => `(?=.*(?![${letters}])\\p{sc=${script}})[\\d\\-\\p{sc=${script}}]+`,
    ),
  ].join("|")})$`,
  "u",
);

/** Decodes a domain; null if it is invalid. */
function decodeDomain(domain: string): string | null {
  try {
    return punycode.toUnicode(domain.toLowerCase());
  } catch {
    return null;
  }
}

/** An address as its owner typed it, where that cannot be taken for another one. */
export function showEmail(email: string): string {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  if (!/(?:^|\.)xn--/i.test(domain)) return email;
  const shown = decodeDomain(domain);
  const isSafe = shown?.split(".").every((label) => SAFE.test(label));
  if (!shown || !isSafe || toAsciiEmail(`@${shown}`) !== `@${domain.toLowerCase()}`) return email;
  return email.slice(0, at) + shown;
}
