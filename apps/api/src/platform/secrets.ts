/** Secrets of the site: the first signs, all are accepted, so that one can take another's place. */
export type Secrets = readonly [string, ...string[]];
