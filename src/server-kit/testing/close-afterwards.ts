import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Closes a test's resource after the test, and one opened at file level after the last test. Never twice. */
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
