import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, for a link. */
export const createToken = () => randomBytes(32).toString("base64url");

/** What is stored of a token: whoever reads the database cannot use it. */
export const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
