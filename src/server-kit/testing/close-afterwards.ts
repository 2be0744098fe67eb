import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** What a test starts is closed when it is over; what a file starts at its top, after the last of its tests. Never twice. */
export function closeAfterwards(close: () => Promise<unknown>): () => Promise<void> {
  let closing: Promise<unknown> | undefined;
  const closeOnce = async () => {
    closing ??= close();
    await closing;
  };
  if (TestRunner.getCurrentTest()) onTestFinished(closeOnce);
  else afterAll(closeOnce);
  return closeOnce;
}
