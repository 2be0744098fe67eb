/** Rejects when the work takes longer than the timeout; a later result is dropped. */
export function withTimeout<V>(work: Promise<V>, milliseconds: number): Promise<V> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing came within ${milliseconds} ms`)), milliseconds);
    timer.unref();
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
