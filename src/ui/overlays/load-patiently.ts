/**
 * What could not be loaded, as the line was away, is asked for again for as long as it takes: a message must not break
 * the page that it is about.
 */
export async function loadPatiently<T>(load: () => Promise<T>, pauseMilliseconds = 2_000): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
  }
}
