/** Secrets of the site: the first signs, all are accepted, so that a secret can be rotated. */
export type Secrets = readonly [string, ...string[]];
