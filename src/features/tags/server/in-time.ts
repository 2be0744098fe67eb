/** Fails when nothing has come of it by then; what comes later is for nobody. */
export function inTime<V>(work: Promise<V>, milliseconds: number): Promise<V> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing came within ${milliseconds} ms`)), milliseconds);
    timer.unref();
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
