/**
 * Resolves as `work` does, or fails after this many seconds: a browser that no longer answers must not
 * keep a command for ever.
 * @param name what was waited for
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
