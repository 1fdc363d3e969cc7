/**
 * Settles like `work`, or fails after this many seconds, so that a hanging browser cannot block a
 * command.
 * @param name named in the error
 */
export async function within<T>(seconds: number, name: string, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`${name}: not done within ${seconds} s.`)),
    seconds * 1000,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
