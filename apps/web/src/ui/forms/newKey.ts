/** Of one sending of a form: the same again, after a failure, is the same. */
export const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");
